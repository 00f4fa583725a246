/** Invisible characters, and characters that a program has garbled. */
import { every, type Found, type Line, required, warning } from '../rule';
import { unicode } from '../../text/source';
import { start } from '../../text/syntax';

/** Matches invisible characters, except a joiner between letters outside ASCII or in an emoji, which has a purpose. */
const invisible = /(?![\t\n\0])\p{Cc}|[\u00AD\u200B\u2028\u2029\u2060\uFEFF]|(?<=[ -~])[\u200C\u200D](?=[ -~])/gu;
/** Matches signs beyond ASCII that were read as Windows-1252 and saved as UTF-8. */
const misread = /â€.|Ã[\u0080-\u00BF]|Â[\u00A0-\u00BF]/;
/** https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters */
const directional = /[\u202A-\u202E\u2066-\u2069]/g;

/** Report each match, with the edit that removes it. */
function each(line: Line, pattern: RegExp, message: (code: string) => string): Found[] {
  return [...line.value.matchAll(pattern)].map(({ 0: character, index }) => {
    const place = { line: start(line).line, column: index + 1 };
    const edit = { ...place, remove: character, insert: '' };
    return { place, message: message(unicode(character)), fix: 'Remove it.', edit };
  });
}

export const characters = every('line', [
  warning('misread', (line) => {
    const match = misread.exec(line.value);
    if (!match) return;
    return {
      place: { line: start(line).line, column: match.index + 1 },
      message: `\`${match[0]}\` was one character until a program read it in the wrong encoding.`,
      fix: 'Type the sign anew, such as `’`, `“` or `ü`.',
    };
  }),
  required('lost', (line) =>
    each(line, /[\uFFFD\0]/g, () => 'A program could not write the character that was here, and it is lost.')
      .slice(0, 1)
      .map(({ place, message }) => ({ place, message, fix: 'Type it anew.' })),
  ),
  required('direction', (line) =>
    each(line, directional, (code) => `An invisible character (${code}) changes the direction of the text after it.`),
  ),
  warning('invisible', (line) =>
    each(line, invisible, (code) => `An invisible character (${code}) is in the text: search does not match it.`),
  ),
]);
