/** Make pieces of a Markdown tree. Pure. */
import type { List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { capitalised } from '../../text/sentence';

export type Inline = PhrasingContent;
export type Block = RootContent;

export const text = (value: string): Inline => ({ type: 'text', value });
export const code = (value: string): Inline => ({ type: 'inlineCode', value: value.replace(/\s+/g, ' ') });
export const strong = (children: Inline[]): Inline => ({ type: 'strong', children });
export const paragraph = (children: Inline[]): Paragraph => ({ type: 'paragraph', children });

export const list = (children: ListItem[], ordered = false, start?: number): List => ({
  type: 'list',
  ordered,
  start,
  spread: false,
  children,
});

/** Make an item of a tight list. If it has more than a paragraph and lists, write empty lines between its parts. */
export function item(children: Block[], checked?: boolean): ListItem {
  const spread = children.some(({ type }, index) => type !== 'list' && (type !== 'paragraph' || index > 0));
  return { type: 'listItem', spread, checked, children: children as ListItem['children'] };
}

/** Put words before blocks: into the first block if it is a paragraph, else into a paragraph of their own. */
export function joined(head: Inline[], separator: string, [first, ...rest]: readonly Block[]): Block[] {
  if (first?.type !== 'paragraph') return [paragraph(head), ...(first ? [first] : []), ...rest];
  return [paragraph([...head, text(separator), ...oneLine(first.children)]), ...rest];
}

/** Join paragraphs to one line, each as a sentence, unless other blocks are among them. */
export function inOneLine(blocks: readonly Block[]): Block[] {
  const lines = blocks.map((block) => (block.type === 'paragraph' ? sentence(oneLine(block.children)) : null));
  if (lines.length < 2 || !lines.every((line) => line !== null)) return [...blocks];
  return [paragraph(separated(lines, ' '))];
}

/** Replace line ends in words by spaces. */
export function oneLine(nodes: readonly Inline[]): Inline[] {
  return nodes.map((node) => {
    if (node.type === 'text') return text(node.value.replace(/\s*\n\s*/g, ' '));
    if (node.type === 'break') return text(' ');
    return 'children' in node ? { ...node, children: oneLine(node.children as Inline[]) } : node;
  });
}

/** Make words a sentence: a capital at its start, a full stop at its end. */
export function sentence(words: readonly Inline[]): Inline[] {
  const [first, ...rest] = words;
  if (!first) return [];
  const start = first.type === 'text' ? text(capitalised(first.value)) : first;
  return [start, ...rest, ...(/[.!?:…。！？：]["'”)」）]?\s*$/.test(toString(words)) ? [] : [text('.')])];
}

/** Join groups of words with separators; leave out empty groups. */
export function separated(groups: readonly (readonly Inline[])[], separator: string): Inline[] {
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, at) => (at > 0 ? [text(separator), ...group] : group));
}

/** Join adjacent texts: writing takes long for each text, however short. */
export function oneText<Node extends { type: string; value?: string }>(nodes: readonly Node[]): Node[] {
  const parts: Node[] = [];
  for (const node of nodes) {
    const last = parts.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value = `${last.value}${node.value}`;
    else parts.push(node.type === 'text' ? { ...node } : node);
  }
  return parts;
}

/** Join adjacent texts, and remove white space at both ends. */
export function trimmed(nodes: readonly Inline[]): Inline[] {
  const parts = oneText(nodes);
  const clean = parts.flatMap((node, at) => {
    if (node.type !== 'text') return node;
    const afterBreak = at === 0 || parts[at - 1]?.type === 'break';
    const beforeBreak = at === parts.length - 1 || parts[at + 1]?.type === 'break';
    let value = node.value.replace(/[ \t]*\n[ \t\n]*/g, '\n').replace(/[ \t]+/g, ' ');
    if (afterBreak) value = value.trimStart();
    if (beforeBreak) value = value.trimEnd();
    return value === '' ? [] : text(value);
  });
  return clean.at(-1)?.type === 'break' ? clean.slice(0, -1) : clean;
}
