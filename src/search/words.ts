/** How texts and queries are taken apart into words. Pure; runs at build and in the browser. */

export interface Word {
  /** Lower case, without accents. */
  text: string;
  /** Where it stands in the text. */
  start: number;
  end: number;
}

/** Version numbers whole; `getFBOs` is get and fbos; `HTTPServer` is http and server; signs and underscores are between words. */
const pattern = /\p{N}+(?:\.\p{N}+)+|\p{Lu}+s(?!\p{Ll})|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{Lo}+/gu;

/** Lower case, without accents. */
export function foldCase(text: string): string {
  const plain = /[^\0-\x7f]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text;
  return plain.toLowerCase();
}

/** The words of a text, in order, with their places. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
    text: foldCase(word),
    start: index,
    end: index + word.length,
  }));
}

/** All letters and digits in one: `discordid` of both `discord_id` and `Discord ID`. */
export function squash(text: string): string {
  return foldCase(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The words of a text, and names of several words as one too, as people type them: `discordid`, `getfbos`, `auditlogs`. */
export function termsOf(text: string): string[] {
  const names = text.split(/[\s/{}()[\],;:]+/).filter((name) => wordsOf(name).length > 1);
  return [...wordsOf(text).map((word) => word.text), ...names.map(squash)];
}
