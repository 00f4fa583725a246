import { expect, test } from 'vitest';
import { applyEdits } from './source';
import { readContent } from '../project';

const frontMatter = '---\ntitle: Page\ndescription: A page.\n---\n\n';

/** Fix a page until none of its findings has an edit. */
function mend(body: string): string {
  const file = 'content/docs/page.mdx';
  let text = frontMatter + body;
  for (let round = 0; round < 10; round++) {
    const files = new Map([
      [file, text],
      ['content/docs/other.mdx', frontMatter],
    ]);
    const findings = readContent(files).diagnostics;
    const better = applyEdits(text, findings);
    if (better === text) break;
    text = better;
  }
  return text.slice(frontMatter.length);
}

test.each([
  ['comments become notes', 'a <!-- one -->\n\n<!--\ntwo */\n-->\n', 'a {/* one */}\n\n{/*\ntwo * /\n*/}\n'],
  ['addresses lose their brackets', '<https://example.org/a>', 'https://example.org/a'],
  ['breaks are closed', 'one<br>two', 'one<br />two'],
  ['titles of boxes get brackets', ':::note Read this\n\nText\n\n:::\n', ':::note[Read this]\n\nText\n\n:::\n'],
  [
    'links get the name of the file',
    '[a](./Other.mdx) [b](other) [c](./other.md#x)',
    '[a](./other.mdx) [b](./other.mdx) [c](./other.mdx#x)',
  ],
  ['ids of headings become comments', '## Flights {#flights}\n', '## Flights {/* #flights */}\n'],
  ['what could mean two things stays', 'a {name} <Tipp /> [x](./nothing.mdx)', 'a {name} <Tipp /> [x](./nothing.mdx)'],
  ['code stays', '`<!-- a -->`\n\n```html\n<br>\n```\n', '`<!-- a -->`\n\n```html\n<br>\n```\n'],
])('%s', (_, before, after) => {
  expect(mend(before)).toBe(after);
});

test('an edit that no longer fits is not made', () => {
  const finding = {
    severity: 'error',
    file: 'a',
    message: '',
    edit: { line: 2, column: 1, remove: 'x', insert: 'y' },
  } as const;
  expect(applyEdits('a\r\nx', [finding])).toBe('a\r\ny');
  expect(applyEdits('a\nz', [finding])).toBe('a\nz');
  expect(applyEdits('a', [finding])).toBe('a');
});
