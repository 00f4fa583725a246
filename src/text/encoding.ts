/** Advice on a file in another encoding. */
export const saveAsUtf8 =
  'Save the file as UTF-8: most editors show the encoding in the status bar, where you can change it.';

/** Guess the real encoding of a text that was read as UTF-8; undefined for UTF-8. */
export function likelyEncoding(text: string): string | undefined {
  // A byte order mark of UTF-16 is two bytes that UTF-8 never has.
  if (/^\uFFFD{2}/.test(text) || (text.match(/\0/g)?.length ?? 0) > text.length / 4) return 'UTF-16';
  return text.includes('\uFFFD') ? 'Windows-1252 or ISO 8859-1' : undefined;
}

/** Write every line end as `\n`: Windows has two characters for one. */
export const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');
