/**
 * Changes of files that fail on some system where they are written plainly. ESLint keeps `rename`, `cpSync` and `rmSync` out of
 * other code: on Windows, some releases of Node 22 and 24 crash at folders like `Flüge` in the last two, or do nothing
 * (https://github.com/nodejs/node/issues/61878).
 */
import { copyFileSync, renameSync, unlinkSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';

/** Put a file in the place of another. Windows renames no file that another program has open, but writes into it. */
export function replaceFile(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch {
    copyFileSync(from, to);
    unlinkSync(from);
  }
}

/** Give a folder another name. Windows renames none in which another program has a file open. */
export async function moveFolder(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async () => {
    await cp(from, to, { recursive: true });
    await removeFolder(from);
  });
}

/** Remove a folder, if it is there; a file that another program has open for a moment is tried again. */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5 });
