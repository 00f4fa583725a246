import { expect, test } from 'vitest';
import { readContent } from './project';
import { checkAddresses } from './project-checks';

test('posts come newest first, those of one day by title', () => {
  const post = (title: string, date: string) =>
    [
      `content/releases/fcp/${title.toLowerCase()}.mdx`,
      `---\ntitle: ${title}\ndescription: What is new.\ndate: ${date}\nauthors: [tech]\ntags: [X]\n---\n\nText.\n`,
    ] as const;
  const { posts, diagnostics } = readContent(
    new Map([
      ['content/authors.yaml', 'tech:\n  name: Tech\n'],
      post('B', '2025-05-01'),
      post('C', '2025-05-01'),
      post('A', '2025-05-01'),
      post('D', '2025-05-02'),
    ]),
  );
  expect(diagnostics).toEqual([]);
  expect(posts.map(({ frontMatter }) => frontMatter.title)).toEqual(['D', 'A', 'B', 'C']);
});

test('addresses of the site that no page has are told with their place and the nearest page', () => {
  const links =
    '[a](/docs/a/#x) [b](/docs/nothing-like-it/) [c](/docs/aa) [d](/docs/a.mdx) [e](/llms.txt) [f](/docs/a?q)';
  const files = new Map([['content/docs/a.mdx', `---\ntitle: A\ndescription: A.\n---\n\n${links}\n`]]);
  const { docs } = readContent(files);
  expect(
    checkAddresses(docs, files, new Set(['/docs/a/'])).map(({ line, column, fix }) => [line, column, fix]),
  ).toEqual([
    [6, 17, 'Link to a file, such as `./page.mdx`: the site then fills in the right address.'],
    [6, 45, 'Did you mean `/docs/a/`?'],
  ]);
});
