import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { removeFile } from '../../../src/change-files';

/** Texts, or bytes, by file from the project's root; null to delete a file. */
type Contents = ReadonlyMap<string, string | Uint8Array | null>;

/** Write all files or none. @throws the error of the step that failed, after all files have been restored */
export function writeAll(root: string, changes: Contents): void {
  const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file)) : null);
  const before = [...changes.keys()].map((file) => [file, read(file)] as const);
  try {
    write(root, changes);
  } catch (error) {
    // Restore only files that changed: a file that another program has open did not change, and cannot be written.
    const changed = before.filter(([file, bytes]) => !isDeepStrictEqual(bytes, read(file)));
    write(root, new Map(changed));
    throw error;
  }
}

/** Remove files before others take their places: on systems that ignore case, `Guides/a.mdx` and `guides/a.mdx` are one file. */
function write(root: string, contents: Contents): void {
  for (const [file, content] of contents) {
    if (content !== null) continue;
    removeFile(join(root, file));
    removeEmpty(root, dirname(file));
  }
  for (const [file, content] of contents) {
    if (content === null) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
}

/** Remove a folder and the folders above it, as long as they are empty. */
export function removeEmpty(root: string, folder: string): void {
  for (let one = folder; one !== '.' && existsSync(join(root, one)); one = dirname(one)) {
    if (readdirSync(join(root, one)).length > 0) return;
    rmdirSync(join(root, one));
  }
}
