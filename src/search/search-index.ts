/** What the browser is sent to search in: the site's own words, from which it makes its tables. */

export type PageKind = 'page' | 'post' | 'operation' | 'model';

export type ResultKind = PageKind | 'section' | 'command' | 'field';

export interface SearchIndex {
  pages: IndexedPage[];
  /** Names of fields that their ids, as steps, do not spell: `filter-x` for `filter[x]`. */
  names: Record<string, string>;
}

export interface IndexedPage {
  kind: PageKind;
  /** Root-relative, without the path prefix. */
  path: string;
  title: string;
  /** What it is a part of, such as an API's title. */
  context: string;
  description?: string;
  /** What stands before the first section. */
  text?: string;
  /** Found, but not shown: what the writer gave, tags, operation ids. */
  keywords?: string[];
  /** It comes after everything else. */
  last?: true;
  /** Upper case; of an operation. */
  method?: string;
  /** The path that an operation is called at. */
  urlPath?: string;
  /** With what statuses an operation answers, with a space between them. */
  statuses?: string;
  sections?: IndexedSection[];
  /** Ids of all parameters and fields on the page, with a space between them. */
  fields?: string;
}

export interface IndexedSection {
  /** The anchor. */
  id: string;
  heading: string;
  text: string;
  /** As those of a page. */
  keywords?: string[];
  /** Of a bot's command, whose heading is how it is typed. */
  command?: true;
}
