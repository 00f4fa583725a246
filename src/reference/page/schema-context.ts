import type { FieldNotes } from '../../openapi/changes/own-history';
import type { Direction } from '../../openapi/schema/fits';
import type { Api } from '../../openapi/model/model';

/** Where in a page a schema's rows stand. */
export interface SchemaContext {
  api: Api;
  /** Null on a schema's own page, which is about both. */
  direction: Direction | null;
  /** How many rows are open around it. */
  depth: number;
  /** Whether the reader can type values for these rows into the samples. */
  editable: boolean;
  /** Since when fields are there, by their ids. */
  notes: FieldNotes;
}
