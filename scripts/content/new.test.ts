import { expect, test } from 'vitest';
import { readContent } from '../../src/content/project';
import { newFiles, toSlug } from './new';

const like = { authors: ['team'], tags: ['FCP', 'yes'] };
const authors: [string, string] = ['content/authors.yaml', 'team:\n  name: Team\n'];

test.each(['doc', 'post', 'page'] as const)(
  'a new %s builds, and its words are reported until the writer has replaced them',
  (kind) => {
    const files = newFiles(kind, 'dev-help/docker', like, () => false);
    const { docs, posts, pages, diagnostics } = readContent(new Map([authors, ...files]));
    expect(diagnostics.map(({ rule, severity }) => [rule, severity])).toEqual([
      [undefined, 'warning'],
      ['placeholder', 'warning'],
      ['placeholder', 'warning'],
    ]);
    expect([...docs, ...posts, ...pages].map(({ frontMatter }) => frontMatter.title)).toEqual(['Docker']);
  },
);

test('a new folder of documents gets a label, a known one keeps its own', () => {
  expect([...newFiles('doc', 'dev-help/docker', like, () => false)]).toEqual([
    ['content/docs/dev-help/_category.yaml', 'label: Dev help\n'],
    ['content/docs/dev-help/docker.mdx', expect.any(String)],
  ]);
  expect([...newFiles('doc', 'dev-help/docker', like, () => true).keys()]).toEqual([
    'content/docs/dev-help/docker.mdx',
  ]);
});

test.each([
  ['Dev Help/Docker & Co', 'dev-help/docker-co'],
  ['content/docs/a/B.mdx', 'a/b'],
  ['/releases/fcp/1.2', 'fcp/1.2'],
  ['../../etc/passwd', 'etc/passwd'],
  ['dev-help\\windows', 'dev-help/windows'],
  ['content\\docs\\a.mdx', 'a'],
  ['.\\content\\docs\\dev-help\\x', 'dev-help/x'],
])('%s becomes %s', (typed, slug) => {
  expect(toSlug(typed)).toBe(slug);
});
