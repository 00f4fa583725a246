import { expect, test } from 'vitest';
import { readContent } from './project';

test('posts come newest first, those of one day by title', () => {
  const post = (title: string, date: string) =>
    [
      `content/releases/fcp/${title.toLowerCase()}.mdx`,
      `---\ntitle: ${title}\ndescription: What is new.\ndate: ${date}\nauthors: [tech]\ntags: []\n---\n\nText.\n`,
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
