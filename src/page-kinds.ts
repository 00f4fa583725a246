/** The kinds of pages. A new kind takes an entry here, and in the table of fields below; CONTRIBUTING.md lists the other files. */

export interface PageKind {
  /** The file of its template in `src/templates`. */
  template: string;
  /** The file below `content/` that its page is made of: `home` for `home.yaml`. `src/content/read/data-files.ts` lists it. */
  data?: string;
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
  Home: { template: 'home', data: 'home', section: 'Optional' },
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

interface OwnFields {
  /** Fields in GraphQL's language, besides those of every page. */
  fields: string;
  /** The types of these fields that no other kind has. */
  types?: string;
}

/** The GraphQL fields of each kind, in a separate table that browsers do not need. */
export const ownFields: Partial<Record<PageType, OwnFields>> = {
  Home: {
    fields: 'content: HomeContent!',
    types: `
      type HomeContent {
        headline: String!
        tagline: String!
        search: String
        action: PageLink!
        secondary: PageLink
        points: [HomePoint!]!
        audiences: [HomeAudience!]
      }
      type HomePoint { title: String! text: String! icon: String }
      type HomeAudience { title: String! text: String! links: [PageLink!]! }`,
  },
  DocsIndex: {
    fields: 'sections: [DocsSection!]!',
    types: `
      type DocsSection { id: String label: String! description: String! links: [DocsCard!]! }
      type DocsCard { label: String! path: String! description: String! }`,
  },
  Doc: { fields: 'draft: Boolean! tags: [TagLink!]!' },
  Api: {
    fields: `
      groups: [ApiGroup!]!
      webhooks: [ApiOperation!]! @link
      models: [ApiModel!]! @link
      "Numbers of its parts: 9 operations, 1 webhook and 2 models."
      contents: String!
      "Path of the overview."
      overview: String!`,
    types: `
      "Tags under a heading of their own, where the specification groups them."
      type ApiGroup { title: String tags: [ApiTag!]! }
      type ApiTag {
        id: String!
        name: String!
        html: String!
        "The beginning of its text."
        summary: String!
        "Path of the page of a tag that has text and no operations."
        introduction: String
        externalDocs: WebLink
        operations: [ApiOperation!]! @link
      }
      type WebLink { label: String! url: String! }`,
  },
  ApiOperation: {
    fields: `
      method: String!
      "Path of the request, with parameters in braces."
      urlPath: String!
      summary: String!
      operationId: String
      deprecated: Boolean!
      "True for a request that the API sends."
      isWebhook: Boolean!
      tags: [String!]!
      authentication: ApiAuthentication!
      "Alternatives, any one of which is enough; one without schemes needs no credentials."
      security: [ApiSecurity!]!
      parameters: [ApiParameter!]!
      "Such as 200, 4XX or default."
      statuses: [String!]!
      "All models of its parameters, request and responses, direct or nested."
      models: [ApiModel!]! @link`,
    types: `
      enum ApiAuthentication { required optional none }
      "Schemes that are needed together."
      type ApiSecurity { schemes: [ApiSecurityUse!]! }
      type ApiSecurityUse { scheme: String! scopes: [String!]! }
      type ApiParameter { name: String! in: String! type: String! required: Boolean! deprecated: Boolean! }`,
  },
  ApiModel: { fields: 'summary: String! deprecated: Boolean!' },
  Post: {
    fields: `
      date: DateInWords!
      tags: [TagLink!]!
      authors: [Author!]!
      readingMinutes: Int!
      draft: Boolean!
      "Its sections that list changes."
      sections: [PostSection!]!`,
    types: `
      type Author { id: String! name: String! url: String description: String }
      "A section of a post, with the number of items in its lists."
      type PostSection { id: String! text: String! items: Int! }`,
  },
  ReleaseList: { fields: 'posts: [Post!]! @link' },
  Browse: {
    fields: 'groups: [PostGroup!]!',
    types: `
      "Posts of a year, an author or a tag: all, or the newest of the total."
      type PostGroup {
        "Id of its heading."
        id: String!
        name: String!
        "A page of the site, or another site's address."
        link: String
        description: String
        total: Int!
        posts: [Post!]! @link
      }`,
  },
  Tag: { fields: 'posts: [Post!]! @link docs: [Doc!]! @link' },
  Search: {
    fields: 'groups: [SearchGroup!]!',
    types: `
      "Every page of one sidebar, as a plain list."
      type SearchGroup { label: String! links: [PageLink!]! }`,
  },
  Moved: { fields: 'target: String!' },
};
