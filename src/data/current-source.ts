/** The site as Gatsby's `File` nodes have it. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Node, NodePluginArgs } from 'gatsby';
import { cachedCompiler, type CompiledDocuments } from '../content/cache';
import { filesIn, isSource, isText } from '../content/read/read-files';
import { withSlashes } from '../file-names';
import { listFiles } from '../list-files';
import { lastGoodReader } from './pages/last-good';
import { readSite } from './pages/site-source';
import type { SiteSource } from './pages/sources';
import { readApis, type Apis } from './source/apis';
import { lastUpdated } from './source/last-updated';

/** True in the development server. */
export const isDevelopment = process.env.gatsby_executing_command === 'develop';

/** A node of gatsby-source-filesystem. */
export interface FileNode extends Node {
  absolutePath: string;
}

/** A digest of the code of this process, which does not change. */
export const code = codeDigest();

let dates: Map<string, string> | undefined;
/** Read git's dates once: edits do not change them. */
const updated = () => (dates ??= lastUpdated(process.cwd()));

let current: { key: string; site: Promise<SiteSource> } | undefined;
let apis: { key: string; read: Promise<Apis> } | undefined;
let compiled: CompiledDocuments | undefined;
const readShown = lastGoodReader();

/**
 * List the `File` nodes of the sources, by path from the project's root. A build that continues a former one still has the nodes
 * of deleted and renamed files when it reads its sources: Gatsby deletes them later.
 */
export function fileNodes({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): Map<string, FileNode> {
  const files = (getNodesByType('File') as FileNode[]).map(
    (node) => [withSlashes(path.relative(process.cwd(), node.absolutePath)), node] as const,
  );
  const listed = (folder: string) => listFiles(folder).map((name) => `${folder}/${name}`);
  const present = new Set(['content', 'openapi', 'static'].flatMap(listed));
  return new Map(files.filter(([file]) => isSource(file) && present.has(file)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Return the sources, read and checked once for the present `File` nodes. */
export function siteSource(args: Pick<NodePluginArgs, 'getNodesByType' | 'cache'>): Promise<SiteSource> {
  const nodes = fileNodes(args);
  const key = keyOf(nodes);
  if (current?.key !== key) current = { key, site: readCurrent(nodes, args.cache) };
  return current.site;
}

/** Return the APIs. Gatsby's workers, which run the queries of a build, read nothing else. */
export async function siteApis(args: Pick<NodePluginArgs, 'getNodesByType'>): Promise<Apis> {
  return apis ? apis.read : apisOf(await textsOf(filesIn('openapi', fileNodes(args))));
}

/** Digest the code that makes pages, as Gatsby compiled it, and the lockfile: other code makes other pages. */
export function codeDigest(folder = '.'): string {
  const hash = createHash('sha256');
  const compiledCode = path.resolve(folder, '.cache/compiled/gatsby-node.js');
  const installed = path.resolve(folder, 'package-lock.json');
  if (process.env.gatsby_executing_command || existsSync(compiledCode)) hash.update(readFileSync(compiledCode));
  if (existsSync(installed)) hash.update(readFileSync(installed));
  return hash.digest('hex');
}

async function readCurrent(nodes: ReadonlyMap<string, FileNode>, cache: NodePluginArgs['cache']): Promise<SiteSource> {
  const files = await textsOf(nodes);
  compiled ??= ((await cache.get('documents')) as CompiledDocuments | undefined) ?? {};
  const { compile, used } = cachedCompiler(code, compiled);
  const read = async (texts: ReadonlyMap<string, string>) =>
    readSite(process.cwd(), {
      ...{ files: texts, drafts: isDevelopment, compile, updated: updated() },
      apis: await apisOf(filesIn('openapi', texts)),
    });
  const site = await (isDevelopment ? readShown(files, read) : read(files));
  if (!isDevelopment) await cache.set('documents', used);
  compiled = used;
  return site;
}

/** Read the specifications, unless they have not changed since the last time. */
function apisOf(files: ReadonlyMap<string, string>): Promise<Apis> {
  const key = JSON.stringify([...files]);
  if (apis?.key !== key) apis = { key, read: readApis(files, updated()) };
  return apis.read;
}

const keyOf = (nodes: ReadonlyMap<string, FileNode>): string =>
  [...nodes].map(([file, { internal }]) => `${file} ${internal.contentDigest}`).join('\n');

/** Read the texts of `File` nodes, without `loadNodeContent`: plugins may have changed its result. */
async function textsOf(nodes: ReadonlyMap<string, FileNode>): Promise<Map<string, string>> {
  const texts = [...nodes].map(async ([file, { absolutePath }]) => {
    return [file, isText(file) ? await readFile(absolutePath, 'utf8') : ''] as const;
  });
  return new Map(await Promise.all(texts));
}
