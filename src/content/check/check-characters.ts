import { likelyEncoding, saveAsUtf8 } from '../../text/encoding';
import type { Source } from '../text/source';

/** Matches invisible characters, except a joiner between letters outside ASCII or in an emoji, which has a purpose. */
const invisible = /(?![\t\n\0])\p{Cc}|[\u00AD\u200B\u2028\u2029\u2060\uFEFF]|(?<=[ -~])[\u200C\u200D](?=[ -~])/gu;
/** Matches signs beyond ASCII that were read as Windows-1252 and saved as UTF-8. */
const misread = /â€.|Ã[\u0080-\u00BF]|Â[\u00A0-\u00BF]/;
/** https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters */
const bidirectional = /[\u202A-\u202E\u2066-\u2069]/g;

const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Report text in another encoding, and invisible characters. @returns true if the text can be read */
export function checkCharacters(source: Source): boolean {
  const encoding = likelyEncoding(source.text);
  if (encoding) {
    const line = source.lines.findIndex((each) => /[\0\uFFFD]/.test(each));
    const place = { line: line + 1, column: (source.lines[line]?.search(/[\0\uFFFD]/) ?? 0) + 1 };
    source.error(place, `This file is not in UTF-8; it looks like ${encoding}.`, saveAsUtf8);
    return false;
  }
  const conflict = source.lines.findIndex((text) => /^(<{7}|>{7}) /.test(text));
  if (conflict >= 0) {
    const fix = 'Keep one of the two texts, and remove the lines with `<<<<<<<`, `=======` and `>>>>>>>`.';
    source.error(
      { line: conflict + 1, column: 1 },
      'A merge conflict is not resolved: two branches changed these lines.',
      fix,
    );
    return false;
  }
  for (const [index, text] of source.lines.entries()) {
    const line = index + 1;
    const nul = text.indexOf('\0');
    if (nul >= 0) source.error({ line, column: nul + 1 }, 'This is a NUL character (U+0000).', 'Remove it.');
    const garbled = misread.exec(text);
    if (garbled)
      source.warning(
        { line, column: garbled.index + 1 },
        `\`${garbled[0]}\` was one character until a program read it in the wrong encoding.`,
        'Type the sign anew, such as `’`, `“` or `ü`.',
      );
    for (const { 0: character, index: at } of text.matchAll(bidirectional))
      source.error(
        { line, column: at + 1 },
        `An invisible character (${codeOf(character)}) changes the direction of the text after it.`,
        'Remove it.',
        { line, column: at + 1, remove: character, insert: '' },
      );
    for (const { 0: character, index: at } of text.matchAll(invisible))
      source.warning(
        { line, column: at + 1 },
        `An invisible character (${codeOf(character)}) is in the text: search and links would not match it.`,
        'Remove it.',
        { line, column: at + 1, remove: character, insert: '' },
      );
  }
  return true;
}
