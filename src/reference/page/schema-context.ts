import type { FieldNotes } from '../../openapi/changes/own-history';
import type { Direction } from '../../openapi/schema/problems';
import type { Api } from '../../openapi/model/model';

/** The position of a schema's rows in a page. */
export interface SchemaContext {
  api: Api;
  /** Null on a schema's own page, which covers both directions. */
  direction: Direction | null;
  /** Number of rows open around it. */
  depth: number;
  /** True inside a variant, whose own variants wait for the reader. */
  inVariant?: boolean;
  /** True if the reader can type values for these rows into the samples. */
  editable: boolean;
  /** Since when fields are there, by their ids. */
  notes: FieldNotes;
}
