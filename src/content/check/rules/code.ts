/** Code blocks: their end, their language, the lines that they mark; and diagrams. */
import type { Code } from 'mdast';
import { nearest } from '../../../text/nearest';
import { every, typedAt } from '../rule';
import { isDiagram, readCodeMeta, languages, plainLanguages } from '../../text/code-meta';
import { checkDiagram } from '../../text/diagram';
import type { Source } from '../../text/source';
import { start } from '../../text/syntax';

const openingOf = (code: Code, source: Source) => /^(`{3,}|~{3,})/.exec(typedAt(code, source))?.[1] ?? '';

function isClosed(code: Code, source: Source): boolean {
  const last = source.lines[(code.position?.end.line ?? 1) - 1]?.trim() ?? '';
  const isOneLine = code.position?.end.line === code.position?.start.line;
  return !isOneLine && last.replace(/^[>\s]+/, '').startsWith(openingOf(code, source));
}

export const code = every('code', [
  {
    id: 'code-end',
    wrong: ['```js\nlet a;'],
    right: ['```js\nlet a;\n```', '> ~~~js\n> let a;\n> ~~~'],
    find: (code, { source }) =>
      !isClosed(code, source) && {
        message: 'This code block is never closed.',
        fix: `End it with a line of its own: ${openingOf(code, source)}`,
      },
  },
  {
    id: 'code-empty',
    isWarning: true,
    wrong: ['```js\n```'],
    right: ['```js\nlet a;\n```'],
    find: (code, { source }) =>
      isClosed(code, source) &&
      !isDiagram(code) &&
      code.value.trim() === '' && { message: 'This code block is empty.', fix: 'Write its words, or remove it.' },
  },
  {
    id: 'code-options',
    isWarning: true,
    wrong: ['```js title=foo.js\nlet a;\n```'],
    right: ['```js title="foo.js" {1} diff\n+ let a;\n```'],
    find: ({ meta }) =>
      readCodeMeta(meta).unknown.map((word) => ({
        message: `\`${word}\` after the three backticks has no meaning.`,
        fix: 'Choose from: `title="name.yaml"`, `{1,3-4}` to mark lines, and `diff`.',
      })),
  },
  {
    id: 'code-lines',
    isWarning: true,
    wrong: ['```js {9}\nlet a;\n```'],
    right: ['```js {1}\nlet a;\n```'],
    find(code, { source }) {
      const last = Math.max(0, ...readCodeMeta(code.meta).marks);
      const lines = code.value.split('\n').length;
      return (
        isClosed(code, source) &&
        last > lines && {
          message: `Line ${last} is marked, but the code has only ${lines}.`,
          fix: 'Lines count from 1 within the block.',
        }
      );
    },
  },
  {
    id: 'code-language',
    isWarning: true,
    wrong: ['```javscript\nlet a;\n```'],
    right: ['```powershell\nGet-Item .\n```', '```json5\n{}\n```'],
    find({ lang }) {
      const name = lang?.toLowerCase() ?? '';
      const near = [...languages, ...plainLanguages].includes(name) ? undefined : nearest(name, languages);
      return (
        near !== undefined && {
          message: `Code in \`${lang}\` can't be highlighted.`,
          fix: `Did you mean \`${near}\`?`,
        }
      );
    },
  },
  {
    id: 'diagram-title',
    wrong: ['```mermaid\nflowchart TD\n  A --> B\n```'],
    right: ['```mermaid title="From A to B"\nflowchart TD\n  A --> B\n```'],
    find: (code, { source }) =>
      isDiagram(code) &&
      isClosed(code, source) &&
      readCodeMeta(code.meta).title === undefined && {
        message: 'This diagram has no alternative text for those who can’t see it.',
        fix: 'Say what it shows, after the language: ```mermaid title="How a page is published"',
      },
  },
  {
    id: 'diagram',
    isRequired: true,
    wrong: ['```mermaid title="Plan"\ngantt\n  title Plan\n```'],
    right: ['```mermaid title="From A to B"\nflowchart TD\n  A --> B\n```'],
    find(code, { source }) {
      const { line, column } = start(code) ?? { line: 1, column: 1 };
      if (!isDiagram(code) || !isClosed(code, source)) return;
      return checkDiagram(code.value).map(({ line: within, message, fix }) => ({
        place: { line: line + within, column },
        message,
        fix,
      }));
    },
  },
]);
