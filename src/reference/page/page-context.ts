import type { FieldNotes } from '../../openapi/changes/own-history';
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
  /** Since when fields are there, by their ids. */
  notes: FieldNotes;
}

export function createPageContext(api: Api, notes: FieldNotes = new Map()): PageContext {
  return { api, notes, headings: createHeadings(), newId: createFieldIds() };
}

/** Start a tree of rows. */
export function schemaContext(
  { api, notes }: PageContext,
  direction: Direction | null,
  editable = false,
): SchemaContext {
  return { api, direction, depth: 0, editable, notes };
}
