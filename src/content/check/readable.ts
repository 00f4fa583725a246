import { likelyEncoding, saveAsUtf8 } from '../../text/encoding';
import type { Source } from '../text/source';

/** Report text in another encoding, and merge conflicts. @returns true if the text can be read */
export function checkReadable(source: Source): boolean {
  const encoding = likelyEncoding(source.text);
  if (encoding) {
    const line = source.lines.findIndex((each) => /[\0\uFFFD]/.test(each));
    const place = { line: line + 1, column: (source.lines[line]?.search(/[\0\uFFFD]/) ?? 0) + 1 };
    source.error(place, `This file is not in UTF-8; it looks like ${encoding}.`, saveAsUtf8);
    return false;
  }
  const conflict = source.lines.findIndex((text) => /^(<{7}|>{7}) /.test(text));
  if (conflict < 0) return true;
  source.error(
    { line: conflict + 1, column: 1 },
    'A merge conflict is not resolved: two branches changed these lines.',
    'Keep one of the two texts, and remove the lines with `<<<<<<<`, `=======` and `>>>>>>>`.',
  );
  return false;
}
