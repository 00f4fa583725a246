/** Find the file of a command. Plain Node, since no package may be installed yet. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folders whose commands need only `dependencies`. The others are for work on the site, and need `devDependencies` too. */
export const siteFolders = ['scripts/site', 'scripts/content'];
const folders = [...siteFolders, 'scripts/tests', 'scripts/upkeep', 'scripts/corpus'];

/**
 * Find a command by its name, such as `build`; those of `bench/` have names such as `bench/site`.
 * @returns its file, relative to the root with forward slashes; undefined if there is none
 */
export function findCommand(root, name) {
  if (!/^(bench\/)?[a-z-]+$/.test(name)) return undefined;
  const files = name.startsWith('bench/') ? [`${name}.ts`] : folders.map((folder) => `${folder}/${name}.ts`);
  return files.find((file) => existsSync(join(root, file)));
}

/** True for the file of a command that needs only `dependencies`. */
export const isOfSite = (file) => siteFolders.some((folder) => file.startsWith(`${folder}/`));
