/** Pieces of sentences. */
import type { Words } from '../words/words';

export const code = (text: string) => ({ code: text });

/** Codes with commas between them, and a word before the last. */
export function listed(texts: readonly string[], last = ' or '): Words {
  return texts.flatMap((text, index) => [
    ...(index === 0 ? [] : [index === texts.length - 1 ? last : ', ']),
    code(text),
  ]);
}
