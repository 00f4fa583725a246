/** Split texts and queries into words. Pure; runs at build and in the browser. */

interface Word {
  /** Lower case, without accents. */
  text: string;
  start: number;
  end: number;
}

/** Scripts without spaces between words; `ー` and `々` extend the letter before them. */
const unspaced = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}ー々]`;

/**
 * Matches words. Version numbers and `C#` stay whole; `getFBOs` becomes get and fbos, `HTTPServer` http and server; signs separate
 * words.
 */
const pattern = new RegExp(
  String.raw`(?<run>${unspaced}+)|\p{L}(?:#|\+\+)|\p{N}+(?:\.\p{N}+)+|\p{Lu}+s(?!\p{Ll})|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{Lo}[\p{Lo}\p{M}]*`,
  'gu',
);

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

/** List the words of a text, in order, with their places; in scripts without spaces, each pair of neighbouring letters. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: word, index, groups }) => {
    const letters = groups?.run === undefined ? [word] : [...word];
    const parts = letters.length < 2 ? letters : letters.slice(1).map((letter, at) => (letters[at] ?? '') + letter);
    let start = index;
    return parts.map((part, at) => {
      const found = { text: foldCase(part), start, end: start + part.length };
      start += (letters[at] ?? '').length;
      return found;
    });
  });
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
