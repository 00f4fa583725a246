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
  ['signs get their space', '##Flights\n\n- [x]done\n', '## Flights\n\n- [x] done\n'],
  [
    'links get the name of the file',
    '[a](./Other.mdx) [b](other) [c](./other.md#x)',
    '[a](./other.mdx) [b](./other.mdx) [c](./other.md#x)',
  ],
  ['what could mean two things stays', 'a {name} <Tipp /> [x](./nothing.mdx)', 'a {name} <Tipp /> [x](./nothing.mdx)'],
  [
    'what is read as meant stays',
    'a<br>b <!-- c -->\n\n:::caution D\n\nx\n\n:::\n',
    'a<br>b <!-- c -->\n\n:::caution D\n\nx\n\n:::\n',
  ],
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
