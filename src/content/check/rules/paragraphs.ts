/** Paragraphs: blocks that the parser took for plain text, though the writer meant more. */
import type { Node, Paragraph, Parent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { nearest } from '../../../text/nearest';
import { error, first, linesOf, patterns, typedAt, warning, wordsOf } from '../rule';
import { admonitionKinds } from '../../text/components';
import { unicode } from '../../text/source';
import { isElement, start } from '../../text/syntax';

/**
 * Matches the start of a line that is a list entry in other programs but not in Markdown. Text from Word has `o` for one kind of
 * bullet, and private characters for others.
 */
const bareEntry =
  /^\s*(?:[•·●▪◦‣■□☐☑☒○◆►➢✓✗\uF000-\uF0FF]|o\s|[–—]\s|-(?=[\p{L}[("'])|\*(?=\p{L})(?!.*\*)|\d{1,2}[.)](?=\s?\p{L})|\d{1,2}(?: ?:| [.)–-])\s|(?:[A-Za-z]|[ivx]{2,4})[.)]\s|\(\d{1,2}\)\s|Step \d+[:.]\s|\[[ xX]\]\s|\p{Extended_Pictographic})/u;

/** Matches spaces that do not count as an indent, before a sign that begins a block. */
const spaced =
  /^([ \t>]*)([\u00A0\u202F\u3000]\s*)(?=(?:#{1,6}|[-*+]|\d{1,9}[.)])\s|\||:{3}|`{3})|^([ \t>]*(?:#{1,6}|[-*+]|\d{1,9}[.)]))(\u00A0)/;

/** Return the block above a paragraph. */
const above = (paragraph: Paragraph, ancestors: readonly Parent[]): RootContent | undefined =>
  ancestors.at(-1)?.children[(ancestors.at(-1)?.children.indexOf(paragraph) ?? 0) - 1];

/** True for lines that end with several matches of `bareEntry`, or with one bullet. */
function isBareList(lines: readonly string[]): boolean {
  if (lines.filter((line) => /^\s*[•●▪◦‣\uF0A7\uF0B7]/.test(line)).length > 1) return true;
  const first = lines.findIndex((line) => bareEntry.test(line));
  return (
    first >= 0 &&
    lines.slice(first).every((line) => bareEntry.test(line)) &&
    (lines.length - first > 1 || /^\s*[•·●▪◦‣\uF0A7\uF0B7]/.test(lines[first] ?? ''))
  );
}

/** Return the first cells of a table that has tabs, semicolons or commas between its cells; undefined for other lines. */
function cellsOf(lines: readonly string[]): string[] | undefined {
  const hasTabs = (line = '') => /\S\t+\S/.test(line);
  const tabbed = lines.find((line, index) => hasTabs(line) && hasTabs(lines[index + 1]));
  if (tabbed !== undefined) return tabbed.trim().split(/\t+/);
  const rows = (sign: string) =>
    lines.map((line) => line.replace(/"([^"]*)"/g, (_, cell: string) => cell.replaceAll(sign, '')).split(sign));
  const isNumber = /\d,\d/.test(lines.join('\n'));
  return [';', ','].map(rows).find(([head = [], ...others], index) => {
    const isTable =
      others.every((row) => row.length === head.length) && !/\n /.test([head, ...others].flat().join('\n'));
    return (
      isTable && others.length > 0 && head.length > (index > 0 && isNumber ? 2 : 1) && /\p{L}/u.test(head.join(''))
    );
  })?.[0];
}

/** Find the line of dashes of a table; -1 for none. */
const dashesIn = (lines: readonly string[]) =>
  lines.findIndex((line) => /^[\s>]*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/.test(line));

const labelled = /^\**\p{Lu}[\p{L}\d ]{0,20}(?::\**|\**:) \S/u;

/** True for lines of an address or a timetable: each is short, is no sentence, and begins with a capital letter or has a number. */
const areShort = (lines: readonly string[]) =>
  lines.every((line) => /^(?:(?:\*\*|[\p{Lu}\d`]).{0,45}|[^[<*].{0,30}\d.{0,15})$/u.test(line)) &&
  !lines.some((line) => /[.!?] \S|\b(?:a|an|and|as|at|by|for|from|in|is|of|on|or|that|the|to|with)$/.test(line)) &&
  lines.slice(1).every((line) => !/[.,;:!?\-–—]$/.test(line));

/** True for a paragraph that keeps its line breaks on the page. */
const hasBreak = ({ children }: Paragraph) =>
  children.some((node) => node.type === 'break' || (isElement(node) && node.name === 'br'));

/** Say how to write a box. */
export const asBox = (name = '', title = '') =>
  `Write \`:::${nearest(name, admonitionKinds) ?? 'note'}${title ? `[${title}]` : ''}\`, then the text, then \`:::\`, each on a line of its own.`;

const marked = (typed = '') => (/x/i.test(typed) ? '[x] ' : '[ ] ');

/** Matches the first line of an import; prose may begin with the word. */
const imported = /^import\s+(?:(?:type\s+)?[\w$*{][\w$*{},\s]*\sfrom\s+)?["'][^"']*["'];?\s*$|^import\s+\{[^}]*$/;

const byFirstLine = patterns<'paragraph'>(typedAt, [
  error('import', {
    within: 'root',
    pattern: imported,
    message: 'Documents cannot import, since they run no code.',
    fix: 'Remove the line. Every component can be used without it.',
  }),
  error('code-apostrophes', {
    pattern: /^(?:'{3}|´{3}|’{3}|‘{3})\w*\s*$/,
    message: 'A code block does not begin with apostrophes: its text is shown as a paragraph.',
    fix: 'Begin and end it with three backticks: ```.',
  }),
  error('box-start', {
    pattern: /^:{3,}\s*(?![\s\w])/,
    message: 'This ends a box, but none is open.',
    fix: 'Remove the line, or begin the box with `:::note`.',
  }),
  error('box-form', {
    pattern: /^::+\s*(\w*)\s*\[?(.*?)\]?[\s:]*$/,
    message: 'This looks like a box, but it is not written as one.',
    fix: (_, name, title) => (name || title ? asBox(name, title) : 'End a box with a line of three colons: `:::`.'),
  }),
  error('heading-space', {
    pattern: /^(#{2,6})([^\s#].*?)\s*$/,
    message: 'This looks like a heading, but no space follows the signs.',
    fix: 'Write `$1 $2`.',
    edit: ([, signs = '']) => [signs, `${signs} `],
  }),
  error('task-form', {
    within: 'listItem',
    pattern: /^(?!\[[ xX]\][ \t])(\[(?:[ xX]\](?![ \t])|\s*\]|\s*[xX]\s*\])\s*)(.*\S)/,
    message: 'This looks like a checkbox, but it is not one: a checkbox is `[ ]` or `[x]`, then a space.',
    fix: (_, mark, words) => `Write \`- ${marked(mark)}${words}\`.`,
    edit: ([, mark = '']) => [mark, marked(mark)],
  }),
]);

export const paragraphs = first('paragraph', [
  ...byFirstLine,
  error('indent-space', (paragraph, { source }) => {
    const lines = linesOf(paragraph, source);
    const index = lines.findIndex((text) => spaced.test(text));
    const line = lines[index] ?? '';
    const [, around, space, sign = '', next = ''] = spaced.exec(line) ?? [];
    const [before, spaces] = [around ?? sign, space ?? next];
    const place = { line: start(paragraph).line + index, column: before.length + 1 };
    const text = line.replace(spaces, ' ').trim();
    if (index < 0) return;
    return {
      place,
      message: `A space of another kind (${unicode(spaces)}) is next to \`${text.split(' ')[0]}\`, which readers see as typed.`,
      fix: `Write \`${text}\`.`,
      edit: { ...place, remove: spaces, insert: ' '.repeat(spaces.length) },
    };
  }),
  error('table-place', (paragraph, { source, ancestors }) => {
    const lines = linesOf(paragraph, source);
    const head = dashesIn(lines) - 1;
    const { line, column } = start(paragraph);
    return (
      /^(?:listItem|blockquote)$/.test(ancestors.at(-1)?.type ?? '') &&
      head > 0 &&
      (lines[head]?.search(/[^\s>]/) ?? 0) + 1 < column && {
        place: { line: line + head, column: 1 },
        message: 'Without an empty line above it, this table belongs to the text above, and its bars are shown.',
        fix: 'Put an empty line above the table.',
      }
    );
  }),
  warning('code-indent', (paragraph, { source, ancestors }) => {
    const columnOf = (node: Node) => source.before(start(node)).replaceAll('\t', '    ').length + 1;
    const around = ancestors.at(-1);
    const [first] = around?.type === 'listItem' ? around.children : [];
    const margin = around?.type === 'root' ? 1 : first && columnOf(first);
    // The report on another program's box covers the lines indented below the box.
    const before = above(paragraph, ancestors);
    return (
      margin !== undefined &&
      columnOf(paragraph) > margin + 3 &&
      /^\s*$/.test(source.before(start(paragraph))) &&
      !(before && /^(?:!!!|\?\?\?|===)/.test(typedAt(before, source))) && {
        message: 'Indented lines are no code block here: they are shown as a paragraph.',
        fix: 'Put a line of three backticks above and below, or remove the space in front.',
      }
    );
  }),
  error('table-form', (paragraph, { source, ancestors }) => {
    const lines = wordsOf(paragraph, source);
    const cells = cellsOf(lines);
    const hasBars =
      lines.length > 1 &&
      (lines.every((line) => / \| |^[\s|:+=-]*[-=][\s|:+=-]*$/.test(line)) ||
        lines.filter((line) => /^\s*\|.*\|\s*$/.test(line)).length > 1);
    if (cells && !isBareList(lines))
      return {
        message: 'These lines are a table from another program, and are shown as text.',
        fix: `Write the first as \`| ${cells.join(' | ')} |\`, below it \`${'| --- '.repeat(cells.length)}|\`, and the others like the first.`,
      };
    if (above(paragraph, ancestors)?.type === 'table' && lines.every((line) => /^\s*\||\|\s*$/.test(line)))
      return { message: 'The empty line above ends the table, so these rows are shown as text.', fix: 'Remove it.' };
    return (
      ((hasBars && !isBareList(lines)) || /^\|.*\|\s*$/.test(typedAt(paragraph, source))) && {
        message:
          'This looks like a table, but its second line is not the line of dashes, or has another number of columns.',
        fix: 'Write each row as `| a | b |`, and `| --- | --- |` under the first, with as many columns.',
      }
    );
  }),
  warning('list-form', {
    // Report only the first of several such paragraphs.
    if: (paragraph, { source, ancestors }) =>
      ['root', 'listItem'].includes(ancestors.at(-1)?.type ?? '') &&
      !hasBreak(paragraph) &&
      isBareList(wordsOf(paragraph, source)) &&
      !isBareList(wordsOf(above(paragraph, ancestors), source)),
    message: 'These lines look like a list, and are shown as one paragraph.',
    fix: (paragraph, { source }) =>
      `Begin each with \`- ${/^[☐□]/.test(typedAt(paragraph, source)) ? '[ ] ' : ''}\`, or \`1. \` for a numbered list, under an empty line.`,
  }),
  warning('lines-joined', {
    if: (paragraph, { source, ancestors }) =>
      /^(?:root|containerDirective)$/.test(ancestors.at(-1)?.type ?? '') &&
      !hasBreak(paragraph) &&
      linesOf(paragraph, source).length > 2 &&
      (linesOf(paragraph, source).every((line) => labelled.test(line)) ||
        areShort(linesOf(paragraph, source).map((line) => line.trim()))),
    message: 'These lines are shown as one paragraph.',
    fix: 'Begin each with `- `, or end each but the last with a backslash.',
  }),
  warning('break-end', ({ position }, { source }) => {
    const { line = 1, column = 1 } = position?.end ?? {};
    const place = { line, column: column - 1 };
    if (!/(?<!\\)(?:\\\\)*\\$/.test(source.before({ line, column }))) return;
    return {
      place,
      message: 'A backslash that ends a paragraph is shown: it only breaks a line within one.',
      fix: 'Remove it.',
      edit: { ...place, remove: '\\', insert: '' },
    };
  }),
  warning('heading-bold', {
    if: (paragraph, { ancestors }) =>
      ancestors.at(-1)?.type === 'root' &&
      // Right below a heading, such a line is a name or a summary.
      above(paragraph, ancestors)?.type !== 'heading' &&
      paragraph.children.length === 1 &&
      paragraph.children[0]?.type === 'strong' &&
      !/^\p{Ll}|[.:!?]$/u.test(toString(paragraph)),
    message: 'This bold line looks like a heading, but is not one: the list of headings and search leave it out.',
    fix: (paragraph) => `Write \`## ${toString(paragraph)}\`, of the level that fits.`,
  }),
]);
