/** Check definitions of links and footnotes: each has one name, and something refers to it. */
import type { Definition, FootnoteDefinition, Root } from 'mdast';
import type { Source } from '../text/source';
import { start, walk } from '../text/walk';

/** Make the check of a document's definitions, to be called with each in turn. */
export function definitionCheck(tree: Root, source: Source): (node: Definition | FootnoteDefinition) => void {
  const notes = new Set<string>();
  const addresses = new Set<string>();
  const defined = new Set<string>();
  walk(tree, (node) => {
    if (node.type === 'footnoteReference') notes.add(node.identifier);
    if (node.type === 'linkReference' || node.type === 'imageReference') addresses.add(node.identifier);
  });
  return (node) => {
    const mark = node.type === 'definition' ? `[${node.label ?? ''}]` : `[^${node.label ?? ''}]`;
    if (defined.has(mark.toLowerCase()))
      return source.error(
        start(node),
        `\`${mark}\` is defined twice, and only the first is used.`,
        'Give it another name.',
      );
    defined.add(mark.toLowerCase());
    if (node.type === 'definition' && !addresses.has(node.identifier))
      source.warning(
        start(node),
        'No link refers to this address, so nobody sees it.',
        `Write \`[words]${mark}\` where it belongs, or remove it; a note to other writers is \`{/* note */}\`.`,
      );
    if (node.type === 'footnoteDefinition' && !notes.has(node.identifier))
      source.error(
        start(node),
        `Nothing refers to this footnote, so nobody would see it.`,
        `Write \`[^${node.label ?? node.identifier}]\` where it belongs, or remove it.`,
      );
  };
}
