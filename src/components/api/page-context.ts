import { createFieldIds } from '../../openapi/field-id';
import type { Direction } from '../../openapi/fits';
import type { Api } from '../../openapi/model';
import { createHeadings, type Headings } from './headings';
import type { SchemaContext } from './schema-context';

/** What the parts of one page share while it is rendered. */
export interface PageContext {
  api: Api;
  headings: Headings;
  newId: (parent: string, name: string) => string;
}

export function createPageContext(api: Api): PageContext {
  return { api, headings: createHeadings(), newId: createFieldIds() };
}

/** The start of a tree of rows under `parent`. */
export function schemaContext(
  { api, newId }: PageContext,
  direction: Direction | null,
  parent: string,
  editable = false,
): SchemaContext {
  return { api, newId, direction, parent, trail: [], depth: 0, editable };
}
