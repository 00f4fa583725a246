import path from 'node:path';
import type { CreatePagesArgs, Node, NodeInput, SourceNodesArgs } from 'gatsby';
import { beforeEach, expect, it, vi } from 'vitest';
import { readSources } from '../content/read/read-files';
import { isDocument } from '../file-names';
import type * as Hooks from './source-nodes';

let hooks: typeof Hooks;
beforeEach(async () => {
  vi.resetModules();
  hooks = await import('./source-nodes');
});

const sources = [...readSources('.').keys()];

/** Stand in for Gatsby: nodes by id, and what the hooks did. */
function gatsby(isMdxThere = true) {
  const file = (name: string) =>
    ({
      id: name,
      children: [],
      absolutePath: path.resolve(name),
      internal: { type: 'File', contentDigest: name },
    }) as never;
  const mdx = (name: string) => ({ id: `mdx ${name}`, parent: name, children: [], internal: { type: 'Mdx' } }) as never;
  const nodes = new Map<string, Node>();
  const add = (node: Node) => nodes.set(node.id, node);
  // Nodes of a former build, whose files are deleted and renamed.
  [...sources, 'content/docs/gone/page.mdx', 'content/docs/Welcome.mdx'].map(file).forEach(add);
  if (isMdxThere) sources.filter(isDocument).map(mdx).forEach(add);
  const pages: string[] = [];
  const panics: string[] = [];
  const args = {
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type),
    createContentDigest: () => '',
    cache: { get: () => Promise.resolve(undefined), set: () => Promise.resolve() },
    reporter: { panic: (text: string) => panics.push(text) },
    basePath: '',
    actions: {
      enableStatefulSourceNodes: () => undefined,
      createNode: (node: NodeInput) => add(node as Node),
      deleteNode: ({ id }: Node) => nodes.delete(id),
      createParentChildLink: ({ parent, child }: Record<'parent' | 'child', Node>) =>
        parent.children.push(child.id as never),
      createPage: ({ path: address }: { path: string }) => pages.push(address),
    },
  };
  return { nodes, pages, panics, args: args as unknown as SourceNodesArgs & CreatePagesArgs };
}

it('makes nodes of pages, and links those of documents and APIs to the nodes of their files', async () => {
  const { nodes, pages, panics, args } = gatsby();
  nodes.set('page gone', { id: 'page gone', children: [], internal: { type: 'Doc' } } as never);
  await hooks.sourceNodes(args);
  await hooks.createPages(args);
  expect(panics).toEqual([]);
  for (const [id, parent] of [
    ['page content/docs/welcome.mdx', 'mdx content/docs/welcome.mdx'],
    ['page /docs/api/fcp-api/', 'openapi/fcp-api.yaml'],
  ] as const) {
    expect(nodes.get(id)).toMatchObject({ parent });
    expect(nodes.get(parent)?.children).toEqual([id]);
  }
  expect(nodes.get('page /docs/api/fcp-api/get-fbos/')).toMatchObject({ parent: 'openapi/fcp-api.yaml' });
  expect(nodes.has('page gone')).toBe(false);
  expect(pages).toEqual(expect.arrayContaining(['/', '/docs/welcome/', '/docs/api/fcp-api/get-fbos/']));
  expect(pages.filter((address) => /gone|Welcome/.test(address))).toEqual([]);
}, 30_000);

it('names the plugin without which no document is made', async () => {
  const { panics, args } = gatsby(false);
  await hooks.createPages(args);
  expect(panics[0]).toContain('gatsby-plugin-mdx');
  await hooks.sourceNodes({ ...args, getNodesByType: () => [] } as unknown as SourceNodesArgs).catch(() => undefined);
  expect(panics).toContainEqual(expect.stringContaining('gatsby-source-filesystem'));
}, 30_000);
