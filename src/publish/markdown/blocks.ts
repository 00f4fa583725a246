/** Convert the blocks of a finished page. Pure. */
import type { AlignType, Code, ListItem, Paragraph, TableRow } from 'mdast';
import { elementsOf, findElement, hasClass, isElement, isForScreen, textOf } from '../../text/html-tree';
import type { HtmlElement, HtmlNode } from '../../text/html-tree';
import { referenceBlock, tabLabel } from './reference-blocks';
import { inline, isInline } from './inline';
import {
  inOneLine,
  item,
  joined,
  list,
  oneLine,
  paragraph,
  separated,
  strong,
  text,
  type Block,
  type Inline,
} from './mdast';

/**
 * Convert nodes of a finished page to blocks, without parts that only a screen shows. Open all folds, show one of the samples,
 * join adjacent lists.
 */
export function flow(nodes: readonly HtmlNode[]): Block[] {
  const blocks: Block[] = [];
  let line: HtmlNode[] = [];
  const add = (block: Block) => {
    const last = blocks.at(-1);
    if (block.type === 'list' && last?.type === 'list' && block.ordered === last.ordered)
      last.children.push(...block.children);
    else blocks.push(block);
  };
  const endLine = () => {
    const words = inline(line);
    if (words.length > 0) add(paragraph(words));
    line = [];
  };
  for (const node of nodes) {
    if (isElement(node) && isForScreen(node)) continue;
    if (isInline(node)) line.push(node);
    else if (isElement(node)) {
      endLine();
      block(node).forEach(add);
    }
  }
  endLine();
  return blocks;
}

function block(element: HtmlElement): Block[] {
  const { name, children } = element;
  const special = referenceBlock(element);
  if (special) return special;
  if (hasClass(element, 'admonition')) return [{ type: 'blockquote', children: flow(children) as never }];
  if (hasClass(element, 'tabs'))
    return tabs(children, (label, panel) => [paragraph([tabLabel(label, panel)]), ...flow(panel)]);
  if (element.attribs['data-footnotes'] !== undefined) return footnotes(element);
  if (isHeading(element)) {
    const words = oneLine(inline(children));
    return words.length > 0 ? [{ type: 'heading', depth: Number(name[1]) as 1, children: words }] : [];
  }
  switch (name) {
    case 'p': {
      const words = inline(children);
      if (words.length === 0) return [];
      return [paragraph(/\b(?:admonition-title|label)\b/.test(element.attribs.class ?? '') ? [strong(words)] : words)];
    }
    case 'ul':
    case 'ol':
      return listBlock(element);
    case 'blockquote':
      return [{ type: 'blockquote', children: flow(children) as never }];
    case 'hr':
      return [{ type: 'thematicBreak' }];
    case 'pre':
      return [codeBlock(element, element)];
    case 'figure':
      return figure(element);
    case 'table':
      return table(element);
    case 'dl':
      return [list(definitions(children))];
    case 'details':
      return details(children);
    case 'svg':
      return [];
    default:
      return flow(children);
  }
}

/** Convert each tab, in order. */
export function tabs<Converted>(
  children: readonly HtmlNode[],
  convert: (label: Inline[], panel: readonly HtmlNode[], index: number) => Converted[],
): Converted[] {
  const elements = elementsOf(children);
  const labels = elements.filter(({ name }) => name === 'label');
  const panels = elements.filter((element) => hasClass(element, 'tab-panel'));
  return panels.flatMap((panel, at) => convert(inline(labels[at]?.children ?? []), panel.children, at));
}

/** @param label if given, the items follow it on one line */
export function listBlock(element: HtmlElement, label = element.attribs['aria-label']): Block[] {
  const items = elementsOf(element.children).filter((child) => !isForScreen(child));
  // A list of sections is a list only for the layout.
  if (items.some(hasHeading)) return items.flatMap(({ children }) => flow(children));
  if (items.length === 0) return [];
  if (label !== undefined) {
    const words = items.map(({ children }) => inline(children));
    return [paragraph([text(`${label}: `), ...separated(words, ', ')])];
  }
  const isDated = items.every(({ children: [first] }) => first && isElement(first) && first.name === 'time');
  const start = Number(element.attribs.start ?? 1);
  return [list(items.map(listItem), element.name === 'ol' && !isDated, Number.isInteger(start) ? start : 1)];
}

const isHeading = ({ name }: HtmlElement) => /^h\d$/.test(name);
const hasHeading = ({ children }: HtmlElement): boolean =>
  elementsOf(children).some((child) => isHeading(child) || (child.name === 'article' && hasHeading(child)));

/** Convert an item. If it begins with a time or a link, this is the label of the paragraph below. */
function listItem({ children }: HtmlElement): ListItem {
  const box = elementsOf(children).find(({ name, attribs }) => name === 'input' && attribs.type === 'checkbox');
  const isDated = elementsOf(children)[0]?.name === 'time';
  return item(labelled(flow(children), isDated), box ? box.attribs.checked !== undefined : undefined);
}

