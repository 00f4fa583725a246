/** The index that the browser loads: the texts of the site, from which the browser builds its tables. */

type PageKind = 'page' | 'post' | 'operation' | 'model';

export type ResultKind = PageKind | 'section' | 'command' | 'field';

export interface SearchIndex {
  pages: IndexedPage[];
  /** Field names that do not follow from their ids: `filter-x` for `filter[x]`. */
  names: Record<string, string>;
}

export interface IndexedPage {
  kind: PageKind;
  /** Root-relative, without the path prefix. */
  path: string;
  title: string;
  /** The page's context, such as an API's title. */
  context: string;
  description?: string;
  /** The text before the first section. */
  text?: string;
  /** Search terms that are not shown: the writer's keywords, tags, operation ids. */
  keywords?: string[];
  /** True for a page that comes after all other results. */
  last?: true;
  /** An operation's method, in upper case. */
  method?: string;
  /** An operation's path. */
  urlPath?: string;
  /** An operation's response statuses, separated by spaces. */
  statuses?: string;
  sections?: IndexedSection[];
  /** Ids of all parameters and fields on the page, separated by spaces. */
  fields?: string;
}

export interface IndexedSection {
  id: string;
  heading: string;
  text?: string;
  /** Search terms that are not shown. */
  keywords?: string[];
  /** True for a bot's command; its heading is the command as typed. */
  command?: true;
}
