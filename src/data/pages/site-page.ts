import type { Heading } from '../../nav';
import type { EarlierPage } from '../../reference/earlier-notice';
import type { Section } from '../../site';
import { dayInWords } from '../../text/day';
import type { PageType } from '../../page-kinds';

/** Fields of every page. `frameFields` makes sidebar, breadcrumbs, previous and next from `sidebarId` and `trail`. */
export interface PageFields {
  path: string;
  title: string;
  /** A sentence of about 160 characters at most, for search engines and link previews. */
  description: string;
  section: Section | null;
  sidebarId: string | null;
  /** The breadcrumbs above the sidebar's own categories. */
  trail: { label: string; path?: string }[];
  headings: Heading[];
  html: string;
  downloads: { label: string; path: string }[];
  editUrl: string | null;
  lastUpdated: DateInWords | null;
}

interface DateInWords {
  iso: string;
  text: string;
}

export const dateInWords = (iso: string): DateInWords => ({ iso, text: dayInWords(iso) });

const defaults: Omit<PageFields, 'path' | 'title' | 'description'> = {
  section: null,
  sidebarId: null,
  trail: [],
  headings: [],
  html: '',
  downloads: [],
  editUrl: null,
  lastUpdated: null,
};

/** Return the id of a page's node, by its path or file. Every page's data contains it, and a digest would be longer. */
export function pageId(source: string): string {
  return `page ${source}`;
}

/** A page as a plain object: its type, the fields of every page, and the fields of its type. */
export interface SitePage extends PageFields {
  type: PageType;
  id: string;
  /** The page's source file, from the project's root. The file's node is the parent of the page's node. */
  source?: string;
  /** Files whose last change is the page's, if not only `source`. */
  dated?: readonly string[];
  /** For a page of an earlier version of an API: its place among the versions. */
  earlier?: EarlierPage;
  [field: string]: unknown;
}

/** Make a page of one type. Two pages with one path would replace each other: `withoutTaken` and `checkAcross` prevent that. */
export function sitePage<Fields extends Pick<PageFields, 'path' | 'title' | 'description'> & Partial<PageFields>>(
  type: PageType,
  fields: Fields,
): SitePage & Fields {
  return { id: pageId(fields.path), ...defaults, ...fields, type };
}
