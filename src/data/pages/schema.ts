/**
 * The GraphQL types of the site, in SDL. Every route is a node that implements `Page`. A GraphQL selection cannot be recursive, as
 * a sidebar is, so a sidebar is JSON: `components/frame/layout.tsx` casts it once.
 */
import { pageKinds, pageTypes, type PageType } from '../../page-kinds';

const pageFields = `
  id: ID!
  path: String!
  title: String!
  description: String!
  section: String
  breadcrumbs: [Breadcrumb!]!
  headings: [PageHeading!]!
  sidebar: JSON
  "Files of what the page is about, to take away."
  downloads: [PageLink!]!
  previous: PageLink
  next: PageLink
  editUrl: String
  lastUpdated: DateInWords
  html: String!
`;

/** Types of pages whose body is rendered when GraphQL asks for it. */
export const withBody: readonly PageType[] = pageTypes.filter((type) => pageKinds[type].template === 'reference');

const apiFields = `
  slug: String!
  version: String!
  "The place among the versions, of a page of an earlier one."
  earlier: EarlierPage
`;

const extraFields: Partial<Record<PageType, string>> = {
  Home: 'content: HomeContent! latest: Post @link',
  DocsIndex: 'sections: [DocsSection!]!',
  Doc: 'draft: Boolean! tags: [TagLink!]!',
  Post: `
    date: DateInWords!
    tags: [TagLink!]!
    authors: [Author!]!
    readingMinutes: Int!
    draft: Boolean!
    related: [Post!]! @link
    "Its sections that list changes."
    sections: [PostSection!]!`,
  Api: `
    groups: [ApiGroup!]!
    webhooks: [ApiOperation!]! @link
    models: [ApiModel!]! @link
    deprecated: [ApiOperation!]! @link
    "Numbers of its parts: 9 operations, 1 webhook and 2 models."
    contents: String!
    "Path of the overview."
    overview: String!
`,
  ApiOperation: `
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
  ApiChanges: '"Path of its Atom feed." feed: String!',
  ApiErrors: '"Such as 404, 4XX or default." statuses: [String!]!',
  ApiModel: 'summary: String! deprecated: Boolean!',
  ReleaseList: 'posts: [Post!]! @link pageNumber: Int! pageCount: Int!',
  Browse: 'groups: [PostGroup!]!',
  Tag: 'name: String! posts: [Post!]! @link docs: [Doc!]! @link',
  Search: 'groups: [SearchGroup!]!',
  Moved: 'target: String!',
};

export const typeDefs = `
  interface Page implements Node {${pageFields}}

  "The fields are named here: inferred ones would change with what writers write, and the types of queries with them."
  type Mdx implements Node @dontInfer { frontmatter: MdxFrontmatter body: String }
  type MdxFrontmatter { title: String description: String date: Date @dateformat tags: [String!] authors: [String!] draft: Boolean sidebar: Boolean sidebar_label: String sidebar_position: Float }

  type Breadcrumb { label: String! path: String }
  type PageHeading { id: String! text: String! depth: Int! }
  type PageLink { label: String! path: String! }
  "A day, and the same day as readers see it (UTC)."
  type DateInWords { iso: String! text: String! }
  type TagLink { name: String! path: String! }
  type Author { id: String! name: String! url: String description: String }
  "A section of a post, with the number of items in its lists."
  type PostSection { id: String! text: String! items: Int! }
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
  }

  type HomeContent {
    headline: String!
    tagline: String!
    search: String!
    action: PageLink!
    secondary: PageLink
    points: [HomePoint!]!
    audiences: [HomeAudience!]!
  }
  type HomePoint { title: String! text: String! icon: String }
  type HomeAudience { title: String! text: String! links: [PageLink!]! }
  type DocsSection { id: String label: String! description: String! links: [DocsCard!]! }
  type DocsCard { label: String! path: String! description: String! }
  "Every page of one sidebar, as a plain list."
  type SearchGroup { label: String! links: [PageLink!]! }

  type EarlierPage {
    version: String!
    date: DateInWords
    "The subject of the page: operation, webhook, model, topic or page."
    subject: String!
    "The same page of the current version."
    current: PageLink
    "The first version without it."
    gone: PageLink
    "Other versions, newest first."
    others: [PageLink!]!
    "Path of the list of changes."
    changes: String!
    "The same, as finished HTML."
    notice: String!
  }

  "A page about one API."
  interface ApiPage implements Node & Page {${pageFields}${apiFields}}
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
  type WebLink { label: String! url: String! }
  enum ApiAuthentication { required optional none }
  "Schemes that are needed together."
  type ApiSecurity { schemes: [ApiSecurityUse!]! }
  type ApiSecurityUse { scheme: String! scopes: [String!]! }
  type ApiParameter { name: String! in: String! type: String! required: Boolean! deprecated: Boolean! }

  "Problems in the sources, only in develop."
  type Problems implements Node @dontInfer { text: String, held: [String!]! }

  ${pageTypes.map(typeOf).join('\n  ')}
`;

function typeOf(type: PageType): string {
  const { childOf, section } = pageKinds[type];
  const isOfApi = section === 'API';
  const interfaces = isOfApi ? 'Node & Page & ApiPage' : 'Node & Page';
  const parent = childOf ? ` @childOf(types: ["${childOf}"])` : '';
  return `type ${type} implements ${interfaces}${parent} @dontInfer {${pageFields}${isOfApi ? apiFields : ''}${extraFields[type] ?? ''}}`;
}
