/** Begin a text with a capital. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Make a sentence of a phrase. */
export const sentence = (phrase: string): string => `${capitalised(phrase)}.`;
