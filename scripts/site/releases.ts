/**
 * The built sites of a project, one of which is served: `public` is a symbolic link into `.build/releases`. A release gets its
 * name once complete, and the link is replaced in one step (rename(2)), so a build that dies at any point leaves the old site or
 * the new one intact.
 */
import { linkSync, statSync, type Stats } from 'node:fs';
import {
  access,
  copyFile,
  lstat,
  mkdir,
  readFile,
  readdir,
  readlink,
  rename,
  rm,
  symlink,
  utimes,
} from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { listFiles } from '../lib/mirror';

const partial = '.partial';

export interface ReleaseFolders {
  /** The folder of all releases. */
  releases: string;
  /** The link to the served release. */
  current: string;
}

/** Matches files that no reader requests: Gatsby's own output, or files half-written by a build that died. */
const internal = /^(~partytown\/|_gatsby\/|webpack\.stats\.json$|chunk-map\.json$)|\.(map|part)$|\.LICENSE\.txt$/;
/** Tolerance of file times, which Node copies to the microsecond. */
const sameTimeMs = 0.01;
const hashedScript = /^[^/]+-([0-9a-f]{16,})\.js$/;

/**
 * List the files of Gatsby's output that belong to the site: neither its own records nor scripts of earlier builds.
 * @param scripts names of the scripts of this build; undefined keeps all of them
 */
export function publishedFiles(files: readonly string[], scripts?: ReadonlySet<string>): string[] {
  return files.filter((file) => !internal.test(file) && !(scripts && hashedScript.test(file) && !scripts.has(file)));
}

/** List the scripts of this build by webpack's stats; undefined for none. */
export async function currentScripts(output: string): Promise<Set<string> | undefined> {
  try {
    const stats = JSON.parse(await readFile(join(output, 'webpack.stats.json'), 'utf8')) as {
      namedChunkGroups: Record<string, { assets: { name: string }[] }>;
    };
    const named = Object.values(stats.namedChunkGroups).flatMap(({ assets }) => assets.map(({ name }) => name));
    const runtime = named.find((name) => name.startsWith('webpack-runtime-'));
    // Only the runtime has the hashes of dynamically imported files.
    const hashes = runtime ? await readFile(join(output, runtime), 'utf8') : '';
    const imported = (await readdir(output)).filter((name) => {
      const hash = hashedScript.exec(name)?.[1];
      return hash !== undefined && hashes.includes(hash);
    });
    return new Set([...named, ...imported]);
  } catch {
    return undefined;
  }
}

/**
 * Put a build's published files into a new release that is not yet served: files that the build wrote are copied, with
 * their times; of the others, the served release's copies get a second name (link(2)).
 * @returns the release's folder
 */
export async function stageRelease({ releases, current }: ReleaseFolders, output: string, id: string): Promise<string> {
  const folder = join(releases, `${id}${partial}`);
  const files = publishedFiles(listFiles(output), await currentScripts(output));
  const folders = new Set(files.map((file) => dirname(join(folder, file))));
  await Promise.all([...folders].map((each) => mkdir(each, { recursive: true })));
  await Promise.all(files.map((file) => stageFile(join(output, file), join(current, file), join(folder, file))));
  return folder;
}

async function stageFile(from: string, served: string, to: string): Promise<void> {
  const built = statSync(from);
  if (linkUnchanged(built, served, to)) return;
  await copyFile(from, to);
  await utimes(to, built.atimeMs / 1000, built.mtimeMs / 1000);
}

/** Link to the served release's copy of a file. @returns false if the file has changed, or the file system refuses links */
function linkUnchanged(built: Stats, served: string, to: string): boolean {
  const kept = statSync(served, { throwIfNoEntry: false });
  if (built.size !== kept?.size || Math.abs(built.mtimeMs - kept.mtimeMs) > sameTimeMs) return false;
  try {
    linkSync(served, to);
    return true;
  } catch {
    return false;
  }
}

/** Serve a staged release, and delete all others but the one before it. */
export async function publishRelease(folders: ReleaseFolders, staged: string): Promise<string> {
  const { releases, current } = folders;
  const release = staged.slice(0, -partial.length);
  await rename(staged, release);
  const previous = await readlink(current).then(basename, () => undefined);
  const link = join(releases, 'next');
  await rm(link, { force: true });
  await symlink(relative(dirname(current), release), link, 'dir');
  await setAsideRealFolder(folders);
  await rename(link, current);
  const served = [basename(release), previous];
  const forgotten = (await readdir(releases)).filter((name) => !served.includes(name));
  await Promise.all(forgotten.map((name) => rm(join(releases, name), { recursive: true, force: true })));
  return release;
}

/** Move aside a `public` that is a folder, as plain Gatsby makes it: rename(2) cannot replace a folder with the link. */
async function setAsideRealFolder({ releases, current }: ReleaseFolders): Promise<void> {
  const existing = await lstat(current).catch(() => undefined);
  if (existing && !existing.isSymbolicLink()) await rename(current, join(releases, `0-replaced${partial}`));
}

/** Remove leftovers of killed builds, never the served release. */
export async function cleanReleases({ releases }: ReleaseFolders): Promise<void> {
  const names = await readdir(releases).catch(() => []);
  await Promise.all(
    names
      .filter((name) => name.endsWith(partial))
      .map((name) => rm(join(releases, name), { recursive: true, force: true })),
  );
}

/** True if any site is being served. */
export function hasCurrent({ current }: ReleaseFolders): Promise<boolean> {
  return access(current).then(
    () => true,
    () => false,
  );
}
