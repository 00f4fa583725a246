import { escapeMarkdown } from '../../openapi/model/markdown';
import { expect, it } from 'vitest';
import { absoluteLinks } from './markdown-links';
import { itemBlock, blocks, codeSpan, fenced, nestHeadings, oneLine } from './markdown-text';

it('quotes code whatever is in it', () => {
  expect(codeSpan('a')).toBe('`a`');
  expect(codeSpan('a`b')).toBe('``a`b``');
  expect(codeSpan('`a')).toBe('`` `a ``');
  expect(codeSpan('a\n  b')).toBe('`a b`');
  expect(fenced('x\n```\ny', 'md')).toBe('````md\nx\n```\ny\n````');
});

it('moves headings down, but not those in code', () => {
  expect(nestHeadings('# A\n\n## B', 2)).toBe('## A\n\n### B');
  expect(nestHeadings('### A', 2)).toBe('### A');
  expect(nestHeadings('# A\n\n```sh\n# not one\n```', 3)).toBe('### A\n\n```sh\n# not one\n```');
  expect(nestHeadings('No heading, #1 and\n#hash', 3)).toBe('No heading, #1 and\n#hash');
  expect(nestHeadings('    # code\n\n<!--\n# no\n-->\n\n# A', 2)).toBe('    # code\n\n<!--\n# no\n-->\n\n## A');
});

it('moves headings down that are underlined', () => {
  expect(nestHeadings('A\n=\n\ntext\n\nB *x*\n---\n\n- a\n\n---', 2)).toBe('## A\n\ntext\n\n### B *x*\n\n- a\n\n---');
});

it('leaves out empty blocks', () => {
  expect(blocks('a', '', ['b', 'c'], [], ' d ')).toBe('a\n\nb\nc\n\nd');
});

it('escapes what Markdown would take for its own', () => {
  expect(escapeMarkdown('a_b *c* [d] <e> `f`')).toBe('a\\_b \\*c\\* \\[d\\] \\<e\\> \\`f\\`');
});

it.each([
  ['[a](/docs/)', '[a](https://example.org/p/docs/)'],
  ['![a](/x.png) [b](</c d>)', '![a](https://example.org/p/x.png) [b](<https://example.org/p/c d>)'],
  ['[a]: /docs/', '[a]: https://example.org/p/docs/'],
  ['[a](#b) [c](https://d.org) [e](//f.org)', '[a](#b) [c](https://d.org) [e](//f.org)'],
  ['`[a](/docs/)`', '`[a](/docs/)`'],
  ['```md\n[a](/docs/)\n```\n[b](/c/)', '```md\n[a](/docs/)\n```\n[b](https://example.org/p/c/)'],
  ['[`code`](/docs/)', '[`code`](https://example.org/p/docs/)'],
])('completes addresses outside of code: %s', (markdown, expected) => {
  expect(absoluteLinks(markdown, { url: 'https://example.org', pathPrefix: '/p' })).toBe(expected);
});

it('keeps a lone backtick from taking what follows in its line', () => {
  expect(oneLine('a ` b')).toBe('a \\` b');
  expect(oneLine('`a` \\` ``b`c`` `')).toBe('`a` \\` ``b`c`` \\`');
});

it('writes more than a paragraph as words within a line, and as a quote within an item', () => {
  const text = 'One\n\n- `two` (2)\n- **three**';
  expect(oneLine(text)).toBe('One two (2) three');
  expect(itemBlock(text, '  ')).toEqual(['', '  > One', '  >', '  > - `two` (2)', '  > - **three**', '']);
});
