/** Write a document without its components: Markdown for machines, and texts for search. */
import type { BlockContent, List, ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { capitalised } from '../../text/sentence';
import { textProp, type ComponentData } from '../text/components';
import type { CompileContext } from '../text/context';
import type { Command, Position } from '../text/data';
import type { Source } from '../text/source';
import { isElement, isParent } from '../text/syntax';

const writer = unified().use(remarkGfm).use(remarkStringify, { bullet: '-', rule: '-', emphasis: '*' }).freeze();

/**
 * Write the document as GitHub-flavoured Markdown under its title. Plain Markdown blocks stay as they were typed; only the
 * others are rewritten. Expects a checked tree.
 * @param images its pictures as published
 */
export function toMarkdown(
  tree: Root,
  title: string,
  description: string,
  source: Source,
  images: CompileContext['images'],
): string {
  const blocks = tree.children.map((node) => {
    const { start, end } = node.position ?? {};
    const typed = start && end ? source.lines.slice(start.line - 1, end.line).join('\n') : '{';
    return isPlain(typed) ? typed : writer.stringify({ type: 'root', children: plain([node], { images }) }).trimEnd();
  });
  return [`# ${title}`, description, ...blocks].filter((block) => block !== '').join('\n\n') + '\n';
}

/** True for a text without components, braces, boxes and links to files. */
function isPlain(typed: string): boolean {
  return !/[{<]|^\s*:::|\]\((?!https?:|mailto:|#|\/)|\]:\s/m.test(typed);
}

export interface Section {
  /** The heading's anchor; empty for the text before the first heading. */
  id: string;
  heading: string;
  text: string;
  /** Search terms that are not shown. */
  keywords?: string[];
}

/** Split the document's text by heading, in order; every listed command has its own entry. */
export function toSections(tree: Root): Section[] {
  const sections: Section[] = [];
  const commands: Section[] = [];
  let current: Section = { id: '', heading: '', text: '' };
  const rows = (row: Section) => commands.push(row);
  for (const child of tree.children) {
    for (const node of plain([child], { rows })) {
      if (node.type === 'heading') {
        if (current.text !== '' || current.id !== '') sections.push(current);
        const id: unknown = node.data?.hProperties?.id;
        current = { id: typeof id === 'string' ? id : '', heading: toString(node).trim(), text: '' };
      } else {
        current.text = `${current.text} ${textOf(node)}`.trim();
      }
    }
    const chart = isElement(child) ? child.data?.component?.organisation : undefined;
    if (chart) current.keywords = positionNames(chart);
  }
  if (current.text !== '' || current.id !== '') sections.push(current);
  return [...sections, ...commands];
}

/** Count the words of the text. */
export function countWords(sections: readonly Section[]): number {
  return sections.reduce(
    (sum, { heading, text }) => sum + (`${heading} ${text}`.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0),
    0,
  );
}

/** Return all text of a block, with spaces between its blocks, cells and lines. */
function textOf(node: RootContent): string {
  if (node.type === 'code' || node.type === 'inlineCode' || node.type === 'text') return node.value;
  if (node.type === 'break') return ' ';
  if (node.type === 'image') return node.alt ?? '';
  if (!isParent(node)) return '';
  const phrasing =
    node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell' || isPhrasing(node);
  return (node.children as RootContent[])
    .map(textOf)
    .join(phrasing ? '' : ' ')
    .replace(/\s+/g, ' ')
    .trimEnd();
}

function isPhrasing(node: RootContent): boolean {
  return ['strong', 'emphasis', 'delete', 'link', 'linkReference'].includes(node.type);
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });
const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
const link = (url: string, ...children: PhrasingContent[]): PhrasingContent => ({ type: 'link', url, children });
const paragraph = (...children: PhrasingContent[]): RootContent => ({ type: 'paragraph', children });
const list = (items: ListItem[]): List => ({ type: 'list', ordered: false, spread: false, children: items });
const item = (...children: RootContent[]): ListItem => ({
  type: 'listItem',
  spread: false,
  children: children as BlockContent[],
});

interface PlainOptions {
  /** Called with each command, which is then left out of the result. */
  rows?: (row: Section) => void;
  images?: CompileContext['images'];
}

function plain(nodes: readonly RootContent[], options: PlainOptions): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (node.type === 'containerDirective') {
      const [first, ...rest] = node.children;
      const labelled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
      const title = labelled ? toString(first) : capitalised(node.name);
      const body = plain(labelled ? rest : node.children, options) as BlockContent[];
      return [{ type: 'blockquote', children: [paragraph(strong(title)) as BlockContent, ...body] }];
    }
    if (isElement(node)) {
      const data = node.data?.component;
      return data ? plainElement(data, plain(node.children, options), options.rows) : plain(node.children, options);
    }
    if (node.type === 'image') return [{ ...node, url: options.images?.get(node.url)?.src ?? node.url }];
    if (node.type === 'link' && node.url === '') return node.children;
    if (isParent(node)) return [{ ...node, children: plain(node.children, options) } as RootContent];
    return [node];
  });
}

function plainElement(data: ComponentData, children: RootContent[], rows?: (row: Section) => void): RootContent[] {
  const prop = (name: string) => textProp(data, name) ?? '';
  switch (data.name) {
    case 'Tab':
      return [paragraph(strong(prop('label'))), ...children];
    case 'Details':
      return [paragraph(strong(prop('summary'))), ...children];
    case 'Card':
      return [paragraph(link(prop('href'), text(prop('title')))), ...children];
    case 'Video':
      return [paragraph(link(prop('href'), text(`Video: ${prop('title')}`)))];
    case 'Operation':
      return [
        data.operation
          ? link(data.operation.href, code(`${data.operation.method} ${data.operation.path}`))
          : code(prop('id')),
      ];
    case 'Kbd':
      return [code(children.map((child) => toString(child)).join(''))];
    case 'Commands':
      for (const { id, description = '', example, keywords, ...command } of rows ? (data.commands ?? []) : []) {
        rows?.({
          id,
          heading: usage(command),
          text: example ? `${description} Example: ${example}` : description,
          keywords,
        });
      }
      return rows ? [] : [list((data.commands ?? []).map(commandItem))];
    case 'Demo':
      return rows ? children : [...children, { type: 'code', lang: 'markdown', value: data.source ?? '' }];
    case 'OrgChart':
      return data.organisation ? [list([positionItem(data.organisation)])] : [];
    case 'br':
      return [{ type: 'break' }];
    default:
      return children;
  }
}

/** Write a command as it is typed, with its arguments in parentheses. */
export function usage({ name, args = [] }: Command): string {
  return [name, ...args.map((arg) => `(${arg})`)].join(' ');
}

function commandItem(command: Command): ListItem {
  const { description, example } = command;
  const words = [
    ...(description ? [text(`: ${description}`)] : []),
    ...(example ? [text(' Example: '), code(example)] : []),
  ];
  return item(paragraph(code(usage(command)), ...words));
}

/** List every position of a chart by its full and its short name. */
function positionNames({ title, short, reports = [] }: Position): string[] {
  return [title, ...(short ? [short] : []), ...reports.flatMap(positionNames)];
}

function positionItem({ title, short, duties = [], reports = [] }: Position): ListItem {
  const name = short ? `${title} (${short})` : title;
  const under = [...duties.map((duty) => item(paragraph(text(duty)))), ...reports.map(positionItem)];
  return item(paragraph(strong(name)), ...(under.length > 0 ? [list(under)] : []));
}
