import { expect, test } from 'vitest';
import { checkPortable } from './portable';

test.each([
  ['content/docs/aux.mdx', /reserves the name `aux`/],
  ['content/docs/con/a.mdx', /reserves the name `con`/],
  ['content/docs/COM1.mdx', /reserves the name `COM1`/],
  ['static/nul.tar.gz', /reserves the name `nul`/],
  ['content/releases/v1./a.mdx', /drops the last character of `v1\.`/],
  ['static/a /b.png', /drops the last character/],
  ['static/12:30.png', /allows no `:`/],
  ['static/what?.png', /allows no `\?`/],
])('%s cannot be checked out on Windows', (file, message) => {
  expect(checkPortable([file])).toEqual([expect.objectContaining({ severity: 'error', file }) as object]);
  expect(checkPortable([file])[0]?.message).toMatch(message);
});

test('names that only begin like a device are fine, and so are two in different folders', () => {
  expect(
    checkPortable(['content/docs/console.mdx', 'a/auxiliary.png', 'a/com.mdx', 'a/com10.mdx', 'b/com.mdx']),
  ).toEqual([]);
});

test('of two names that differ only by case, the second is reported with the first', () => {
  expect(checkPortable(['static/A.png', 'static/a.png'])).toMatchObject([
    { file: 'static/a.png', message: expect.stringContaining('`static/A.png`') as string },
  ]);
  expect(checkPortable(['a/\u00fc.png', 'a/u\u0308.png'])).toHaveLength(1);
});
