import path from 'node:path';
import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { expect, it } from 'vitest';
import { sourceNodes } from './source-nodes';

it('makes a node of every page, and gives a document its `Mdx` node as parent', async () => {
  const file = 'content/docs/welcome.mdx';
  const mdx = { id: 'mdx of welcome', children: [], internal: { type: 'Mdx', contentFilePath: path.resolve(file) } };
  const created: NodeInput[] = [];
  const args = {
    getNodesByType: () => [mdx],
    createContentDigest: () => '',
    cache: { directory: '.build' },
    actions: { createNode: (node: NodeInput) => created.push(node) },
  };
  await sourceNodes(args as unknown as SourceNodesArgs);
  expect(created).toContainEqual(
    expect.objectContaining({ id: `page ${file}`, parent: mdx.id, path: '/docs/welcome/' }),
  );
  expect(created).toContainEqual(expect.objectContaining({ path: '/docs/api/fcp-api/', parent: null }));
}, 30_000);
