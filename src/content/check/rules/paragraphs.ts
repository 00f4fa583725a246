/** Paragraphs: blocks that the parser took for plain text, though the writer meant more. */
import type { Paragraph } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { nearest } from '../../../text/nearest';
import { editAt, first, typedAt } from '../rule';
import { admonitionKinds, components, isAdmonitionKind } from '../../text/components';
import type { Source } from '../../text/source';
import { start } from '../../text/walk';

/** Matches the start of a line that other programs take for an entry of a list, and Markdown does not. */
const bareEntry = /^\s*(?:[•·●▪◦‣]|[–—]\s|-(?=[\p{L}[("'])|\*(?=\p{L})(?!.*\*)|\d{1,2}[.)](?=\s?\p{L})|[a-z]\)\s)/u;

const linesOf = ({ position }: Paragraph, source: Source) =>
  source.lines.slice((position?.start.line ?? 1) - 1, position?.end.line);

/** True for lines that end with several such entries, or have one with a bullet. */
function isBareList(lines: readonly string[]): boolean {
  const first = lines.findIndex((line) => bareEntry.test(line));
  return (
    first >= 0 &&
    lines.slice(first).every((line) => bareEntry.test(line)) &&
    (lines.length - first > 1 || /^\s*[•●▪◦‣]/.test(lines[first] ?? ''))
  );
}

const openingOf = (name: string, title: string) =>
  `:::${nearest(name, admonitionKinds) ?? 'note'}${title ? `[${title}]` : ''}`;

export const paragraphs = first('paragraph', [
  {
    id: 'import',
    wrong: ["import Foo from './foo'\n\nText", 'export const a = 1'],
    right: ['import the file, then run it'],
    find: (paragraph, { source }) =>
      /^(import|export)\s.*(['"]|=|\{)/.test(typedAt(paragraph, source)) && {
        message: 'Documents cannot import or export: they run no code, so that none can break a page.',
        fix: 'Remove the line. Every component can be used without it.',
      },
  },
  {
    id: 'box-start',
    wrong: ['Text\n\n:::'],
    right: [':::note\n\nText\n\n:::'],
    find: (paragraph, { source }) =>
      /^:{3,}\s*(?![\s\w])/.test(typedAt(paragraph, source)) && {
        message: 'This ends a box, but none is open.',
        fix: 'Remove the line, or begin the box with `:::note`.',
      },
  },
  {
    id: 'box-form',
    wrong: ['::: note\nx\n:::', ':::note Title\nx\n:::', '::note[Title]'],
    right: [':::note[Title]\nx\n:::'],
    find(paragraph, { source }) {
      const line = typedAt(paragraph, source);
      const [, name = '', rest] = /^::+\s*(\w*)\s*(.*)$/.exec(line) ?? [];
      const opening = openingOf(name, rest?.replace(/^\[|\]$/g, '') ?? '');
      return (
        rest !== undefined && {
          message: 'This looks like a box, but it is not written as one.',
          fix: `Write \`${opening}\`, then the text, then \`:::\`, each on a line of its own.`,
          edit: isAdmonitionKind(name) ? editAt(paragraph, line.trimEnd(), opening) : undefined,
        }
      );
    },
  },
  {
    id: 'box-foreign',
    wrong: ['!!! warning "Mind this"', '.. warning:: Mind this'],
    right: [':::warning[Mind this]\nx\n:::'],
    find(paragraph, { source }) {
      const line = typedAt(paragraph, source);
      const [, name = '', title = ''] = /^[!?.]+\+?\s*(\w+)[\s:]*"?([^"]*)"?/.exec(line) ?? [];
      return (
        /^(!!!|\?\?\?|\.\. *\w+ *::)/.test(line) && {
          message: 'Boxes are written in another way here.',
          fix: `Write \`${openingOf(name, title.trim())}\`, then the text, then \`:::\`, each on a line of its own.`,
        }
      );
    },
  },
  {
    id: 'sign-space',
    wrong: ['##\u00A0Flights'],
    right: ['## Flights\u00A01', 'A co‑pilot, 10\u00A0NM, 5\u00A0%.'],
    find(paragraph, { source }) {
      const [, sign] = /^(#{1,6}|[-*+]|\d+[.)])\u00A0/.exec(typedAt(paragraph, source)) ?? [];
      return (
        sign !== undefined && {
          message: 'A non-breaking space (U+00A0) follows the sign, so the sign is shown.',
          fix: 'Type the space anew.',
          edit: editAt(paragraph, '\u00A0', ' ', sign.length),
        }
      );
    },
  },
  {
    id: 'heading-depth',
    wrong: ['####### Flights'],
    right: ['## Flights'],
    find: (paragraph, { source }) =>
      /^#{7,}/.test(typedAt(paragraph, source)) && {
        message: 'Headings have six signs at most.',
        fix: 'Write `##` for a chapter, `###` for a part of it.',
      },
  },
  {
    id: 'heading-space',
    wrong: ['##Flights'],
    right: ['## Flights', '#1 in the list.\n\n#charters'],
    find(paragraph, { source }) {
      const [, signs = '', words] = /^(#{2,6})([^\s#\d].*)$/.exec(typedAt(paragraph, source)) ?? [];
      return (
        words !== undefined && {
          message: 'This looks like a heading, but no space follows the signs.',
          fix: `Write \`${signs} ${words.trim()}\`.`,
          edit: editAt(paragraph, signs, `${signs} `),
        }
      );
    },
  },
  {
    id: 'task-form',
    wrong: ['- [x]done', '- [] Book'],
    right: ['- [ ] Lights: ON\n- [x] Fuel: CHECKED\n- [X] APU', '- [link](./other.mdx)'],
    find(paragraph, { source, ancestors }) {
      const line = typedAt(paragraph, source);
      const [typed = ''] = /^\[[^\]]*\]\s*/.exec(line) ?? [];
      const mark = /x/i.test(typed) ? '[x] ' : '[ ] ';
      return (
        ancestors.at(-1)?.type === 'listItem' &&
        /^\[(?:[ xX]\](?!\s)|\s*\]|\s*[xX]\s*\]).*\S/.test(line) && {
          message: 'This looks like an entry to tick, but it is not written as one: `[ ]` or `[x]`, and a space.',
          fix: `Write \`- ${mark}${line.slice(typed.length).trim()}\`.`,
          edit: editAt(paragraph, typed, mark),
        }
      );
    },
  },
  {
    id: 'task-dash',
    wrong: ['[ ] Book'],
    right: ['- [ ] Book'],
    find(paragraph, { source, ancestors }) {
      const line = typedAt(paragraph, source);
      return (
        ancestors.at(-1)?.type === 'root' &&
        /^\[[ xX]\]\s+\S/.test(line) && {
          message: 'This looks like an entry to tick, but it is not written as one: no dash comes before it.',
          fix: `Write \`- ${line.trim()}\`.`,
          edit: editAt(paragraph, '[', '- ['),
        }
      );
    },
  },
  {
    id: 'table-form',
    wrong: ['| a | b |\n| 1 | 2 |', 'a | b\n1 | 2'],
    right: ['| Rank | Min |\n|:-|-:|\n| Cadet|0 |\n|Captain|100|', 'Text | with | bars'],
    find(paragraph, { source }) {
      const lines = linesOf(paragraph, source);
      const hasBars = lines.length > 1 && lines.every((line) => / \| /.test(line));
      return (
        (hasBars || /^\|.*\|\s*$/.test(typedAt(paragraph, source))) && {
          message:
            'This looks like a table, but its second line is not the line of dashes, or has another number of columns.',
          fix: 'Write `| --- | --- |` under the first line, with as many columns.',
        }
      );
    },
  },
  {
    id: 'tabs-foreign',
    wrong: ['=== "Windows"'],
    right: ['<Tabs><Tab label="Windows">Text</Tab></Tabs>'],
    find: (paragraph, { source }) =>
      /^===\s+"/.test(typedAt(paragraph, source)) && {
        message: 'Tabs are written in another way here.',
        fix: `Write \`${components.Tabs.example}\`.`,
      },
  },
  {
    id: 'code-backticks',
    wrong: ['‘‘‘js\nrun()\n‘‘‘', '``js\nrun()\n``'],
    right: ['```js\nrun()\n```', '``run()``'],
    find(paragraph, { source }) {
      const line = typedAt(paragraph, source);
      const lines = linesOf(paragraph, source);
      const isQuotes = /^[‘’´']{3}/.test(line);
      return (
        (isQuotes || (/^``\w*$/.test(line) && /^\s*``$/.test(lines.at(-1) ?? '') && lines.length > 2)) && {
          message: `A code block begins ${isQuotes ? 'with three backticks; these are quotes' : 'and ends with three backticks; these are two'}.`,
          fix: 'Write three backticks: ```.',
        }
      );
    },
  },
  {
    id: 'footnote-form',
    isWarning: true,
    wrong: ['Text [1].\n\n[1]: A note of some words'],
    right: ['Text[^1].\n\n[^1]: A note of some words'],
    find(paragraph, { source, ancestors }) {
      const [, name, words] = /^\[(\d+)\]:\s+(\S+\s+\S.*)$/.exec(typedAt(paragraph, source)) ?? [];
      return (
        ancestors.at(-1)?.type === 'root' &&
        name !== undefined && {
          message: 'This looks like a footnote, and is shown as typed.',
          fix: `Write \`[^${name}]: ${words}\`, and \`[^${name}]\` where it belongs.`,
        }
      );
    },
  },
  {
    id: 'contents',
    wrong: ['[TOC]'],
    right: ['The TOC is on the right.'],
    find: (paragraph, { source }) =>
      /^\[\[?_?TOC_?\]\]?$/i.test(typedAt(paragraph, source).trim()) && {
        message: 'Every page shows a list of its headings by itself.',
        fix: 'Remove this line.',
      },
  },
  {
    id: 'list-form',
    wrong: ['•  one\n•  two', '– one\n– two', 'a) one\nb) two', '-one\n-two', 'Do this:\n2. one\n3. two'],
    right: ['- one\n- two', 'The club was founded in\n2019. It grew fast, and in\n2021. It had a portal.'],
    find: (paragraph, { source, ancestors }) =>
      ['root', 'listItem'].includes(ancestors.at(-1)?.type ?? '') &&
      isBareList(linesOf(paragraph, source)) && {
        message: 'These lines look like a list, and are shown as one paragraph.',
        fix: 'Begin each with `- `, or `1. ` for a numbered list, under an empty line.',
      },
  },
  {
    id: 'code-indent',
    isWarning: true,
    wrong: ['Text.\n\n    npm install'],
    right: ['Text.\n\n```sh\nnpm install\n```', '- Text.\n\n    More.'],
    find: (paragraph, { ancestors }) =>
      ancestors.at(-1)?.type === 'root' &&
      (start(paragraph)?.column ?? 1) > 4 && {
        message: 'Indented lines are no code block here: they are shown as a paragraph.',
        fix: 'Put a line of three backticks above and below, or remove the space in front.',
      },
  },
  {
    id: 'heading-bold',
    isWarning: true,
    wrong: ['**Flights**\n\nText.'],
    right: ['Press the button.\n\n**or**\n\n**Never fly below 500 ft.**\n\n**Good luck!**\n\n**Callsign** TPC123'],
    find(paragraph, { ancestors }) {
      const [only, ...others] = paragraph.children;
      const words = toString(paragraph);
      return (
        ancestors.at(-1)?.type === 'root' &&
        only?.type === 'strong' &&
        others.length === 0 &&
        !/^\p{Ll}|[.:!?]$/u.test(words) && {
          message: 'This bold line looks like a heading, but is not one: the list of headings and search leave it out.',
          fix: `Write \`## ${words}\`, of the level that fits.`,
        }
      );
    },
  },
]);
