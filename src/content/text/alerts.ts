import type { Paragraph, Root } from 'mdast';
import { alertKinds, alertLine, removeLabel } from '../../text/alerts';
import { capitalised } from '../../text/sentence';
import { boxKinds } from './components';
import { walk } from './syntax';

/** The title of a box of Docusaurus: the name of its kind. */
const titleOf = (name: string): Paragraph => ({
  type: 'paragraph',
  data: { directiveLabel: true },
  children: [{ type: 'text', value: capitalised(name) }],
});

/** Turn alerts into boxes, and Docusaurus's kinds of boxes into the kinds that look like them, in place. */
export function resolveBoxes(tree: Root): void {
  walk(tree, (node, ancestors) => {
    if (node.type === 'containerDirective') node.name = node.name.toLowerCase();
    if (node.type === 'containerDirective' && Object.hasOwn(boxKinds, node.name)) {
      const [label] = node.children;
      if (label?.type !== 'paragraph' || !label.data?.directiveLabel) node.children.unshift(titleOf(node.name));
      node.name = boxKinds[node.name] ?? node.name;
    }
    if (node.type !== 'blockquote') return;
    const name = alertLine(node)?.name.toLowerCase() ?? '';
    const kind = alertKinds[name.toUpperCase()];
    const siblings = ancestors.at(-1)?.children;
    if (!kind || !siblings) return;
    removeLabel(node);
    siblings.splice(siblings.indexOf(node), 1, {
      type: 'containerDirective',
      name: kind,
      children: [...(name === kind ? [] : [titleOf(name)]), ...(node.children as Paragraph[])],
      position: node.position,
    });
  });
}
