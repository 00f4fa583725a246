/** Write the other files, and check all pages, once Gatsby has written the pages. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { siteSource } from '../data/current-source';
import { builtPages } from '../data/pages/all-pages';
import type { Output } from '../data/pages/output';
import type { SitePage } from '../data/pages/site-page';
import type { SiteSource } from '../data/pages/sources';
import { deployment, type Deployment } from '../data/source/deployment';
import { removeFile, removeFolder } from '../change-files';
import { isLeftBehind, withSlashes } from '../file-names';
import { listFiles } from '../list-files';
import type { Diagnostic } from '../report/diagnostic';
import { formatReport } from '../report/report';
import { servedFile } from '../served-file';
import { count } from '../text/count';
import { buildInfoFile, type BuildInfo } from './build-info';
import { checkPages, isPage, readPage } from './pages/check-pages';
import type { ScannedPage } from './pages/scan-page';
import { feeds } from './feeds/feeds';
import { llms } from './llms';
import { markdownFiles, markdownPages, type FinishedPage } from './markdown/markdown-pages';
import { searchIndex } from './search/search-records';
import { robots, sitemap } from './sitemap';
import { bodySchemaFiles, specificationFiles, specifications } from './specifications/specifications';

/** Report pages of an earlier build that Gatsby did not delete, because its cache was lost. */
export function oldPages(files: readonly string[], pages: readonly Pick<SitePage, 'path'>[]): Diagnostic[] {
  const built = new Set(files);
  const made = new Set(pages.map(({ path: address }) => servedFile(address, built)));
  return files
    .filter((file) => isPage(file) && !made.has(file) && !existsSync(path.join('static', file)))
    .map((file) => ({
      severity: 'error',
      file: `public/${file}`,
      message: 'An earlier build wrote this page, and no source makes it now.',
      fix: 'Run `npx gatsby clean`, and build again.',
    }));
}

/**
 * Write all outputs besides pages, then check the links of all pages. A broken link ends the build; with STRICT=1, a warning does,
 * too.
 */
export async function finishBuild(args: BuildArgs): Promise<void> {
  const { basePath, reporter } = args;
  const site = await siteSource(args);
  const publicDir = path.resolve('public');
  const old = oldPages(listFiles(publicDir), site.pages);
  if (old.length > 0) reporter.panic(formatReport(old));
  const address = { ...deployment(process.env), pathPrefix: basePath };
  const scanned = new Map<string, ScannedPage>();
  const finished: FinishedPage = ({ path: at }) => readPage(publicDir, `${at.slice(1)}index.html`, scanned);
  const written = await writeOutputs(site, address, publicDir, finished);
  // Do not keep this list in Gatsby's cache: a new `package.json` empties the cache, but leaves the files.
  const infoFile = path.join(publicDir, buildInfoFile);
  const { outputs = [] } = existsSync(infoFile)
    ? (JSON.parse(readFileSync(infoFile, 'utf8')) as Partial<BuildInfo>)
    : {};
  removeWithdrawn(outputs, written, publicDir);

  // Remove what systems and editors left in `static/`: Gatsby copies all of it.
  for (const file of readdirSync(publicDir, { recursive: true, encoding: 'utf8' }))
    if (isLeftBehind(withSlashes(file))) await removeFolder(path.join(publicDir, file));

  const { pages, scriptHashes, diagnostics } = checkPages(publicDir, address, process.cwd(), scanned);
  const moved = site.pages.flatMap(({ type, path: from, target }): [string, string][] =>
    type === 'Moved' ? [[from, String(target)]] : [],
  );
  const { url: siteUrl, pathPrefix } = address;
  const info: BuildInfo = { siteUrl, pathPrefix, scriptHashes, moved: Object.fromEntries(moved), outputs: written };
  writeFileSync(infoFile, `${JSON.stringify(info)}\n`);
  const isFailure = diagnostics.some(({ severity }) => process.env.STRICT === '1' || severity === 'error');
  if (isFailure) reporter.panic(formatReport(diagnostics));
  else if (diagnostics.length > 0) reporter.warn(formatReport(diagnostics));
  reporter.info(`Checked the links of ${count(pages, 'page')}.`);
}

/**
 * Write everything besides pages: feeds, sitemap, Markdown, specifications, search index.
 * @param publicDir the folder of the built site
 * @returns the addresses of all files besides pages
 */
export async function writeOutputs(
  source: SiteSource,
  deployment: Deployment,
  publicDir: string,
  finished: FinishedPage,
): Promise<string[]> {
  const pages = builtPages(source);
  const root = process.cwd();
  const apis = await Promise.all([...source.apis.values()].map((api) => specifications(api, root)));
  const markdown = markdownPages(pages, finished, deployment.url);
  const outputs: Output[] = [
    ...feeds(source, deployment),
    sitemap(pages, source, deployment),
    robots(deployment),
    ...markdownFiles(markdown, deployment),
    ...llms(pages, markdown, source, deployment),
    ...apis.flat(),
    searchIndex(pages, source),
    ...bodySchemaFiles(source),
    ...specificationFiles(root, 'versions'),
  ];
  for (const { path: address, content } of outputs) {
    const file = path.join(publicDir, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return [...outputs.map(({ path: address }) => address), ...source.pictures];
}

/** Remove files that only the previous build wrote, such as those of a document that became a draft. */
export function removeWithdrawn(earlier: readonly string[], current: readonly string[], publicDir: string): void {
  const kept = new Set(current);
  for (const file of earlier) if (!kept.has(file)) removeFile(path.join(publicDir, file));
}
