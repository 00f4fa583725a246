import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CreateNodeArgs, Node, NodeInput, SourceNodesArgs } from 'gatsby';
import { formatReport } from '../report/report';
import { sharedPages } from './pages/all-pages';
import { documentPages } from './pages/content-pages';
import { forgetSource, isCurrent, isDevelopment, siteSource } from './bodies/current-source';
import { pageNode, type NodeArgs } from './pages/site-page';
import { problemsNodeId, sidebarNodeId } from './resolvers';
import { sidebarTrees } from './pages/sidebar-trees';
import { errorsOf, type SiteSource } from './pages/site-source';
import { markUnfinished } from './bodies/unfinished';

/** Milliseconds without a change before the sources are read again: an editor may save several files at once. */
const settleMs = 10;

/** Milliseconds after which changes of nodes count as lost: Gatsby collects changes for half a second, and drops them if a page is requested meanwhile. */
const lostMs = 3000;

/** The number of node changes that Gatsby processes without waiting. */
const fullBatch = 100;

let pending: NodeJS.Timeout | undefined;
let sharedIds: readonly string[] = [];
/** Only the actions passed to `sourceNodes` trigger a refresh later. */
let sourcing: SourceNodesArgs | undefined;

/** Report every problem in the sources. Errors, or with STRICT=1 any problem, end a build. */
export async function checkSources({
  reporter,
}: {
  reporter: { panic(message: string): void; warn(message: string): void };
}) {
  const site = await siteSource();
  if (site.diagnostics.length === 0) return;
  const isStrict = process.env.STRICT === '1';
  const report = formatReport(site.diagnostics);
  if (!isDevelopment && (isStrict || errorsOf(site).length > 0)) reporter.panic(report);
  else reporter.warn(report);
}

/** Begin a build of checked sources. */
export function beginBuild(): void {
  if (isDevelopment) return;
  markUnfinished(process.cwd());
}

/** Make the nodes of several files: shared pages, sidebars and problems. */
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

/** Create the nodes all at once: one after the other, each would make the development server rebuild its pages. */
async function createSharedNodes(args: SourceNodesArgs, site: SiteSource): Promise<void> {
  const nodes = sharedNodes(args, site);
  await Promise.all(nodes.map(async (node) => args.actions.createNode(node)));
  const ids = nodes.map(({ id }) => id);
  // The page of a tag, for example, goes with its last post.
  for (const id of sharedIds.filter((one) => !ids.includes(one))) {
    const gone = args.getNode(id);
    if (gone) args.actions.deleteNode(gone);
  }
  sharedIds = ids;
}

/** Create the nodes of unchanged files too: their pages may show other files, and Gatsby reports only changed ones. */
async function createAllNodes(args: SourceNodesArgs, site: SiteSource): Promise<void> {
  const documents = args.getNodesByType('Mdx').map((mdx) => createDocument(args, mdx, site));
  await Promise.all([...documents, createSharedNodes(args, site)]);
}

export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  sourcing = args;
  await createAllNodes(args, await siteSource());
}

/** Turn an `Mdx` node, which gatsby-plugin-mdx made of a file, into its page. */
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

/** Have Gatsby process the changes of nodes made so far at once. Touching a node is a change, and changes nothing. */
function fillBatch({ actions }: SourceNodesArgs, node: Node): void {
  for (let changes = 0; changes <= fullBatch; changes += 1) actions.touchNode(node);
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
      const created = createAllNodes(args, site);
      const problems = args.getNode(problemsNodeId);
      if (problems) fillBatch(args, problems);
      await created;
      return true;
    };
    while (isCurrent(current) && !(await Promise.race([update(), wait(lostMs, false)])));
  } catch (error) {
    forgetSource();
    args.reporter.error(`The sources could not be read: ${(error as Error).message}`);
  }
}

/**
 * Watch the sources in develop, and make all nodes again on any change of content or specifications: Gatsby then updates
 * the pages of those that differ. Gatsby's own events come later, and never for a removed file.
 */
export async function onPostBootstrap(): Promise<void> {
  if (!isDevelopment) return;
  const { watch } = await import('chokidar');
  watch(['content', 'openapi'], { ignoreInitial: true }).on('all', refreshSoon);
}
