/** What is made and checked once Gatsby has written all pages. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { siteSource } from '../data/current-source';
import { builtPages } from '../data/pages/all-pages';
import { deployment } from '../data/source/deployment';
import { withEarlier } from '../data/source/apis';
import { formatReport } from '../report/report';
import { apiMarkdown } from './markdown/markdown-pages';
import { checkPages } from './pages/check-pages';
import { removeWithdrawn, writeOutputs } from './write';

/** Facts about a built site for servers and tests; stored in it as `build-info.json`. */
export interface BuildInfo {
  siteUrl: string;
  /** Empty, or `/prefix` without a trailing slash. */
  pathPrefix: string;
  /** Hashes of the pages' inline scripts, for the Content-Security-Policy: `sha256-…`, sorted. */
  scriptHashes: string[];
  /** Moved addresses with their targets, both without the prefix; a fragment may follow. */
  moved: Record<string, string>;
}

export const buildInfoFile = 'build-info.json';

/** Gatsby's cache of a plugin is a folder too, which its types leave out. */
type Cache = BuildArgs['cache'] & { directory: string };

/**
 * Write all outputs besides pages, then check the links of all pages. A broken link ends the build, and with STRICT=1 a warning
 * does too.
 */
export async function finishBuild({ basePath, cache, reporter }: BuildArgs): Promise<void> {
  const site = await siteSource();
  const publicDir = path.resolve('public');
  const address = { ...deployment(process.env), pathPrefix: basePath };
  const { directory } = cache as Cache;
  const written = await writeOutputs(
    {
      site,
      pages: builtPages(site),
      apiMarkdown: apiMarkdown({ ...site, apis: withEarlier(site) }),
      deployment: address,
    },
    { root: process.cwd(), publicDir, cacheDir: directory },
  );
  removeWithdrawn(((await cache.get('outputs')) as string[] | undefined) ?? [], written, publicDir);
  await cache.set('outputs', written);

  const { pages, scriptHashes, moved, diagnostics } = checkPages(
    publicDir,
    { siteUrl: address.url, pathPrefix: basePath },
    process.cwd(),
  );
  const info: BuildInfo = { siteUrl: address.url, pathPrefix: basePath, scriptHashes, moved };
  writeFileSync(path.join(publicDir, buildInfoFile), `${JSON.stringify(info)}\n`);
  const isFailure = diagnostics.some(({ severity }) => process.env.STRICT === '1' || severity === 'error');
  if (isFailure) reporter.panic(formatReport(diagnostics));
  else if (diagnostics.length > 0) reporter.warn(formatReport(diagnostics));
  reporter.info(`Checked the links of ${pages} pages.`);
}
