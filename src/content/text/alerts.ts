/** GitHub's alerts, quotations that begin with a kind: `> [!NOTE]`. They are boxes here. */
import type { Blockquote, BlockContent, Paragraph, Root } from 'mdast';
import type { AdmonitionKind } from './components';
import { walk } from './syntax';

/** GitHub's kinds with ours, and the title where it differs. */
export const alertKinds: Readonly<Record<string, { kind: AdmonitionKind; title?: string }>> = {
  NOTE: { kind: 'note' },
  TIP: { kind: 'tip' },
  IMPORTANT: { kind: 'info', title: 'Important' },
  WARNING: { kind: 'warning' },
  CAUTION: { kind: 'danger', title: 'Caution' },
};

const mark = /^\[!(\w+)\][ \t]*(.*)/;

/**
 * Read the first line of a quotation.
 * @returns the name of its kind, as it is written, and the text behind it, which an alert does not have; undefined for no alert
 */
export function alertLine({ children: [first] }: Blockquote): { name: string; rest: string } | undefined {
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  const [, name, rest = ''] = (text?.type === 'text' && mark.exec(text.value)) || [];
  return name === undefined ? undefined : { name, rest };
}

/** Turn alerts into boxes, in place. Expects checked ones. */
export function resolveAlerts(tree: Root): void {
  walk(tree, (node, ancestors) => {
    const alert = node.type === 'blockquote' ? alertLine(node) : undefined;
    const known = alert && alertKinds[alert.name.toUpperCase()];
    const siblings = ancestors.at(-1)?.children;
    if (node.type !== 'blockquote' || !known || !siblings) return;
    const { kind, title } = known;
    const label: Paragraph[] = title
      ? [{ type: 'paragraph', data: { directiveLabel: true }, children: [{ type: 'text', value: title }] }]
      : [];
    const children: BlockContent[] = [...label, ...withoutMark(node)];
    siblings.splice(siblings.indexOf(node), 1, {
      type: 'containerDirective',
      name: kind,
      children,
      position: node.position,
    });
  });
}

/** Return the content of an alert without its first line. */
function withoutMark({ children: [first, ...others] }: Blockquote): BlockContent[] {
  if (first?.type !== 'paragraph') return [];
  const [text, ...rest] = first.children;
  const value = text?.type === 'text' ? text.value.replace(mark, '').replace(/^\n/, '') : '';
  const words = [...(value === '' ? [] : [{ type: 'text' as const, value }]), ...rest];
  if (words[0]?.type === 'break') words.shift();
  return [...(words.length > 0 ? [{ ...first, children: words }] : []), ...(others as BlockContent[])];
}
