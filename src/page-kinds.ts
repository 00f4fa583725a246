/** The kinds of pages. A new kind takes an entry here; CONTRIBUTING.md lists the other files. */

export interface PageKind {
  /** The file of its template in `src/templates`. */
  template: string;
  /** The type of its parent node, which lists it as a child, as in `childDoc` of `Mdx`. */
  childOf?: 'Mdx' | 'File';
  /** Its section in `llms.txt`; `API` stands for a section for each API. */
  section?: 'Documentation' | 'API' | 'Releases' | 'Optional';
  /** Its type for search engines; `llms-full.txt` holds the text of such pages. */
  article?: 'TechArticle' | 'BlogPosting';
  /** False for a page that search does not find, `last` for a page that comes last. */
  search?: false | 'last';
}

const api = { template: 'reference', section: 'API', article: 'TechArticle' } as const;

/** Every kind of page, by the name of its GraphQL type. */
const kinds = {
  Home: { template: 'home', section: 'Optional' },
  MarkdownPage: { template: 'doc', childOf: 'Mdx', section: 'Optional', article: 'TechArticle', search: 'last' },
  DocsIndex: { template: 'docs-index', section: 'Optional' },
  Doc: { template: 'doc', childOf: 'Mdx', section: 'Documentation', article: 'TechArticle' },
  Api: { template: 'api-index', childOf: 'File', section: 'API' },
  ApiOverview: api,
  ApiChanges: api,
  ApiTopic: api,
  ApiErrors: api,
  ApiOperation: api,
  ApiModel: api,
  ReleaseList: { template: 'release-list', section: 'Optional' },
  Post: { template: 'post', childOf: 'Mdx', section: 'Releases', article: 'BlogPosting' },
  Browse: { template: 'browse', section: 'Optional' },
  Tag: { template: 'tag', section: 'Optional', search: false },
  Search: { template: 'search', search: false },
  NotFound: { template: 'not-found' },
  Moved: { template: 'moved' },
} as const satisfies Record<string, PageKind>;

export type PageType = keyof typeof kinds;

export const pageKinds: Readonly<Record<PageType, PageKind>> = kinds;

export const pageTypes = /* @__PURE__ */ Object.keys(kinds) as PageType[];

/**
 * True for a page in the sitemap, search and Markdown: every page except "not found" and redirects. Not a column of the table,
 * because browsers need only this.
 */
export const isPublishedType = (type: PageType | undefined): boolean => type !== 'NotFound' && type !== 'Moved';
