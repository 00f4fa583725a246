import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { createSlugger } from '../../text/frame-ids';
import type { ComponentData } from '../text/components';
import type { Source } from '../text/source';
import { isElement, start, walk } from '../text/syntax';

export interface DocumentHeading {
  id: string;
  text: string;
  /** 2 or more: the page's title is 1. */
  depth: number;
  /** Line of the file, from 1. */
  line: number;
  /** Number of list items in its section, with deeper sections; nested lists count as part of their item. */
  items: number;
  /** Former addresses: `#id` on this page, `/path/` of pages that are gone, and `/path/#id` on other pages. */
  movedFrom: string[];
}

/**
 * Give unique ids to headings, then to rows of commands and groups of tabs; name tables after the heading above them. Ids that
 * writers chose come first and former ids last, so a former id never takes a present one. Report ids that are taken.
 */
export function setAnchors(tree: Root, source: Source): DocumentHeading[] {
  const slugger = createSlugger();
  const headings: DocumentHeading[] = [];
  const noted: Heading[] = [];
  const components: ComponentData[] = [];
  walk(tree, (node) => {
    if (isElement(node) && node.data?.component) components.push(node.data.component);
    if (node.type !== 'heading') return;
    noted.push(node);
    const id = node.data?.notes?.id;
    if (id !== undefined && slugger.slug(id) !== id)
      source.error(start(node), `The id \`#${id}\` is taken, on this page or by its frame.`, 'Choose another.');
  });
  let table = { heading: '', count: 0 };
  /** The sections that a node is in. */
  let around: DocumentHeading[] = [];
  walk(tree, (node, ancestors) => {
    if (node.type === 'heading') {
      const text = toString(node).trim();
      const { notes } = node.data ?? {};
      const id = notes?.id ?? slugger.slug(text);
      node.data = { ...node.data, hProperties: { id } };
      const heading = {
        id,
        text,
        depth: node.depth,
        line: start(node).line,
        items: 0,
        movedFrom: notes?.movedFrom ?? [],
      };
      headings.push(heading);
      around = [...around.filter(({ depth }) => depth < node.depth), heading];
      table = { heading: text, count: 0 };
    } else if (node.type === 'list' && ancestors.length === 1) {
      for (const section of around) section.items += node.children.length;
    } else if (node.type === 'table' || (isElement(node) && node.name === 'table')) {
      const { heading } = table;
      const count = ++table.count;
      const name = `Table${heading ? `: ${heading}` : ''}${count > 1 ? ` (${count})` : ''}`;
      if (node.data?.component) node.data.component.props['aria-label'] = name;
      else node.data = { ...node.data, hProperties: { ariaLabel: name } };
    }
  });
  for (const component of components) {
    for (const command of component.commands ?? []) command.id = slugger.slug(command.name);
    if (component.name === 'Tabs') component.id = slugger.slug('tabs');
  }
  for (const heading of noted) setFormerIds(heading, slugger, source);
  return headings;
}

function setFormerIds(heading: Heading, slugger: ReturnType<typeof createSlugger>, source: Source): void {
  const addresses = heading.data?.notes?.movedFrom ?? [];
  const former = addresses.filter((address) => address.startsWith('#')).map((address) => address.slice(1));
  const free = former.filter((id) => !(id in slugger.occurrences));
  for (const id of former.filter((one) => !free.includes(one)))
    source.error(
      start(heading),
      `\`#${id}\` is an address of this page today, so it can't be a former one.`,
      `Remove it from \`moved_from\`.`,
    );
  for (const id of free) slugger.occurrences[id] = 0;
  if (free.length > 0)
    heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, formerIds: free } };
}
