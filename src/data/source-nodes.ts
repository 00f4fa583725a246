import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Node, NodeInput, ParentSpanPluginArgs, SourceNodesArgs, CreatePagesArgs } from 'gatsby';
import { formatReport } from '../report/report';
import { codeDigest, forgetSource, isCurrent, isDevelopment, siteSource } from './current-source';
import { pageId } from './pages/site-page';
import { frameFields } from './pages/sidebar-trees';
import { errorsOf } from './pages/site-source';
import type { SiteSource } from './pages/sources';
import { deployment, checkPrefix } from './source/deployment';
import { templates } from './pages/schema';

/** Milliseconds without a change before the sources are read again: an editor may save several files at once. */
const settleMs = 10;

/** In development, Gatsby collects changes of nodes for half a second, or until it has this many. */
const batchSize = 100;

/** Milliseconds after which changes of nodes count as lost: Gatsby collects changes for half a second, and drops them if a page is requested meanwhile. */
const lostMs = 3000;

const code = codeDigest();

let pending: NodeJS.Timeout | undefined;
let createdIds: ReadonlySet<string> = new Set();
/** Only the actions passed to `sourceNodes` trigger a refresh later. */
let sourcing: SourceNodesArgs | undefined;

/**
 * Report every problem in the sources. Errors end a build, and with STRICT=1 every problem does; so does a path prefix that
 * Gatsby does not apply.
 */
export async function checkSources(args: ParentSpanPluginArgs) {
  const { reporter, basePath } = args;
  const site = await siteSource(args);
  if (!isDevelopment) {
    const problem = checkPrefix(deployment(process.env).pathPrefix, basePath, site.pages);
    if (problem) reporter.panic(problem);
  }
  if (site.diagnostics.length === 0) return;
  const isStrict = process.env.STRICT === '1';
  const report = formatReport(site.diagnostics);
  if (!isDevelopment && (isStrict || errorsOf(site).length > 0)) reporter.panic(report);
  else reporter.warn(report);
}

/** Map ids of documents' pages to the `Mdx` nodes of their files, which gatsby-plugin-mdx makes. */
function mdxNodes({ getNodesByType }: Pick<SourceNodesArgs, 'getNodesByType'>): Map<string, Node> {
  return new Map(
    getNodesByType('Mdx').map((node) => [
      pageId(path.relative(process.cwd(), String(node.internal.contentFilePath)).split(path.sep).join('/')),
      node,
    ]),
  );
}

/**
 * Make the nodes of pages and problems. Gatsby runs the queries of a page again where its digest differs: the code that
 * makes bodies, and the path prefix before their addresses, are in the digest and no part of the node.
 */
function allNodes(args: SourceNodesArgs, site: SiteSource): NodeInput[] {
  const mdx = mdxNodes(args);
  const node = (type: string, fields: { id: string }, parent?: Node): NodeInput => ({
    ...fields,
    // A child would be deleted with each edit of its parent, and its page with it.
    parent: parent?.id ?? null,
    children: [],
    internal: { type, contentDigest: args.createContentDigest([fields, code, args.basePath]) },
  });
  const text = site.diagnostics.length > 0 ? formatReport(site.diagnostics) : null;
  const problems = { id: 'problems', text, held: [...(site.held ?? [])], readAt: new Date().toISOString() };
  return [
    ...site.pages.map(({ type, ...page }) =>
      node(type, { ...page, ...frameFields(page, site.sidebars) }, mdx.get(page.id)),
    ),
    ...(isDevelopment ? [node('Problems', problems)] : []),
  ];
}

/**
 * Create and delete nodes all at once: one after the other, each would make the development server rebuild its pages. There the
 * nodes fill a batch, since those that it has already cost next to nothing.
 */
async function createNodes(args: SourceNodesArgs, site: SiteSource): Promise<void> {
  const nodes = allNodes(args, site);
  const batch = [...nodes];
  while (isDevelopment && batch.length <= batchSize) batch.push(...structuredClone(nodes));
  const created = Promise.all(batch.map(async (node) => args.actions.createNode(node)));
  const ids = new Set(nodes.map(({ id }) => id));
  // The page of a tag, for example, goes with its last post.
  const gone = [...createdIds].filter((id) => !ids.has(id)).flatMap((id) => args.getNode(id) ?? []);
  gone.forEach((node) => args.actions.deleteNode(node));
  createdIds = ids;
  await created;
}

export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  sourcing = args;
  await createNodes(args, await siteSource(args));
}

function refreshSoon(_event: string, file: string): void {
  forgetSource(file);
  clearTimeout(pending);
  pending = setTimeout(() => void (sourcing && refresh(sourcing)), settleMs);
}

async function refresh(args: SourceNodesArgs): Promise<void> {
  try {
    const current = siteSource(args);
    const site = await current;
    if (site.diagnostics.length > 0) args.reporter.warn(formatReport(site.diagnostics));
    const update = async () => {
      await createNodes(args, site);
      return true;
    };
    while (isCurrent(current) && !(await Promise.race([update(), wait(lostMs, false)])));
  } catch (error) {
    forgetSource('openapi/');
    args.reporter.error(`The sources could not be read: ${(error as Error).message}`);
  }
}

/** Code that Gatsby's process has loaded, and does not load again. */
const buildCode = [
  ...['content', 'openapi', 'reference', 'data', 'report', 'text', 'components/base'].map((room) => `src/${room}`),
  ...['change-files', 'file-names', 'list-files', 'nav', 'paths', 'site'].map((name) => `src/${name}.ts`),
  ...['schemas', 'gatsby-config.ts', 'gatsby-node.ts'],
];

/**
 * Watch the sources in develop, and make all nodes again on any change of content, specifications or downloads: Gatsby then updates
 * the pages of those that differ. Gatsby's own events come later, and never for a removed file.
 */
export async function onPostBootstrap({ reporter }: Pick<ParentSpanPluginArgs, 'reporter'>): Promise<void> {
  if (!isDevelopment) return;
  const { watch } = await import('chokidar');
  watch(['content', 'openapi', 'static'], { ignoreInitial: true }).on('all', refreshSoon);
  watch(buildCode, { ignoreInitial: true, ignored: /\.test\.tsx?$/ }).on('all', (_event, file) => {
    reporter.warn(
      `${file.split(path.sep).join('/')} is part of the build: start \`gatsby develop\` again to see its change.`,
    );
  });
}

/** Create every page with the template of its type. The context is only the id of the page's node. */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  const { pages } = await siteSource(args);
  for (const { type, id, path: address, earlier } of pages)
    args.actions.createPage({
      path: address,
      component: path.resolve(`src/templates/${templates[type]}.tsx`),
      context: earlier ? { id, isEarlier: true } : { id },
    });
}
