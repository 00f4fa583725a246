import type { NodeInput, SourceNodesArgs } from 'gatsby';
import type { Heading } from '../../nav';
import type { Section } from '../../site';
import type { PageType } from './schema';

/** What a node is made with. */
export type NodeArgs = Pick<SourceNodesArgs, 'createContentDigest'>;

/** What every page node holds. Sidebar, breadcrumbs, previous and next are resolved from `sidebarId` and `trail`. */
export interface PageFields {
  path: string;
  title: string;
  /** A sentence of at most 160 characters or so, for search engines and link previews. */
  description: string;
  section: Section | null;
  sidebarId: string | null;
  /** The breadcrumbs above the sidebar's own categories. */
  trail: { label: string; path?: string }[];
  headings: Heading[];
  html: string;
  editUrl: string | null;
  lastUpdated: DateInWords | null;
}

export interface DateInWords {
  iso: string;
  text: string;
}

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A date as readers see it, in UTC, so that server and browser agree. */
export function dateInWords(iso: string): DateInWords {
  return { iso, text: days.format(new Date(iso)) };
}

const defaults: Omit<PageFields, 'path' | 'title' | 'description'> = {
  section: null,
  sidebarId: null,
  trail: [],
  headings: [],
  html: '',
  editUrl: null,
  lastUpdated: null,
};

/** The id of a page's node, by its path or file. It stands in the page's data, where a digest would cost as much as a line of text. */
export function pageId(source: string): string {
  return `page ${source}`;
}

/** A page as data: its kind, what every page holds, and what its kind adds. */
export interface SitePage extends PageFields {
  type: PageType;
  /** Of its node. */
  id: string;
  [field: string]: unknown;
}

/**
 * A page of one kind. Its id is the page's path, if it has no other, so a second node of the same path would replace the first;
 * `withoutTaken` in `route-checks.ts` and `checkAcross` in `project-checks.ts` see to it that there is none.
 */
export function sitePage<Fields extends Pick<PageFields, 'path' | 'title' | 'description'> & Partial<PageFields>>(
  type: PageType,
  fields: Fields,
): SitePage & Fields {
  return { id: pageId(fields.path), ...defaults, ...fields, type };
}

/** The node of a page. */
export function pageNode(args: NodeArgs, { type, ...page }: SitePage): NodeInput {
  return {
    ...page,
    parent: null,
    children: [],
    internal: { type, contentDigest: args.createContentDigest(page) },
  };
}
