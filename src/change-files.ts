/**
 * Change files on systems where Node's plain functions fail. ESLint forbids `rename`, `cpSync` and `rmSync` in other code: on
 * Windows, some releases of Node 22 and 24 crash when the last two meet a folder like `Flüge`, or do nothing
 * (https://github.com/nodejs/node/issues/61878).
 */
import { copyFileSync, existsSync, renameSync, unlinkSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Rename a file, or replace another file with it. Windows does not rename an open file, but can write into it. */
export function replaceFile(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
    copyFileSync(from, to);
    unlinkSync(from);
  }
}

/** Remove a file, if it is still there. */
export function removeFile(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if (existsSync(file)) throw error;
  }
}

/** Windows changes no folder in which another program has a file open, so try again for ten seconds. */
async function retry(change: () => Promise<void>, retries: number): Promise<void> {
  await change().catch(async (error: unknown) => {
    if (retries === 0 || !isRefused(error)) throw error;
    await setTimeout(500);
    await retry(change, retries - 1);
  });
}

/** Rename a folder. */
export const moveFolder = (from: string, to: string, retries = 20): Promise<void> =>
  retry(() => rename(from, to), retries);

/** Remove a folder, if it is there. Node's `maxRetries` would apply again at each level: more than a minute for `a/b/file`. */
export const removeFolder = (folder: string, retries = 20): Promise<void> =>
  retry(() => rm(folder, { recursive: true, force: true }), retries);

const isRefused = (error: unknown): boolean =>
  /^(EACCES|EBUSY|ENOTEMPTY|EPERM)$/.test((error as NodeJS.ErrnoException).code ?? '');

/** Explain how to continue when Windows refuses access to a file. @returns undefined for other errors and systems */
export function explainOpenFile(error: unknown): string | undefined {
  const { code, syscall, path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const file = syscall === 'copyfile' ? dest : path;
  if (process.platform !== 'win32' || file === undefined || !isRefused(error)) return undefined;
  return `Windows refuses access to ${relative('', file)} (${code}). Another program may have it open, or a file in it: an editor, an Explorer window or a virus scanner. Close it, and run the command again.`;
}
