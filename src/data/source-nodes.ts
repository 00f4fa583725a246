/** Make the site's nodes and pages from the nodes of gatsby-source-filesystem and gatsby-plugin-mdx. */
import { EventEmitter, once } from 'node:events';
import path from 'node:path';
import type { CreateNodeArgs, CreatePagesArgs, Node, NodePluginArgs, SourceNodesArgs } from 'gatsby';
import { isDocument } from '../file-names';
import { formatReport } from '../report/report';
import { code, fileNodes, isDevelopment, siteSource, type FileNode } from './current-source';
import { pageKinds, pageTypes } from '../page-kinds';
import { frameFields } from './pages/sidebar-trees';
import { errorsOf } from './pages/site-source';
import type { SiteSource } from './pages/sources';
import { checkPrefix, deployment } from './source/deployment';

/** The sources of the present nodes. */
let made: SiteSource | undefined;

/** Report every problem in the sources. Errors end a build; so do warnings with STRICT=1, and a path prefix that Gatsby does not apply. */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  const { actions, reporter, basePath } = args;
  // Keep Gatsby from deleting the nodes that `createPages` makes after this function.
  actions.enableStatefulSourceNodes?.();
  if (fileNodes(args).size === 0)
    reporter.panic('The site has no page: `gatsby-config.ts` names no folder for gatsby-source-filesystem.');
  const site = await siteSource(args);
  const problem = isDevelopment ? null : checkPrefix(deployment(process.env).pathPrefix, basePath, site.pages);
  if (problem) reporter.panic(problem);
  report(args, site);
}

function report({ reporter }: Pick<NodePluginArgs, 'reporter'>, site: SiteSource): void {
  if (site.diagnostics.length === 0) return;
  const isFailure = process.env.STRICT === '1' || errorsOf(site).length > 0;
  const text = formatReport(site.diagnostics);
  if (isFailure && !isDevelopment) reporter.panic(text);
  else reporter.warn(text);
}

const handled = new EventEmitter();
const digests = new Map<string, string>();

export const shouldOnCreateNode = ({ node }: { node: Node }): boolean => node.internal.type === 'File';

/** Note that the plugins before this one have handled a `File` node: its `Mdx` node exists. */
export function onCreateNode({ node }: CreateNodeArgs): void {
  digests.set(node.id, node.internal.contentDigest);
  handled.emit('file');
}

/** Wait until the other plugins have handled all changed files: after an edit, Gatsby does not wait for them. */
async function allHandled(args: NodePluginArgs): Promise<void> {
  const isHandled = ({ id, children, internal }: FileNode) =>
    children.length > 0 || digests.get(id) === internal.contentDigest;
  const documents = () => [...fileNodes(args)].filter(([file]) => isDocument(file)).map(([, node]) => node);
  while (made && !documents().every(isHandled)) await once(handled, 'file');
}

/**
 * Make the nodes of all pages, each with its file's node as parent, and delete old ones. Without gatsby-plugin-mdx, stop with a
 * message.
 */
async function updateNodes(args: CreatePagesArgs, site: SiteSource): Promise<void> {
  const { actions, getNode, getNodesByType, createContentDigest, basePath, reporter } = args;
  const files = fileNodes(args);
  const mdx = new Map(getNodesByType('Mdx').map((node) => [node.parent, node]));
  const create = (type: string, fields: { id: string; [field: string]: unknown }, parent?: Node) =>
    actions.createNode({
      ...fields,
      parent: parent?.id ?? null,
      children: [],
      // Gatsby runs a page's queries again if this digest differs. The node's fields do not show that the code that renders bodies
      // changed.
      internal: { type, contentDigest: createContentDigest([fields, parent?.id, code, basePath]) },
    });
  for (const { type, source, dated: _dated, ...page } of site.pages) {
    const file = source === undefined ? undefined : files.get(source);
    const { childOf } = pageKinds[type];
    const parent = childOf === 'Mdx' ? mdx.get(file?.id ?? '') : file;
    if (childOf === 'Mdx' && !parent)
      reporter.panic(`${source} has no page: \`gatsby-config.ts\` needs gatsby-plugin-mdx, for .mdx and .md.`);
    await create(type, { ...page, ...frameFields(page, site.sidebars) }, parent);
    const child = getNode(page.id);
    if (childOf && parent && child && !parent.children.includes(child.id))
      actions.createParentChildLink({ parent, child });
  }
  if (isDevelopment) {
    const text = site.diagnostics.length > 0 ? formatReport(site.diagnostics) : null;
    await create('Problems', { id: 'problems', text, held: [...(site.held ?? [])] });
  }
  const ids = new Set(site.pages.map(({ id }) => id));
  for (const node of pageTypes.flatMap(getNodesByType)) if (!ids.has(node.id)) actions.deleteNode(node);
}

/** Create every page with the template of its kind. The context is only the id of the page's node. */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  await allHandled(args);
  const site = await siteSource(args);
  if (site !== made) {
    if (made) report(args, site);
    await updateNodes(args, site);
    made = site;
  }
  for (const { id, type, path: address, earlier } of site.pages)
    args.actions.createPage({
      path: address,
      component: path.resolve(`src/templates/${pageKinds[type].template}.tsx`),
      context: earlier ? { id, isEarlier: true } : { id },
    });
}
