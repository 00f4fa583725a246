import type { CreateNodeArgs } from 'gatsby';
import { expect, test } from 'vitest';
import { onCreateNode } from './gatsby-node';

test.each([
  ['title: Welcome', false],
  ['title: "Welcome', true],
  ['title: A\ntitle: B', true],
  ['title: [A', true],
])('front matter `%s` is hidden from gatsby-plugin-mdx: %s', async (fields, isHidden) => {
  const text = `---\n${fields}\n---\n\nText.\n`;
  const node = { internal: {} } as CreateNodeArgs['node'];
  await onCreateNode({ node, loadNodeContent: () => Promise.resolve(text) });
  expect(node.internal.content).toBe(isHidden ? '' : undefined);
});
