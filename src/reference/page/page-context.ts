import { createFieldIds } from '../../openapi/schema/field-id';
import type { Direction } from '../../openapi/schema/problems';
import type { Api } from '../../openapi/model/model';
import { createHeadings, type Headings } from './headings';
import type { SchemaContext } from './schema-context';

/** State that the parts of one page share while it is rendered. */
export interface PageContext {
  api: Api;
  headings: Headings;
  newId: (parent: string, name: string) => string;
}

export function createPageContext(api: Api): PageContext {
  return { api, headings: createHeadings(), newId: createFieldIds() };
}

/** Start a tree of rows. */
export function schemaContext({ api }: PageContext, direction: Direction | null, editable = false): SchemaContext {
  return { api, direction, depth: 0, editable };
}
