/** Search entries, which a browser makes once, from the index. Pure. */
import { fieldName, nearness } from './field-place';
import type { IndexedPage, IndexedSection, ResultKind, SearchIndex } from './search-index';
import { foldCase, squash } from './split-words';

/** A page, section or command; or the name of a field, once for all pages that have it. */
export interface Entry {
  id: number;
  kind: ResultKind;
  title: string;
  /** Operation id, path, keywords. */
  names: string[];
  /** The title as one word; absent for fields, whose names are single words already. */
  joined?: string;
  method?: string;
  /** The page's context, and an operation's verbs and statuses. */
  about?: string;
  text?: string;
  /** Title and names in lower case, without accents. */
  folded: string[];
  /** `folded` without punctuation. */
  squashed: string[];
  /** One place for a page or section; all places of a field. */
  places: Place[];
}

/** A place where an entry can be read. */
export interface Place {
  page: IndexedPage;
  section?: IndexedSection;
  /** The anchor of a field. */
  field?: string;
  /** The page's entry, unless this entry is the page itself. */
  pageId?: number;
  /** The likelihood that readers mean this place, up to 1. */
  near: number;
}

/** Words that readers use for HTTP methods. */
const verbs: Readonly<Partial<Record<string, string>>> = {
  POST: 'create add new',
  PUT: 'update replace',
  PATCH: 'update change',
  DELETE: 'delete remove',
};

/** The number of pages to index before the browser may respond to the reader again. */
const slice = 100;

/** @returns the entries of an index, in the order of their ids */
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
      const { heading, text = '', keywords: names = [], command } = section;
      const name = command ? heading.replace(/ \(.*/, '') : heading;
      // A schema without a page has a section on a page that names it.
      const isSchema = kind === 'operation' || kind === 'model';
      add({
        kind: command ? 'command' : kind === 'post' ? 'post' : isSchema ? 'model' : 'section',
        title: name,
        joined: squash(name),
        names,
        text: `${heading} ${text}`,
        places: [{ page, section, pageId, near: isSchema ? 0.2 : 1 }],
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
