import { createSlugger } from '../../text/frame-ids';
import type { Heading } from '../../nav';
import type { FieldNotes } from '../../openapi/changes/own-history';
import { createFieldIds } from '../../openapi/schema/field-id';
import type { Direction } from '../../openapi/schema/problems';
import type { Api } from '../../openapi/model/model';

/** State that the parts of one page share while it is rendered. */
export interface PageContext {
  api: Api;
  headings: Headings;
  newId: (parent: string, name: string) => string;
  /** Prefix of ids within a callback; empty in the page's own operation. */
  prefix: string;
  /** Since when fields exist, by their ids. */
  notes: FieldNotes;
}

export function createPageContext(api: Api, notes: FieldNotes = new Map()): PageContext {
  const slugger = createSlugger();
  const list: Heading[] = [];
  const add: Headings['add'] = (text, depth, wanted) => {
    const id = wanted ?? slugger.slug(text);
    if (depth === 2 || depth === 3) list.push({ id, text, depth });
    return id;
  };
  return { api, notes, headings: { list, add }, newId: createFieldIds(), prefix: '' };
}

/** The position of a schema's rows in a page. */
export interface SchemaContext extends PageContext {
  /** Null on a schema's own page, which covers both directions. */
  direction: Direction | null;
  depth: number;
  /** True inside a variant: the reader opens its own variants. */
  inVariant?: boolean;
  /** True if readers can type values for these rows, which the samples then send. */
  editable: boolean;
}

/** Collects a page's headings while it is rendered. */
interface Headings {
  list: Heading[];
  /** Add a heading and return its unique id: `wanted`, or a slug of the text. Only levels 2 and 3 are listed. */
  add: (text: string, depth: number, wanted?: string) => string;
}
