import type { Paragraph, Parent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { nearest } from '../../text/nearest';
import { admonitionKinds, components, isAdmonitionKind } from '../text/components';
import type { Source } from '../text/source';
import { start } from '../text/walk';

/** Report Markdown that the parser took for plain text, though the writer meant more. */
export function checkParagraph(paragraph: Paragraph, parent: Parent | undefined, source: Source): void {
  const place = start(paragraph);
  const first = place ? (source.lines[place.line - 1]?.slice(place.column - 1) ?? '') : '';
  const lines = source.lines.slice((place?.line ?? 1) - 1, paragraph.position?.end.line ?? 0);
  const isText = parent?.type === 'root' || parent?.type === 'listItem';
  const box = /^(:+)\s*(\w*)\s*(.*)$/.exec(first);
  if (/^(import|export)\s.*(['"]|=|\{)/.test(first)) {
    source.error(
      place,
      'Documents cannot import or export: they run no code, so that none can break a page.',
      'Remove the line. Every component can be used without it.',
    );
  } else if (box && first.startsWith('::')) {
    const [, colons = '', name = '', rest = ''] = box;
    if (name === '' && colons.length >= 3) {
      source.error(place, 'This ends a box, but none is open.', 'Remove the line, or begin the box with `:::note`.');
    } else {
      const title = rest.replace(/^\[|\]$/g, '');
      const opening = `:::${nearest(name, admonitionKinds) ?? 'note'}${title ? `[${title}]` : ''}`;
      const edit = place && isAdmonitionKind(name) && { ...place, remove: first.trimEnd(), insert: opening };
      source.error(
        place,
        'This looks like a box, but it is not written as one.',
        `Write \`${opening}\`, then the text, then \`:::\`, each on a line of its own.`,
        edit || undefined,
      );
    }
  } else if (/^(!!!|\?\?\?|\.\. *\w+ *::)/.test(first)) {
    const [, name = '', title = ''] = /^[!?.]+\+?\s*(\w+)[\s:]*"?([^"]*)"?/.exec(first) ?? [];
    const opening = `:::${nearest(name, admonitionKinds) ?? 'note'}${title.trim() ? `[${title.trim()}]` : ''}`;
    source.error(
      place,
      'Boxes are written in another way here.',
      `Write \`${opening}\`, then the text, then \`:::\`, each on a line of its own.`,
    );
  } else if (/^(#{1,6}|[-*+]|\d+[.)])\u00A0/.test(first)) {
    source.error(
      place,
      'A non-breaking space (U+00A0) follows the sign, so the sign is shown.',
      'Type the space anew.',
      place && { line: place.line, column: place.column + first.indexOf('\u00A0'), remove: '\u00A0', insert: ' ' },
    );
  } else if (/^#{7,}/.test(first)) {
    source.error(place, 'Headings have six signs at most.', 'Write `##` for a chapter, `###` for a part of it.');
  } else if (/^#{2,6}[^\s#\d]/.test(first)) {
    const [signs = ''] = /^#+/.exec(first) ?? [];
    source.error(
      place,
      'This looks like a heading, but no space follows the signs.',
      `Write \`${signs} ${first.slice(signs.length).trim()}\`.`,
      place && { ...place, remove: signs, insert: `${signs} ` },
    );
  } else if (parent?.type === 'listItem' && /^\[(?:[ xX]\](?!\s)|\s*\]|\s*[xX]\s*\]).*\S/.test(first)) {
    const [typed = ''] = /^\[[^\]]*\]\s*/.exec(first) ?? [];
    const mark = /x/i.test(typed) ? '[x] ' : '[ ] ';
    source.error(
      place,
      'This looks like an entry to tick, but it is not written as one: `[ ]` or `[x]`, and a space.',
      `Write \`- ${mark}${first.slice(typed.length).trim()}\`.`,
      place && { ...place, remove: typed, insert: mark },
    );
  } else if (/^\|.*\|\s*$/.test(first) || (lines.length > 1 && lines.every((line) => / \| /.test(line)))) {
    source.error(
      place,
      'This looks like a table, but its second line is not the line of dashes, or has another number of columns.',
      'Write `| --- | --- |` under the first line, with as many columns.',
    );
  } else if (/^(===\s+"|[‘’´']{3})/.test(first)) {
    const isTab = first.startsWith('=');
    source.error(
      place,
      isTab ? 'Tabs are written in another way here.' : 'A code block begins with three backticks; these are quotes.',
      isTab ? `Write \`${components.Tabs.example}\`.` : 'Write three backticks: ```.',
    );
  } else if (/^``\w*$/.test(first) && /^\s*``$/.test(lines.at(-1) ?? '') && lines.length > 2) {
    source.error(
      place,
      'A code block begins and ends with three backticks; these are two.',
      'Write three backticks: ```.',
    );
  } else if (parent?.type === 'root' && /^\[\d+\]:\s+\S+\s+\S/.test(first)) {
    const [, name = '', words = ''] = /^\[(\d+)\]:\s+(.*)$/.exec(first) ?? [];
    source.warning(
      place,
      'This looks like a footnote, and is shown as typed.',
      `Write \`[^${name}]: ${words}\`, and \`[^${name}]\` where it belongs.`,
    );
  } else if (parent?.type === 'root' && /^\[[ xX]\]\s+\S/.test(first)) {
    source.error(
      place,
      'This looks like an entry to tick, but it is not written as one: no dash comes before it.',
      `Write \`- ${first.trim()}\`.`,
      place && { ...place, remove: '[', insert: '- [' },
    );
  } else if (/^\[\[?_?TOC_?\]\]?$/i.test(first.trim())) {
    source.error(place, 'Every page shows a list of its headings by itself.', 'Remove this line.');
  } else if (isText && isBareList(lines)) {
    source.error(
      place,
      'These lines look like a list, and are shown as one paragraph.',
      'Begin each with `- `, or `1. ` for a numbered list, under an empty line.',
    );
  } else if (parent?.type === 'root' && (place?.column ?? 1) > 4) {
    source.warning(
      place,
      'Indented lines are no code block here: they are shown as a paragraph.',
      'Put a line of three backticks above and below, or remove the space in front.',
    );
  } else if (parent?.type === 'root' && isOnlyBold(paragraph)) {
    source.warning(
      place,
      'This bold line looks like a heading, but is not one: the list of headings and search leave it out.',
      `Write \`## ${toString(paragraph)}\`, of the level that fits.`,
    );
  }
}

/** Matches the start of a line that other programs take for an entry of a list, and Markdown does not. */
const bareEntry = /^\s*(?:[•·●▪◦‣]|[–—]\s|-(?=[\p{L}[("'])|\*(?=\p{L})(?!.*\*)|\d+[.)](?=\s?\p{L})|[a-z]\)\s)/u;

/** True for lines that end with several such entries, or have one with a bullet. */
function isBareList(lines: readonly string[]): boolean {
  const first = lines.findIndex((line) => bareEntry.test(line));
  return (
    first >= 0 &&
    lines.slice(first).every((line) => bareEntry.test(line)) &&
    (lines.length - first > 1 || /^\s*[•●▪◦‣]/.test(lines[first] ?? ''))
  );
}

const isOnlyBold = ({ children: [only, ...others] }: Paragraph) =>
  only?.type === 'strong' && others.length === 0 && !/[.:!?]$/.test(toString(only));
