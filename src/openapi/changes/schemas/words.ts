/** Pieces of sentences. */
import type { Words } from '../../words/words';

export const code = (text: string) => ({ code: text });

/** List texts as code, with commas between them and a word before the last. */
export function listed(texts: readonly string[], last = ' or '): Words {
  return texts.flatMap((text, index) => [
    ...(index === 0 ? [] : [index === texts.length - 1 ? last : ', ']),
    code(text),
  ]);
}

/** Begin a sentence with a capital, unless it begins with code. */
export function upperFirst(words: Words): Words {
  const [first, ...rest] = words;
  return typeof first === 'string' ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : words;
}
