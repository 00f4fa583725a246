import path from 'node:path';
import type { CreateNodeArgs, Node, SourceNodesArgs } from 'gatsby';
import { formatReport } from '../diagnostic';
import { links, type NavItem } from '../nav';
import { paths } from '../paths';
import { site as siteConfig } from '../site';
import { apiBody, apiNodes, apiSidebar } from './api-nodes';
import { authorsOf, docsSidebar, documentNode, postEntries, siteNodes } from './content-nodes';
import { pageNode } from './page-node';
import { sidebarNodeId } from './resolvers';
import { releaseLists, releasesSidebar } from './release-nodes';
import { errorsOf, readSite, type SiteSource } from './site-source';

const isWriting = process.env.gatsby_executing_command === 'develop';

let source: SiteSource | null = null;

/** What the site is made from; read once a build, and again in develop when a source file changes. */
export async function siteSource(): Promise<SiteSource> {
  source ??= await readSite(process.cwd(), isWriting);
  return source;
}

/** Stops a build with the complete list of what is wrong in documents and specifications. */
export async function checkSources({
  reporter,
}: {
  reporter: { panic(message: string): void; warn(message: string): void };
}) {
  const site = await siteSource();
  if (site.diagnostics.length === 0) return;
  const report = formatReport(site.diagnostics);
  if (errorsOf(site).length > 0 && !isWriting) reporter.panic(report);
  else reporter.warn(report);
}

/** The nodes that come from several files at once: APIs, lists, sidebars, and the pages of the site as a whole. */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  const site = await siteSource();
  const { createNode } = args.actions;
  const posts = postEntries(args, site.content);
  const sidebars: [id: string, label: string, items: NavItem[]][] = [
    ['main', 'Documentation', docsSidebar(site.content)],
    ['releases', 'Releases', releasesSidebar(posts)],
    ...[...site.apis.values()].map((api): [string, string, NavItem[]] => [api.slug, api.title, apiSidebar(api)]),
  ];
  const nodes = [
    ...siteNodes(args, site),
    pageNode(args, 'Search', {
      path: paths.search,
      title: 'Search',
      description: `Find a page, an operation or a field in the documentation of ${siteConfig.organization}.`,
      groups: sidebars.map(([, label, items]) => ({ label, links: links(items) })),
    }),
    ...releaseLists(args, posts, authorsOf(site.content)),
    ...[...site.apis.values()].flatMap((api) => apiNodes(args, api)),
    ...sidebars.map(([id, label, items]) => ({
      id: sidebarNodeId(id),
      parent: null,
      children: [],
      label,
      items,
      internal: { type: 'SidebarTree', contentDigest: args.createContentDigest([label, items]) },
    })),
  ];
  for (const node of nodes) await createNode(node);
}

/** Turns an `Mdx` node, which gatsby-plugin-mdx made of a file, into the page that it is. */
export async function onCreateNode(args: CreateNodeArgs): Promise<void> {
  const { node, actions } = args;
  if (node.internal.type !== 'Mdx') return;
  const site = await siteSource();
  const file = path.relative(process.cwd(), String(node.internal.contentFilePath)).split(path.sep).join('/');
  const document = documentNode(args, site, file);
  if (!document) return;
  const page = { ...document, parent: node.id };
  await actions.createNode(page);
  actions.createParentChildLink({ parent: node, child: page as unknown as Node });
}

/** The HTML of an API page, rendered when its query runs, so that the nodes of a large API stay small. */
export async function apiHtml(page: { slug: string; path: string; internal: { type: string } }) {
  const api = (await siteSource()).apis.get(page.slug);
  return api ? apiBody(api, page.internal.type, page.path) : null;
}
