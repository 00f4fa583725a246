/** Divide a finished document for search. Pure. */
import { elementsOf, findElement, hasClass, isElement, isForScreen, textOf } from '../../text/html-tree';
import type { HtmlElement, HtmlNode } from '../../text/html-tree';
import { blockEdge, inOneLine } from '../../text/one-line';
import type { IndexedSection } from '../../search/search-index';

/** A section; without an anchor, the text before the first heading. */
export type Section = Omit<IndexedSection, 'command'> & { text: string };

const inlineElements =
  /^(?:a|abbr|b|bdi|bdo|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr)$/;
const heading = /^h[1-6]$/;

/**
 * Divide a document's text by its headings, in order. After these entries, every listed command has its own.
 * @param body finished HTML as a tree
 * @param keywords search terms of commands by their ids
 */
export function toSections(body: readonly HtmlNode[], keywords: ReadonlyMap<string, string[]> = new Map()): Section[] {
  const sections: Section[] = [{ id: '', heading: '', text: '' }];
  const commands: Section[] = [];
  const visit = (node: HtmlNode, parent?: HtmlElement): void => {
    const current = sections.at(-1);
    if (!current) return;
    if (!isElement(node)) current.text += textOf(node);
    else if (node.name === 'svg') current.text += ` ${node.attribs['aria-label'] ?? ''} `;
    else if (isForScreen(node) || isFootnoteMark(node, parent) || isSource(node, parent)) return;
    else if (node.name === 'img') current.text += ` ${node.attribs.alt ?? ''} `;
    else if (heading.test(node.name))
      sections.push({ id: node.attribs.id ?? '', heading: inOneLine(textOf(node)), text: '' });
    else if (hasClass(node, 'commands')) commands.push(...elementsOf(node.children).map(command));
    else {
      if (hasClass(node, 'org-chart')) current.keywords = positions(node);
      const edge = node.name === 'br' ? ' ' : inlineElements.test(node.name) ? '' : blockEdge;
      current.text += edge;
      for (const child of node.children) visit(child, node);
      const last = sections.at(-1);
      if (last) last.text += edge;
    }
  };
  const command = (row: HtmlElement): Section => {
    const [usage, about] = elementsOf(row.children);
    const { id = '' } = row.attribs;
    const text = about && hasClass(about, 'command-description') ? inOneLine(textOf(about)) : '';
    return {
      id,
      heading: usage ? inOneLine(textOf(usage)) : '',
      text,
      ...(keywords.has(id) && { keywords: keywords.get(id) }),
    };
  };
  for (const node of body) visit(node);
  const found = sections.map((section) => ({ ...section, text: inOneLine(section.text) }));
  return [...found.filter(({ id, text }) => id !== '' || text !== ''), ...commands];
}

/** True for links to and from footnotes, and for the heading above all footnotes. */
const isFootnoteMark = ({ name, attribs }: HtmlElement, parent?: HtmlElement): boolean =>
  attribs['data-footnote-ref'] !== undefined ||
  attribs['data-footnote-backref'] !== undefined ||
  (heading.test(name) && parent?.attribs['data-footnotes'] !== undefined);

/** True for the source of a demonstration, which repeats what stands above it. */
const isSource = (node: HtmlElement, parent?: HtmlElement): boolean =>
  node.name === 'figure' && parent !== undefined && hasClass(parent, 'demo');

/** List every position of a chart, with its full and its short name. */
function positions(chart: HtmlElement): string[] {
  return elementsOf(chart.children).flatMap((element) => {
    if (element.name !== 'strong') return positions(element);
    const short = findElement(element.children, (child) => hasClass(child, 'org-short'));
    const title = element.children.filter((child) => child !== short).map(textOf);
    return [inOneLine(title.join('')), ...(short ? [textOf(short).replace(/[()]/g, '')] : [])];
  });
}

/** Count the words of the text. */
export function countWords(sections: readonly Section[]): number {
  return sections.reduce(
    (sum, { heading, text }) => sum + (`${heading} ${text}`.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0),
    0,
  );
}
