/**
 * `npm run build [-- --strict] [-- --verbose] [-- --types] [-- --write-types]`: build and check the site, and put it into
 * `public/`. SITE_URL and PATH_PREFIX set the address to publish it at. A failed build leaves the last good site unchanged.
 */
import { copyFile, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deployment } from '../../src/data/source/deployment';
import type { Diagnostic } from '../../src/report/diagnostic';
import { formatReport } from '../../src/report/report';
import { checkPrefix } from './path-prefix';
import { checkPages } from './check-pages';
import { gatsbyBuild } from '../gatsby/gatsby';
import { takeLock, type Lock } from './lock';
import { explain } from './system-error';
import { forgetStaleCache, rememberFinished } from '../gatsby/cache';
import { isWhole, recordIntegrity } from '../gatsby/integrity';
import { generatedTypes, mirror } from '../lib/mirror';
import { cleanReleases, hasCurrent, publishRelease, stageRelease, type ReleaseFolders } from './releases';

export interface BuildOptions {
  /** The project's folder. */
  root: string;
  env: Record<string, string | undefined>;
  print: (line: string) => void;
  verbose?: boolean;
  /** Build from nothing, so that the result depends on the sources only. */
  clean?: boolean;
  /** Fail the build on warnings about documents, specifications and links, as on errors. */
  strict?: boolean;
  /** Have Gatsby generate the types of all GraphQL queries, in its copy of the sources. */
  types?: boolean;
  /** Copy those types back to the sources. */
  writeTypes?: boolean;
}

/** Facts about a built site for the server and the tests; stored in it as `build-info.json`. */
export interface BuildInfo {
  siteUrl: string;
  /** Empty, or `/prefix` without a trailing slash. */
  pathPrefix: string;
  /** Hashes of the pages' inline scripts, for the Content-Security-Policy: `sha256-…`, sorted. */
  scriptHashes: string[];
  /** Moved addresses with their targets, both without the prefix; a fragment may follow. */
  moved: Record<string, string>;
}

const megabyte = 1024 * 1024;

/** Make a name that sorts by time and is unique to a build. */
const releaseId = () => `${new Date().toISOString().replace(/[:.]/g, '-')}-${process.pid}`;

async function fullDiskHint(root: string): Promise<string | undefined> {
  const { bavail, bsize } = await statfs(root);
  const free = (bavail * bsize) / megabyte;
  return free < 100 ? `The disk is full: ${Math.round(free)} MB are left. Make room, then build again.` : undefined;
}

async function build(options: BuildOptions, lock: Lock): Promise<boolean> {
  const { root, env, print, verbose, clean, strict, types, writeTypes } = options;
  const { url, pathPrefix } = deployment(env);
  const conflict = checkPrefix(pathPrefix, await contentPages(root));
  if (conflict) throw new Error(conflict);
  const work = join(root, '.build/site');
  const folders: ReleaseFolders = { releases: join(root, '.build/releases'), current: join(root, 'public') };
  await cleanReleases(folders);
  const isStored = Boolean(env.CI);
  if (clean || (isStored && !(await isWhole(work)))) await rm(work, { recursive: true, force: true });
  const { written, removed } = await mirror(root, work);
  await forgetStaleCache(root, work);
  // Gatsby copies the files of `static/`, but does not remove the copies of deleted ones.
  const withdrawn = removed.filter((path) => path.startsWith('static/')).map((path) => path.slice('static/'.length));
  await Promise.all(withdrawn.map((path) => rm(join(work, 'public', path), { force: true })));
  print(`Building ${url}${pathPrefix}/ (${written.length + removed.length} files changed since the last build)`);

  const succeeded = await gatsbyBuild({
    site: work,
    // Show paths of the sources that people edit, not of the mirror.
    print: (line) => print(line.replaceAll(`${work}/`, '').replaceAll('.build/site/', '')),
    command: 'build',
    args: pathPrefix ? ['--prefix-paths'] : [],
    env: {
      SITE_URL: url,
      GATSBY_SITE_URL: url,
      PATH_PREFIX: pathPrefix,
      PROJECT_ROOT: root,
      STRICT: strict ? '1' : '',
      GENERATE_TYPES: types || writeTypes ? '1' : '',
      // Run queries in Gatsby's own process, since another would read the sources again.
      GATSBY_CPU_COUNT: '1',
    },
    onStart: lock.addChild,
    verbose,
  });
  if (!succeeded) return false;
  await rememberFinished(work);
  if (writeTypes) await copyFile(join(work, generatedTypes), join(root, generatedTypes));

  const staged = await stageRelease(folders, join(work, 'public'), releaseId());
  const address = { siteUrl: url, pathPrefix };
  const { pages, scriptHashes, moved, diagnostics } = await checkPages(
    staged,
    address,
    join(work, '.page-scans.json'),
    root,
  );
  if (isStored) await recordIntegrity(work);
  if (!reportPages(diagnostics, print, strict)) {
    await cleanReleases(folders);
    return false;
  }
  const info: BuildInfo = { siteUrl: url, pathPrefix, scriptHashes, moved };
  await writeFile(join(staged, 'build-info.json'), `${JSON.stringify(info)}\n`);
  await publishRelease(folders, staged);
  print(`Built ${pages} pages into public/`);
  return true;
}

function reportPages(diagnostics: readonly Diagnostic[], print: (line: string) => void, strict = false): boolean {
  if (diagnostics.length > 0) print(formatReport(diagnostics));
  return !diagnostics.some(({ severity }) => strict || severity === 'error');
}

/** List the addresses of pages at the top of the site. */
async function contentPages(root: string): Promise<string[]> {
  const names = await readdir(join(root, 'content/pages')).catch(() => []);
  return names.map((name) => `/${name.replace(/\.mdx?$/, '')}/`);
}

/** Build and publish the site. Returns true on success; otherwise prints the reason and the state of the last good site. */
export async function buildSite(options: BuildOptions): Promise<boolean> {
  const { root, print } = options;
  const started = Date.now();
  let succeeded = false;
  try {
    const lock = takeLock(join(root, '.build/build.lock'), 'build');
    try {
      succeeded = await build(options, lock);
    } finally {
      lock.release();
    }
    if (!succeeded) {
      const hint = await fullDiskHint(root);
      if (hint) print(hint);
    }
  } catch (error) {
    print(explain(error));
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const isServed = await hasCurrent({ releases: '', current: join(root, 'public') });
  if (succeeded) print(`Done in ${seconds} s`);
  else
    print(`The build failed after ${seconds} s. ${isServed ? 'public/ still holds the last good site.' : ''}`.trim());
  return succeeded;
}

export const options = ['--strict', '--verbose', '--types', '--write-types'];

export async function main(args: readonly string[]): Promise<number> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const succeeded = await buildSite({
    root: process.cwd(),
    env: process.env,
    print: (line) => console.log(line),
    verbose: args.includes('--verbose'),
    strict: args.includes('--strict'),
    types: args.includes('--types'),
    writeTypes: args.includes('--write-types'),
  });
  return succeeded ? 0 : 1;
}
