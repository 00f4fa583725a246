/** Write blocks and phrases in the Markdown that Discord shows: headings of three levels, lists, quotes and code, no tables. Pure. */
import type { Code, List, ListItem, RootContent, Table, PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** A piece of text that is never cut. */
export interface Piece {
  text: string;
  /** The text between the previous piece and this one. */
  before: '\n\n' | '\n' | ' ';
  /** True for a heading, which stays with the next piece. */
  leads?: true;
}

export const length = (text: string): number => [...text].length;

/** @param limit the maximum number of characters of a piece */
export function writeBlock(node: RootContent, limit: number): Piece[] {
  const whole = wholeBlock(node);
  if (whole === undefined || whole.trim() === '') return [];
  if (node.type === 'heading' && length(whole) <= limit) return [{ text: whole, before: '\n\n', leads: true }];
  // A list may be cut between any two entries.
  if (node.type === 'list') return items(node).flatMap((item, at) => after(at === 0 ? '\n\n' : '\n', cut(item, limit)));
  if (length(whole) <= limit) return [{ text: whole, before: '\n\n' }];
  if (node.type === 'code') return cutCode(node, limit);
  if (node.type === 'table')
    return after(
      '\n\n',
      rows(node).flatMap((row) => cut(row, limit)),
    );
  return after('\n\n', cut(whole, limit));
}

/** Set the separator before the first piece. */
const after = (before: Piece['before'], [first, ...rest]: readonly Piece[]): Piece[] =>
  first ? [{ ...first, before }, ...rest] : [];

function wholeBlock(node: RootContent): string | undefined {
  switch (node.type) {
    case 'heading': {
      const words = writeInline(node.children).replaceAll('\n', ' ');
      return node.depth <= 3 ? `${'#'.repeat(node.depth)} ${words}` : `**${words.replaceAll('**', '')}**`;
    }
    case 'paragraph':
      return writeInline(node.children).trim();
    case 'blockquote':
      return quote(node.children.map(wholeBlock).filter(Boolean).join('\n\n'));
    case 'list':
      return items(node).join('\n');
    case 'code':
      return fence(node, node.value);
    case 'table':
      return rows(node).join('\n');
    case 'footnoteDefinition':
      return `(note ${node.label ?? node.identifier}) ${node.children.map(wholeBlock).filter(Boolean).join('\n')}`;
    default:
      return undefined;
  }
}

/** GitHub's alerts, `[!NOTE]`, become a word in bold. */
const quote = (text: string) =>
  text
    .replace(/^\\?\[!(\w)(\w*)\\?\]\s*/, (_all, first: string, rest: string) => `**${first}${rest.toLowerCase()}**\n`)
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** Keep code from ending its own fence: Discord does not support fences longer than three backticks. */
const withoutFence = (text: string) => text.replace(/`{3,}/g, (run) => [...run].join('\u200b'));

const fence = ({ lang }: Code, text: string) => `\`\`\`${lang ?? ''}\n${withoutFence(text)}\n\`\`\``;

/** Write each entry of a list, with the entries below it. */
function items(list: List): string[] {
  return list.children.map((item, at) => {
    const mark = list.ordered ? `${(list.start ?? 1) + at}. ` : '- ';
    const [first = '', ...others] = itemBlocks(item).join('\n').split('\n');
    return [mark + box(item) + first, ...others.map((line) => `${' '.repeat(mark.length)}${line}`)].join('\n');
  });
}

const itemBlocks = ({ children }: ListItem) => children.map(wholeBlock).filter((text) => text !== undefined);
const box = ({ checked }: ListItem) => (typeof checked === 'boolean' ? (checked ? '☑ ' : '☐ ') : '');

/** Write each row of a table as an entry, each cell with its column's name, the first in bold. */
function rows({ children: [head, ...body] }: Table): string[] {
  const names = (head?.children ?? []).map((cell) => writeInline(cell.children));
  return body.map(({ children }) => {
    const [first = '', ...others] = children.map((cell) => writeInline(cell.children).replaceAll('\n', ' '));
    const named = (text: string, at: number) => (names[at] ? `${names[at]}: ${text}` : text);
    const rest = others.flatMap((text, at) => (text === '' ? [] : [named(text, at + 1)]));
    return `- ${[named(`**${first.replaceAll('**', '')}**`, 0), ...rest].join(' · ')}`;
  });
}

/** Cut code between its lines; each part becomes a code block. */
function cutCode(node: Code, limit: number): Piece[] {
  const pieces: Piece[] = [];
  let lines: string[] = [];
  const room = limit - length(fence(node, ''));
  const end = () => {
    if (lines.length > 0) pieces.push({ text: fence(node, lines.join('\n')), before: '\n\n' });
    lines = [];
  };
  for (const line of withoutFence(node.value)
    .split('\n')
    .flatMap((one) => chunks(one, room))) {
    if (length(fence(node, [...lines, line].join('\n'))) > limit) end();
    lines.push(line);
  }
  end();
  return pieces;
}

/** Cut text between its lines; where a line is too long, between sentences, then words, and last within a word. */
function cut(text: string, limit: number): Piece[] {
  if (length(text) <= limit) return [{ text, before: '\n' }];
  const places: readonly [RegExp, Piece['before']][] = [
    [/\n/, '\n'],
    [/(?<=[.!?:;])\s+(?![^[]*\]\()/, ' '],
    [/\s+(?![^[]*\]\()/, ' '],
  ];
  for (const [place, before] of places) {
    const parts = text.split(place);
    if (parts.length > 1)
      return parts.flatMap((part, at) => (at === 0 ? cut(part, limit) : after(before, cut(part, limit))));
  }
  return chunks(text, limit).map((chunk) => ({ text: chunk, before: '\n' }));
}

/** Cut text into chunks of a given length, between code points. */
function chunks(text: string, size: number): string[] {
  const points = [...text];
  if (points.length <= size) return [text];
  return Array.from({ length: Math.ceil(points.length / size) }, (_none, at) =>
    points.slice(at * size, (at + 1) * size).join(''),
  );
}

const zeroWidthSpace = '\u200b';

/** Escape what Discord would take for a mark, a mention or an emoji. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\*_~|`]/g, '\\$&')
    .replace(/<(?=[@#:/a-z])/gi, '\\<')
    .replace(/@(?=everyone\b|here\b)/g, `@${zeroWidthSpace}`)
    .replace(/^(\s*)([#>-]|\d+\.)(?=\s)/gm, '$1\\$2');
}

function code(text: string): string {
  if (!text.includes('`')) return `\`${text}\``;
  const padding = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `\`\`${padding}${text}${padding}\`\``;
}

/** A link in angle brackets shows no preview. Discord only makes a link of words if the target is a web address and the words are not. */
function link(words: string, url: string): string {
  if (!/^https?:/.test(url)) return words === url ? words : `${words} (${url.replace(/^mailto:/, '')})`;
  const address = `<${url}>`;
  if (words === '' || words === escapeText(url)) return address;
  return /https?:\/\//.test(words) ? `${words}: ${address}` : `[${words.replaceAll(/[[\]]/g, '\\$&')}](${address})`;
}

/** @returns the text; each line break of the author begins a new line */
export function writeInline(nodes: readonly PhrasingContent[]): string {
  return nodes.map(write).join('');
}

function write(node: PhrasingContent): string {
  switch (node.type) {
    case 'text':
      return escapeText(node.value.replaceAll(/\s*\n\s*/g, ' '));
    case 'emphasis':
      return `*${writeInline(node.children)}*`;
    case 'strong':
      return `**${writeInline(node.children)}**`;
    case 'delete':
      return `~~${writeInline(node.children)}~~`;
    case 'inlineCode':
      return code(node.value);
    case 'break':
      return '\n';
    case 'link':
      return link(writeInline(node.children), node.url);
    case 'image':
      return link(escapeText(node.alt ?? '') || 'Picture', node.url);
    case 'footnoteReference':
      return ` (note ${node.label ?? node.identifier})`;
    case 'html':
      return '';
    default:
      return escapeText(toString(node));
  }
}
