import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** New texts, or bytes, by file from the project's root; null removes the file. */
export type Changes = ReadonlyMap<string, string | Uint8Array | null>;

/**
 * Write all files or none: new texts are first written next to the old ones, and replaced files are restored if a step fails.
 * @throws the error of the step that failed
 */
export function writeAll(root: string, changes: Changes): void {
  const partial = (file: string) => `${join(root, file)}.partial`;
  const before = new Map<string, Buffer | null>();
  try {
    for (const [file, text] of changes) {
      if (text === null) continue;
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(partial(file), text);
    }
    for (const [file, text] of changes) {
      const path = join(root, file);
      const known = existsSync(path) ? readFileSync(path) : null;
      if (text === null) rmSync(path);
      else renameSync(partial(file), path);
      before.set(file, known);
    }
  } catch (error) {
    for (const [file, bytes] of before) {
      if (bytes === null) rmSync(join(root, file));
      else writeFileSync(join(root, file), bytes);
    }
    for (const file of changes.keys()) rmSync(partial(file), { force: true });
    throw error;
  }
}
