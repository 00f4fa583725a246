/**
 * The GraphQL types of the site, in SDL. Every route is a node that implements `Page`. A GraphQL selection cannot be recursive, as
 * a sidebar is, so a sidebar is JSON: `components/frame/layout.tsx` casts it once.
 */
import { ownFields, pageKinds, pageTypes, type PageType } from '../../page-kinds';

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
  type EarlierPage {
    version: String!
    "The same page of the current version."
    current: PageLink
    "Its place among the versions, as finished HTML."
    notice: String!
  }

  "A page about one API."
  interface ApiPage implements Node & Page {${pageFields}${apiFields}}
  "Problems in the sources, only in develop."
  type Problems implements Node @dontInfer { text: String, held: [String!]! }

  ${pageTypes.map(typeOf).join('\n  ')}
`;

function typeOf(type: PageType): string {
  const { childOf, section } = pageKinds[type];
  const { fields = '', types = '' } = ownFields[type] ?? {};
  const isOfApi = section === 'API';
  const interfaces = isOfApi ? 'Node & Page & ApiPage' : 'Node & Page';
  const parent = childOf ? ` @childOf(types: ["${childOf}"])` : '';
  return `type ${type} implements ${interfaces}${parent} @dontInfer {${pageFields}${isOfApi ? apiFields : ''}${fields}} ${types}`;
}
