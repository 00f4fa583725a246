/** Keep a copy of the site's sources in a separate folder, so that a build never works among files that people edit. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** Folders that Gatsby reads; only their tests are left out. */
export const sourceFolders = ['src', 'content', 'openapi', 'schemas', 'static'];
const rootFile = /^(gatsby-[a-z]+\.tsx?|package\.json|tsconfig\.json)$/;
const testFile = /\.test\.tsx?$/;

/** Written into the mirror by Gatsby itself: kept there if the sources lack it. */
export const generatedTypes = 'src/gatsby-types.d.ts';

export interface MirrorChanges {
  written: string[];
  removed: string[];
}

/** True for a path of the mirror; relative to the project, with forward slashes. */
export function isSource(path: string): boolean {
  const [first = '', ...rest] = path.split('/');
  return (rest.length === 0 ? rootFile.test(first) : sourceFolders.includes(first)) && !testFile.test(path);
}

/** Matches code that Gatsby's own process loads once: gatsby-node.ts, gatsby-config.ts, and their imports. */
const buildCode =
  /^(gatsby-(node|config)\.ts|package\.json|schemas\/.*|src\/[^/]+\.ts|src\/(data|gatsby\/(build|html|webpack)|openapi|content|publish|reference|report|text|components\/mdx)\/.*)$/;

/** True for a source file whose edit takes effect only in a restarted Gatsby, on nodes made anew. */
export const isBuildCode = (path: string) => buildCode.test(path) && path !== generatedTypes;

/** List every source file below `root`, as relative paths with forward slashes. */
export async function listSources(root: string): Promise<string[]> {
  const rootFiles = (await readdir(root)).filter((name) => rootFile.test(name));
  const inFolders = sourceFolders.flatMap((folder) => listFiles(join(root, folder)).map((file) => `${folder}/${file}`));
  return [...rootFiles, ...inFolders].filter(isSource);
}

/** True for a file or a link to one. Editors lock files by links that lead nowhere. */
const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** List every file below a folder, sorted, as relative paths with forward slashes; none for a missing folder. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || (entry.isSymbolicLink() && isFile(join(entry.parentPath, entry.name))))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

async function hasSameContent(one: string, other: string): Promise<boolean> {
  const [from, to] = await Promise.all([stat(one), stat(other).catch(() => undefined)]);
  if (from.size !== to?.size) return false;
  const [a, b] = await Promise.all([readFile(one), readFile(other)]);
  return a.equals(b);
}

/** Mirror the sources of `root` in `target`. Only changed files are written, so that Gatsby's cache sees only real edits. */
export async function mirror(root: string, target: string): Promise<MirrorChanges> {
  await mkdir(target, { recursive: true });
  const [sources, present] = await Promise.all([listSources(root), listSources(target)]);
  const kept = new Set([...sources, generatedTypes]);
  const removed = present.filter((path) => !kept.has(path));
  await Promise.all(removed.map((path) => rm(join(target, path))));
  const written: string[] = [];
  for (const path of sources) if (await mirrorFile(root, target, path)) written.push(path);
  // Gatsby refuses to start if a folder of its configuration is missing.
  await Promise.all(sourceFolders.map((folder) => mkdir(join(target, folder), { recursive: true })));
  return { written, removed };
}

let copies = 0;

/**
 * Copy one source file if it differs, or remove the copy of a deleted one. Returns true on a change. The copy moves into
 * place in one step: a watcher of the mirror never reads half a file.
 */
export async function mirrorFile(root: string, target: string, path: string): Promise<boolean> {
  const [from, to] = [join(root, path), join(target, path)];
  try {
    if (await hasSameContent(from, to)) return false;
    const copy = join(target, '.build', `copy-${(copies += 1)}`);
    await Promise.all([copy, to].map((file) => mkdir(dirname(file), { recursive: true })));
    await copyFile(from, copy);
    await rename(copy, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await rm(to, { force: true });
  }
  return true;
}
