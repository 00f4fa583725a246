import { expect, test } from 'vitest';
import { readContent } from '../../src/content/project';
import { newFiles, toSlug, type NewDocument } from './new';

const document: NewDocument = {
  kind: 'doc',
  slug: 'dev-help/docker',
  title: 'Docker: how to "start"',
  description: "It's #1.",
  draft: false,
  date: '2025-01-01',
  authors: ['team'],
  tags: ['FCP', 'yes'],
};
const authors: [string, string] = ['content/authors.yaml', 'team:\n  name: Team\n'];

test.each(['doc', 'post', 'page'] as const)(
  'a new %s builds, and its words are reported until the writer has replaced them',
  (kind) => {
    const files = newFiles({ ...document, kind, tags: kind === 'post' ? document.tags : [] }, () => false);
    const { docs, posts, pages, diagnostics } = readContent(new Map([authors, ...files]));
    expect(diagnostics.map(({ rule, severity }) => [rule, severity])).toEqual([
      ['placeholder', 'warning'],
      ['placeholder', 'warning'],
    ]);
    expect([...docs, ...posts, ...pages].map(({ frontMatter }) => frontMatter.title)).toEqual([document.title]);
  },
);

test('a new folder of documents gets a label, a known one keeps its own', () => {
  expect([...newFiles(document, () => false).keys()]).toEqual([
    'content/docs/dev-help/_category.yaml',
    'content/docs/dev-help/docker.mdx',
  ]);
  expect([...newFiles(document, () => true).keys()]).toEqual(['content/docs/dev-help/docker.mdx']);
});

test.each([
  ['Dev Help/Docker & Co', 'dev-help/docker-co'],
  ['content/docs/a/B.mdx', 'a/b'],
  ['/releases/fcp/1.2', 'fcp/1.2'],
  ['../../etc/passwd', 'etc/passwd'],
  ['dev-help\\windows', 'dev-help/windows'],
  ['content\\docs\\a.mdx', 'a'],
])('%s becomes %s', (typed, slug) => {
  expect(toSlug(typed)).toBe(slug);
});
