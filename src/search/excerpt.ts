/** Choose the excerpt of a result's text and the letters to mark. Pure. */
import { wordsOf } from './split-words';

interface Part {
  text: string;
  marked: boolean;
}

/** Split a text into parts, and mark those that the query matched. */
export function markParts(text: string, marks: ReadonlyMap<string, number>): Part[] {
  const parts: Part[] = [];
  let end = 0;
  const add = (to: number, marked: boolean) => {
    if (to > end) parts.push({ text: text.slice(end, to), marked });
    end = Math.max(end, to);
  };
  for (const word of wordsOf(text)) {
    const length = marks.get(word.text);
    if (length === undefined) continue;
    add(word.start, false);
    add(Math.min(word.end, word.start + length), true);
  }
  add(text.length, false);
  return parts;
}

/**
 * Cut a text to at most `length` letters, from a little before the first match, with an ellipsis at each cut. Cut between words if
 * a space is near.
 */
export function excerpt(text: string, marks: ReadonlyMap<string, number>, length: number): string {
  if (text.length <= length) return text;
  const match = wordsOf(text).find((word) => marks.has(word.text))?.start ?? 0;
  const wanted = Math.max(0, Math.min(match - 30, text.length - length));
  const next = text.indexOf(' ', wanted) + 1;
  const start = wanted > 0 && next > 0 && next <= match ? next : wanted;
  const limit = start + length;
  const last = text.lastIndexOf(' ', limit);
  const end = limit >= text.length ? text.length : last > limit - 30 ? last : limit;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
