/** The site's sources, for the hooks of Gatsby. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { withSlashes } from '../file-names';
import { readApis, type Apis } from './source/apis';
import { lastUpdated } from './source/last-updated';
import { withLastGood } from './pages/last-good';
import { readSite } from './pages/site-source';
import type { SiteSource } from './pages/sources';

/** True in the development server. */
export const isDevelopment = process.env.gatsby_executing_command === 'develop';

let dates: Map<string, string> | undefined;
/** Read git's dates once: edits do not change them. */
const updated = () => (dates ??= lastUpdated(process.cwd()));

let site: Promise<SiteSource> | null = null;
let apis: Promise<Apis> | null = null;
let shown: SiteSource | undefined;

/** Return the folder of this site in Gatsby's cache; the types of Gatsby leave it out. */
export const cacheFolder = (cache: NodePluginArgs['cache']) => (cache as unknown as { directory: string }).directory;

/** Return the sources, read once; in development they are read again after `forgetSource`. */
export function siteSource({ cache }: Pick<NodePluginArgs, 'cache'>): Promise<SiteSource> {
  const options = { drafts: isDevelopment, cacheFolder: cacheFolder(cache), updated: updated() };
  site ??= siteApis()
    .then((read) => readSite(process.cwd(), { ...options, apis: read }))
    .then((read) => (isDevelopment ? (shown = withLastGood(read, shown)) : read));
  return site;
}

/** Return the APIs. Gatsby's workers, which run the queries of a build, read nothing else. */
export const siteApis = (): Promise<Apis> => (apis ??= readApis(process.cwd(), updated()));

/** Have the next call of `siteSource` read the sources again: the APIs only where a file of `openapi/` is among them. */
export function forgetSource(file: string): void {
  site = null;
  if (withSlashes(file).startsWith('openapi/')) apis = null;
}

/** False for sources that were forgotten since `siteSource` returned them. */
export const isCurrent = (given: Promise<SiteSource>): boolean => site === given;

/**
 * Digest the code that makes pages, as Gatsby compiled it, and the installed packages: other code makes other pages.
 * @throws within Gatsby, if it has compiled no code there
 */
export function codeDigest(folder = '.'): string {
  const hash = createHash('sha256');
  const compiled = path.resolve(folder, '.cache/compiled/gatsby-node.js');
  const installed = path.resolve(folder, 'package-lock.json');
  if (process.env.gatsby_executing_command || existsSync(compiled)) hash.update(readFileSync(compiled));
  if (existsSync(installed)) hash.update(readFileSync(installed));
  return hash.digest('hex');
}
