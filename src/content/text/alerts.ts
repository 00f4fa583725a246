import type { Paragraph, Root } from 'mdast';
import { alertKinds, alertLine, removeLabel } from '../../text/alerts';
import { capitalised } from '../../text/sentence';
import { walk } from './syntax';

/** Turn alerts into boxes, in place. A kind that boxes do not have is the title. */
export function resolveAlerts(tree: Root): void {
  walk(tree, (node, ancestors) => {
    if (node.type !== 'blockquote') return;
    const { name = '' } = alertLine(node) ?? {};
    const kind = alertKinds[name.toUpperCase()];
    const siblings = ancestors.at(-1)?.children;
    if (!kind || !siblings) return;
    removeLabel(node);
    const value = capitalised(name.toLowerCase());
    const title: Paragraph = { type: 'paragraph', data: { directiveLabel: true }, children: [{ type: 'text', value }] };
    siblings.splice(siblings.indexOf(node), 1, {
      type: 'containerDirective',
      name: kind,
      children: [...(name.toLowerCase() === kind ? [] : [title]), ...(node.children as Paragraph[])],
      position: node.position,
    });
  });
}
