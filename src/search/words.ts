/** Split texts and queries into words. Pure; runs at build and in the browser. */

export interface Word {
  /** Lower case, without accents. */
  text: string;
  /** Offset in the text. */
  start: number;
  end: number;
}

/** Keeps version numbers and `C#` whole; splits `getFBOs` into get and fbos, `HTTPServer` into http and server, and at signs. */
const pattern =
  /\p{L}(?:#|\+\+)|\p{N}+(?:\.\p{N}+)+|\p{Lu}+s(?!\p{Ll})|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{Lo}+/gu;

/** Convert to lower case, without accents. */
export function foldCase(text: string): string {
  const plain = /[^\0-\x7f]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text;
  return plain.toLowerCase();
}

/** List the words of a text, in order, with their places. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
    text: foldCase(word),
    start: index,
    end: index + word.length,
  }));
}

/** Join all letters and digits: both `discord_id` and `Discord ID` become `discordid`. */
export function squash(text: string): string {
  return foldCase(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** List the words of a text, and names of several words joined, as people type them: `discordid`, `getfbos`, `auditlogs`. */
export function termsOf(text: string): string[] {
  const names = text.split(/[\s/{}()[\],;:]+/).filter((name) => wordsOf(name).length > 1);
  return [...wordsOf(text).map((word) => word.text), ...names.map(squash)];
}
