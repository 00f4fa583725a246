/** Split texts and queries into words. Pure; runs at build and in the browser. */

interface Word {
  /** Lower case, without accents. */
  text: string;
  start: number;
  end: number;
}

/**
 * Matches words. Version numbers and `C#` stay whole; `getFBOs` becomes get and fbos, `HTTPServer` http and server; signs separate
 * words.
 */
const pattern =
  /\p{L}(?:#|\+\+)|\p{N}+(?:\.\p{N}+)+|\p{Lu}+s(?!\p{Ll})|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{Lo}[\p{Lo}\p{M}]*/gu;

/** Letters that no normalisation decomposes, as people type them on other keyboards. */
const typedAs: Partial<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Convert to lower case, without accents. */
export function foldCase(text: string): string {
  const lower = text.toLowerCase();
  if (!/[^\0-\x7f]/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[ßæœøłđðþı]/g, (letter) => typedAs[letter] ?? letter);
}

/** List the words of a text, in order, with their places. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(pattern), ({ 0: word, index: start }) => ({
    text: foldCase(word),
    start,
    end: start + word.length,
  }));
}

/** Join all letters and digits: both `discord_id` and `Discord ID` become `discordid`. */
export function squash(text: string): string {
  return foldCase(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** List the words of a text. A name of several words is also listed joined, as people type it: `discordid`, `getfbos`, `auditlogs`. */
export function termsOf(text: string): string[] {
  const names = text.split(/[\s/{}()[\],;:]+/).filter((name) => wordsOf(name).length > 1);
  return [...wordsOf(text).map((word) => word.text), ...names.map(squash)];
}