/** Move a label, and a line of links, into the line of the paragraph below. */
function labelled(blocks: Block[], isLabel: boolean): Block[] {
  const [first, second, ...rest] = blocks;
  if (first?.type !== 'paragraph' || second?.type !== 'paragraph') return blocks;
  if (!isLabel && !isLink(first)) return blocks;
  return joined(first.children, ': ', isLabel ? labelled([second, ...rest], false) : [second, ...rest]);
}

const isLink = ({ children }: Paragraph) => children.length === 1 && children[0]?.type === 'link';

/** Convert terms and their descriptions to items: a term, then its description. */
export function definitions(children: readonly HtmlNode[]): ListItem[] {
  const parts = elementsOf(children).flatMap((child) => (child.name === 'div' ? elementsOf(child.children) : child));
  const groups: { term: Inline[]; about: HtmlNode[] }[] = [];
  for (const part of parts) {
    if (part.name === 'dt') groups.push({ term: oneLine(inline(part.children)), about: [] });
    else groups.at(-1)?.about.push(...part.children);
  }
  return groups.map(({ term, about }) => item(joined(term, ': ', inOneLine(flow(about)))));
}

/**
 * Open a fold. Its summary stands above its content: as a heading if it has one, otherwise in bold, with the text of its span
 * after it.
 */
function details(children: readonly HtmlNode[]): Block[] {
  const summary = elementsOf(children).find(({ name }) => name === 'summary');
  const rest = flow(children.filter((child) => child !== summary));
  const heading = elementsOf(summary?.children ?? []).find(isHeading);
  if (heading)
    return [...block(heading), ...flow((summary?.children ?? []).filter((child) => child !== heading)), ...rest];
  const inside = summary?.children ?? [];
  const about = elementsOf(inside).find(({ name, attribs, prev }) => name === 'span' && !attribs.class && prev);
  const words = oneLine(inline(inside.filter((child) => child !== about)));
  return words.length > 0 ? [...joined([strong(words)], ': ', flow(about ? [about] : [])), ...rest] : rest;
}

/** Convert a figure: code, the description of a drawing, or a picture with its caption. */
function figure(element: HtmlElement): Block[] {
  const { children } = element;
  const pre = findElement(children, ({ name }) => name === 'pre');
  if (pre) return [codeBlock(pre, element)];
  const drawing = findElement(children, ({ name, attribs }) => name === 'svg' && attribs['aria-label'] !== undefined);
  if (drawing) return [paragraph([text(drawing.attribs['aria-label'] ?? '')])];
  const caption = findElement(children, ({ name }) => name === 'figcaption');
  const blocks = flow(children.filter((child) => child !== caption));
  const [picture] = blocks;
  if (caption && picture?.type === 'paragraph' && picture.children[0]?.type === 'image')
    picture.children[0].title = textOf(caption).replace(/\s+/g, ' ').trim();
  return blocks;
}

/** Matches the name of a language for a fence. */
const language = /^[\w+#-]+$/;

/** Convert code, with its language and title; added and removed lines get their signs again. */
function codeBlock(pre: HtmlElement, { attribs, children }: HtmlElement): Code {
  const lines = findElement(pre.children, ({ name }) => name === 'code')?.children ?? [];
  const isDiff = elementsOf(lines).some((line) => /^(?:added|removed)$/.test(line.attribs['data-line'] ?? ''));
  const signs: Record<string, string> = { added: '+', removed: '-' };
  const value = isDiff
    ? elementsOf(lines)
        .map((line) => (signs[line.attribs['data-line'] ?? ''] ?? ' ') + textOf(line))
        .join('')
    : textOf(pre);
  const title = textOf(findElement(children, ({ name }) => name === 'figcaption'));
  const lang = attribs['data-language'] ?? '';
  const meta = [title && `title="${title.replace(/["\s`]+/g, ' ').trim()}"`, isDiff && 'diff']
    .filter(Boolean)
    .join(' ');
  return {
    type: 'code',
    lang: language.test(lang) ? lang : null,
    meta: language.test(lang) && meta !== '' ? meta : null,
    value: value.replace(/\n$/, ''),
  };
}

function table({ children }: HtmlElement): Block[] {
  const rows = elementsOf(children).flatMap((part) => (part.name === 'tr' ? part : elementsOf(part.children)));
  const lines = rows.filter(({ name }) => name === 'tr').map((row) => elementsOf(row.children));
  const [head] = lines;
  if (!head) return [];
  const align = head.map(({ attribs }): AlignType => {
    const [, side] = /(?:text-align:\s*|align-)(left|center|right)/.exec(`${attribs.style} ${attribs.class}`) ?? [];
    return (side ?? null) as AlignType;
  });
  const cells = (row: readonly HtmlElement[]): TableRow => ({
    type: 'tableRow',
    children: row.map((cell) => ({ type: 'tableCell', children: oneLine(inline(cell.children)) })),
  });
  return [{ type: 'table', align, children: lines.map(cells) }];
}

function footnotes({ children }: HtmlElement): Block[] {
  const notes = findElement(children, ({ name }) => name === 'ol');
  return elementsOf(notes?.children ?? []).map((note, at) => {
    const label = String(at + 1);
    return { type: 'footnoteDefinition', identifier: label, label, children: flow(note.children) as never };
  });
}
