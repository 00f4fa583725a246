import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { saveAsUtf8, wrongEncoding } from '../../src/text/encoding';

/** Report the first file that is not in UTF-8: writing its text would lose letters. Undefined if all are in UTF-8. */
export function encodingProblem(root: string, files: Iterable<string>): string | undefined {
  for (const file of files) {
    const bytes = readFileSync(join(root, file));
    if (isUtf8(bytes)) continue;
    const { encoding = 'another encoding', line = 1 } = wrongEncoding(bytes.toString()) ?? {};
    return `${file}:${line}: This file is in ${encoding}. ${saveAsUtf8} Nothing was written.`;
  }
  return undefined;
}
