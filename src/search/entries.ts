/** What search finds, made from the index once a visit. Pure. */
import { fieldName, nearness } from './field-place';
import type { IndexedPage, IndexedSection, ResultKind, SearchIndex } from './search-index';
import { foldCase, squash } from './words';

/** A page, section or command; or the name of a field, once for all pages that have it. */
export interface Entry {
  /** Its place in the list of entries. */
  id: number;
  kind: ResultKind;
  title: string;
  /** Operation id, path, keywords. */
  names: string[];
  /** The title as one word; of a field, its name is found as one anyway. */
  joined?: string;
  method?: string;
  /** What it is a part of, does and answers with. */
  about?: string;
  text?: string;
  /** Title and names in lower case, without accents. */
  folded: string[];
  /** The same without signs. */
  squashed: string[];
  /** Where it stands: a page or section once, a field as often as it is used. */
  places: Place[];
}

/** Where an entry is to be read. */
export interface Place {
  page: IndexedPage;
  section?: IndexedSection;
  /** The anchor of a field. */
  field?: string;
  /** The entry of the page, unless it is the page itself. */
  pageId?: number;
  /** How likely this place is meant, to 1. */
  near: number;
}

/** What readers call what a method does. */
const verbs: Readonly<Partial<Record<string, string>>> = {
  POST: 'create add new',
  PUT: 'update replace',
  PATCH: 'update change',
  DELETE: 'delete remove',
};

/** How many pages are taken apart before the browser may respond to the reader. */
const slice = 100;

/** @returns the entries of an index, each at its id */
export async function entriesOf({ pages, names: spellings }: SearchIndex): Promise<Entry[]> {
  const entries: Entry[] = [];
  const fields = new Map<string, Place[]>();
  const add = (entry: Omit<Entry, 'id' | 'folded' | 'squashed'>): number => {
    const names = [entry.title, ...entry.names];
    entries.push({ ...entry, id: entries.length, folded: names.map(foldCase), squashed: names.map(squash) });
    return entries.length - 1;
  };
  for (const [at, page] of pages.entries()) {
    if (at % slice === slice - 1) await new Promise((resolve) => setTimeout(resolve));
    const { kind, title, context, keywords = [], method = '', urlPath, statuses = '' } = page;
    const pageId = add({
      kind,
      title,
      joined: squash(title),
      names: urlPath ? [...keywords, urlPath, `${method} ${urlPath}`] : keywords,
      method,
      about: `${context} ${verbs[method] ?? ''} ${statuses}`,
      text: `${page.description ?? ''} ${page.text ?? ''}`,
      places: [{ page, near: 1 }],
    });
    for (const section of page.sections ?? []) {
      const { heading, text, keywords: names = [], command } = section;
      const name = command ? heading.replace(/ \(.*/, '') : heading;
      add({
        kind: command ? 'command' : kind === 'post' ? 'post' : 'section',
        title: name,
        joined: squash(name),
        names,
        text: `${heading} ${text}`,
        places: [{ page, section, pageId, near: 1 }],
      });
    }
    for (const field of page.fields?.split(' ').filter(Boolean) ?? []) {
      const step = fieldName(field);
      const name = (Object.hasOwn(spellings, step) && spellings[step]) || step;
      const place = { page, field, pageId, near: nearness(field) };
      const known = fields.get(name);
      const places = known ?? [];
      places.push(place);
      if (known) continue;
      fields.set(name, places);
      add({ kind: 'field', title: name, names: [], places });
    }
  }
  return entries;
}
