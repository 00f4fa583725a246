import { expect, test } from 'vitest';
import { markdownFiles } from './markdown-pages';

const deployment = { url: 'https://docs.example.org', pathPrefix: '/club' };

test("a page's Markdown lies in its folder and beside it, and says where all pages are", () => {
  const text = '# Welcome\n\n> All pages as Markdown: https://docs.example.org/club/llms.txt\n\nText\n# No title\n';
  expect(
    markdownFiles([{ path: '/docs/welcome/index.md', content: '# Welcome\n\nText\n# No title\n' }], deployment),
  ).toEqual([
    { path: '/docs/welcome/index.md', content: text },
    { path: '/docs/welcome.md', content: text },
  ]);
});

test('the home page has no folder that a file could lie beside', () => {
  const home = markdownFiles([{ path: '/index.md', content: '# Home\n' }], deployment);
  expect(home.map(({ path }) => path)).toEqual(['/index.md']);
});
