/** Advice on a file in another encoding. */
export const saveAsUtf8 =
  'Save the file as UTF-8: most editors show the encoding in the status bar, where you can change it.';

/** Find the first character of a text that is not in UTF-8, with the encoding that it seems to have; undefined for UTF-8. */
export function wrongEncoding(
  text: string,
): { encoding: string; line: number; column: number; source: string } | undefined {
  const encoding = likelyEncoding(text);
  if (encoding === undefined) return undefined;
  const lines = text.split('\n');
  const row = lines.findIndex((line) => /[\0\uFFFD]/.test(line));
  const source = lines[row] ?? '';
  return { encoding, line: row + 1, column: source.search(/[\0\uFFFD]/) + 1, source };
}

/** Guess the real encoding of a text that was read as UTF-8; undefined for UTF-8. */
function likelyEncoding(text: string): string | undefined {
  // UTF-16 begins with a byte order mark of two bytes that UTF-8 never has.
  if (/^\uFFFD{2}/.test(text) || (text.match(/\0/g)?.length ?? 0) > text.length / 4) return 'UTF-16';
  return text.includes('\uFFFD') ? 'Windows-1252 or ISO 8859-1' : undefined;
}

/** Write every line end as `\n`: Windows uses two characters. */
export const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');
