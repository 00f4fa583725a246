import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { createSlugger } from '../../text/frame-ids';
import { isElement } from '../text/syntax';
import { walk } from '../text/walk';

export interface DocumentHeading {
  id: string;
  text: string;
  /** 2 or more: the page's title is 1. */
  depth: number;
}

/** Give headings, then rows of commands and groups of tabs, unique ids; name tables after the heading above them. */
export function setAnchors(tree: Root): DocumentHeading[] {
  const slugger = createSlugger();
  const headings: DocumentHeading[] = [];
  let table = { heading: '', count: 0 };
  walk(tree, (node) => {
    if (node.type === 'heading') {
      const text = toString(node).trim();
      const id = slugger.slug(text);
      node.data = { ...node.data, hProperties: { id } };
      headings.push({ id, text, depth: node.depth });
      table = { heading: text, count: 0 };
    } else if (node.type === 'table') {
      const { heading } = table;
      const count = ++table.count;
      const name = `Table${heading ? `: ${heading}` : ''}${count > 1 ? ` (${count})` : ''}`;
      node.data = { ...node.data, hProperties: { ariaLabel: name } };
    }
  });
  walk(tree, (node) => {
    if (!isElement(node)) return;
    const { component } = node.data ?? {};
    for (const command of component?.commands ?? []) command.id = slugger.slug(command.name);
    if (component?.name === 'Tabs') component.id = slugger.slug('tabs');
  });
  return headings;
}
