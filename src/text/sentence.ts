/** Begin a text with a capital. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Make a sentence of a phrase. */
export const sentence = (phrase: string): string => `${capitalised(phrase)}.`;

/** Write a name of code in words: `Get guild` for `get_guild` and `getGuild`. */
export const inWords = (name: string): string =>
  capitalised(
    name
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .map((word) => (/^[A-Z]{2,}\d*s?$/.test(word) ? word : word.toLowerCase()))
      .join(' '),
  );
