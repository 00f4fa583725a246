import { expect, test } from 'vitest';
import { oldPages } from './post-build';

test('pages of an earlier build are named, and no others', () => {
  const files = ['404.html', 'docs/index.html', 'docs/gone/index.html', 'docs/index.md', 'index.html'];
  const pages = ['/', '/docs/', '/404.html'].map((path) => ({ path }));
  expect(oldPages(files, pages).map(({ file }) => file)).toEqual(['public/docs/gone/index.html']);
});
