import path from 'node:path';
import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { expect, it } from 'vitest';
import { sourceNodes } from './source-nodes';

it('makes the pages of documents that Gatsby says nothing of, and takes away those that are pages no more', async () => {
  const mdx = (file: string) => ({
    id: file,
    children: [`page ${file}`],
    internal: { type: 'Mdx', contentFilePath: path.resolve(file) },
  });
  const created: NodeInput[] = [];
  const deleted: string[] = [];
  const args = {
    getNodesByType: () => [mdx('content/docs/welcome.mdx'), mdx('content/docs/gone.mdx')],
    getNode: (id: string) => ({ id }),
    createContentDigest: () => '',
    cache: { directory: '.build' },
    actions: {
      createNode: (node: NodeInput) => created.push(node),
      createParentChildLink: () => undefined,
      deleteNode: ({ id }: { id: string }) => deleted.push(id),
    },
  };
  await sourceNodes(args as unknown as SourceNodesArgs);
  // A document whose file moves within its address gets another id: Gatsby deletes the old file's page last.
  const id = 'page content/docs/welcome.mdx';
  expect(created).toContainEqual(
    expect.objectContaining({ id, parent: 'content/docs/welcome.mdx', path: '/docs/welcome/' }),
  );
  expect(deleted).toEqual(['page content/docs/gone.mdx']);
}, 30_000);
