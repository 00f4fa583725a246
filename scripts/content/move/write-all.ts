import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { removeFolder, replaceFile } from '../../../src/change-files';

/**
 * Write all files or none: new texts are first written to a folder of their own, and everything is restored if a step fails. Files
 * are removed before others take their places: where case is ignored, `Guides/a.mdx` and `guides/a.mdx` are one file. Folders
 * that become empty are removed.
 * @param changes new texts, or bytes, by file from the project's root; null removes the file
 * @throws the error of the step that failed
 */
export async function writeAll(root: string, changes: ReadonlyMap<string, string | Uint8Array | null>): Promise<void> {
  const staged = mkdtempSync(join(root, '.move-'));
  const texts = [...changes].filter((change): change is [string, string | Uint8Array] => change[1] !== null);
  const before = new Map<string, Buffer>();
  const written: string[] = [];
  try {
    for (const [index, [, text]] of texts.entries()) writeFileSync(join(staged, String(index)), text);
    for (const [file, text] of changes) {
      const path = join(root, file);
      if (existsSync(path)) before.set(file, readFileSync(path));
      if (text === null) unlinkSync(path);
    }
    for (const [file, text] of changes) if (text === null) removeEmpty(root, dirname(file));
    for (const [index, [file]] of texts.entries()) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      replaceFile(join(staged, String(index)), join(root, file));
      written.push(file);
    }
  } catch (error) {
    try {
      for (const file of written) unlinkSync(join(root, file));
      for (const [file] of texts) removeEmpty(root, dirname(file));
    } finally {
      restore(root, before);
    }
    throw error;
  } finally {
    await removeFolder(staged);
  }
}

/** Write former files. One that another program has open is as it was, and would refuse. */
function restore(root: string, before: ReadonlyMap<string, Buffer>): void {
  for (const [file, bytes] of before) {
    const path = join(root, file);
    if (existsSync(path) && readFileSync(path).equals(bytes)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}

/** Remove a folder, and each above it, while nothing is in it. */
export function removeEmpty(root: string, folder: string): void {
  for (let one = folder; one !== '.' && existsSync(join(root, one)); one = dirname(one)) {
    if (readdirSync(join(root, one)).length > 0) return;
    rmdirSync(join(root, one));
  }
}
