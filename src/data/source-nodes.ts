import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CreateNodeArgs, Node, NodeInput, SourceNodesArgs } from 'gatsby';
import { formatReport } from '../report/report';
import { sharedPages } from './pages/all-pages';
import { beginOutputs } from './bodies/companion';
import { documentPages } from './pages/content-pages';
import { forgetSource, isCurrent, isDevelopment, siteSource } from './bodies/current-source';
import { pageNode, type NodeArgs } from './pages/site-page';
import { problemsNodeId, sidebarNodeId } from './resolvers';
import { sidebarTrees } from './pages/sidebar-trees';
import { errorsOf, type SiteSource } from './pages/site-source';
import { markUnfinished } from './bodies/unfinished';

/** How long the sources must rest before they are read again: an editor may save several files at once. */
const settleMs = 50;

/** Gatsby takes changes of nodes in within half a second, or drops them, should somebody ask for a page just then. */
const lostMs = 3000;

let pending: NodeJS.Timeout | undefined;
let sharedIds: readonly string[] = [];
/** With these actions, and with no other hook's, Gatsby notices later on that nodes have changed. */
let sourcing: SourceNodesArgs | undefined;

/** Stops a build with the complete list of what is wrong in documents and specifications, or begins it; in develop, says so. */
export async function checkSources({
  reporter,
}: {
  reporter: { panic(message: string): void; warn(message: string): void };
}) {
  const site = await siteSource();
  if (site.diagnostics.length > 0) {
    const isStrict = process.env.STRICT === '1';
    const report = formatReport(site.diagnostics);
    if (!isDevelopment && (isStrict || errorsOf(site).length > 0)) reporter.panic(report);
    else reporter.warn(report);
  }
  if (isDevelopment) return;
  markUnfinished(process.cwd());
  beginOutputs();
}

/** The nodes that come from several files at once: shared pages, sidebars, and what is wrong. */
function sharedNodes(args: NodeArgs, site: SiteSource): NodeInput[] {
  const plainNode = (type: string, id: string, fields: Record<string, unknown>): NodeInput => ({
    ...fields,
    id,
    parent: null,
    children: [],
    internal: { type, contentDigest: args.createContentDigest(fields) },
  });
  return [
    ...sharedPages(site).map((page) => pageNode(args, page)),
    ...[...sidebarTrees(site)].map(([id, tree]) => plainNode('SidebarTree', sidebarNodeId(id), { ...tree })),
    plainNode('Problems', problemsNodeId, {
      text: isDevelopment && site.diagnostics.length > 0 ? formatReport(site.diagnostics) : null,
    }),
  ];
}

/** All at once: one after the other, each would have the development server make its pages anew. */
async function createSharedNodes(args: SourceNodesArgs, site: SiteSource): Promise<void> {
  const nodes = sharedNodes(args, site);
  await Promise.all(nodes.map(async (node) => args.actions.createNode(node)));
  const ids = nodes.map(({ id }) => id);
  // The page of a tag, say, goes with the last post that has it.
  for (const id of sharedIds.filter((one) => !ids.includes(one))) {
    const gone = args.getNode(id);
    if (gone) args.actions.deleteNode(gone);
  }
  sharedIds = ids;
}

/** Of a document whose file did not change Gatsby says nothing; yet what its page shows of other files may have. */
async function createAllNodes(args: SourceNodesArgs, site: SiteSource): Promise<void> {
  const documents = args.getNodesByType('Mdx').map((mdx) => createDocument(args, mdx, site));
  await Promise.all([...documents, createSharedNodes(args, site)]);
}

export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  sourcing = args;
  await createAllNodes(args, await siteSource());
}

/** Turns an `Mdx` node, which gatsby-plugin-mdx made of a file, into the page that it is. */
export async function onCreateNode(args: CreateNodeArgs): Promise<void> {
  if (args.node.internal.type === 'Mdx') await createDocument(args, args.node, await siteSource());
}

async function createDocument(
  { actions, getNode, ...args }: Pick<CreateNodeArgs, 'actions' | 'getNode'> & NodeArgs,
  mdx: Node,
  site: SiteSource,
): Promise<void> {
  const file = path.relative(process.cwd(), String(mdx.internal.contentFilePath)).split(path.sep).join('/');
  const [document] = documentPages(site, file);
  if (!document) {
    // An API may have taken its address.
    for (const page of mdx.children.map(getNode)) if (page) actions.deleteNode(page);
    return;
  }
  const page = { ...pageNode(args, document), parent: mdx.id };
  const created = actions.createNode(page);
  actions.createParentChildLink({ parent: mdx, child: page });
  await created;
}

function refreshSoon(): void {
  forgetSource();
  clearTimeout(pending);
  pending = setTimeout(() => void (sourcing && refresh(sourcing)), settleMs);
}

async function refresh(args: SourceNodesArgs): Promise<void> {
  try {
    const current = siteSource();
    const site = await current;
    if (site.diagnostics.length > 0) args.reporter.warn(formatReport(site.diagnostics));
    const update = async () => {
      await createAllNodes(args, site);
      return true;
    };
    while (isCurrent(current) && !(await Promise.race([update(), wait(lostMs, false)])));
  } catch (error) {
    forgetSource();
    args.reporter.error(`The sources could not be read: ${(error as Error).message}`);
  }
}

/**
 * In develop, a change of any file of the content or the specifications has all nodes made again: Gatsby then updates
 * the pages of those that differ. Its own news of the file comes later, and never of one that is gone.
 */
export async function onPostBootstrap(): Promise<void> {
  if (!isDevelopment) return;
  const { watch } = await import('chokidar');
  watch(['content', 'openapi'], { ignoreInitial: true }).on('all', refreshSoon);
}
