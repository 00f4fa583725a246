/** GitHub's alerts: quotations that begin with a kind, such as `> [!NOTE]`. Pure. */
import type { Blockquote } from 'mdast';

type BoxKind = 'note' | 'tip' | 'info' | 'warning' | 'danger';

/** GitHub's kinds, each with the kind of box that looks like it. */
export const alertKinds: Readonly<Record<string, BoxKind>> = {
  NOTE: 'note',
  TIP: 'tip',
  IMPORTANT: 'info',
  WARNING: 'warning',
  CAUTION: 'danger',
};

const mark = /^\[!(\w+)\][ \t]*/;

/** Read the first line of a quotation. @returns the name of the alert's kind and the text after it; undefined for any other quotation */
export function alertLine({ children: [first] }: Blockquote): { name: string; rest: string } | undefined {
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  const line = text?.type === 'text' ? (text.value.split('\n')[0] ?? '') : '';
  const [typed = '', name] = mark.exec(line) ?? [];
  return name === undefined ? undefined : { name, rest: line.slice(typed.length) };
}

/** Remove the mark of an alert, or the bold word that stands for it, from a quotation. */
export function removeLabel({ children }: Blockquote): void {
  const [paragraph] = children;
  if (paragraph?.type !== 'paragraph') return;
  const words = paragraph.children;
  if (words[0]?.type !== 'text') words.shift();
  const [text] = words;
  if (text?.type === 'text') text.value = text.value.replace(mark, '').replace(/^\s*:?\s*/, '');
  if (text?.type === 'text' && text.value === '') words.shift();
  if (words[0]?.type === 'break') words.shift();
  if (words.length === 0) children.shift();
}
