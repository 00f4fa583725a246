import { expect, it } from 'vitest';
import { readContent } from '../../content/project';
import { categoriesOf } from '../../nav';
import { fixtureApi } from '../../openapi/fixtures/read-fixture';
import { docsSidebar, wholePages } from './content-pages';

const none = { apis: new Map(), earlier: new Map(), histories: new Map(), apiPages: new Map(), updated: new Map() };
const page = (title: string) => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\nText.\n`;

it('lists categories within categories, where their breadcrumbs lead', () => {
  const content = readContent(
    new Map([
      ['content/docs/ops/_category.yaml', 'label: Operations\n'],
      ['content/docs/ops/basics.mdx', page('Basics')],
      ['content/docs/ops/atc/_category.yaml', 'label: Control\ndescription: How controllers work.\n'],
      ['content/docs/ops/atc/tower.mdx', page('Tower')],
      ['content/docs/ops/atc/area/sectors.mdx', page('Sectors')],
    ]),
  );
  const index = wholePages({ ...none, content }).find(({ type }) => type === 'DocsIndex');
  expect(index?.headings).toEqual([
    { id: 'ops', text: 'Operations', depth: 2 },
    { id: 'ops-atc', text: 'Control', depth: 3 },
    { id: 'ops-atc-area', text: 'Area', depth: 3 },
  ]);
  const { sections } = index as unknown as { sections: { description: string; links: { description: string }[] }[] };
  expect(sections.map(({ description, links }) => [description, ...links.map((link) => link.description)])).toEqual([
    ['', 'About Basics.'],
    ['How controllers work.', 'About Tower.'],
    ['', 'About Sectors.'],
  ]);
  const trail = categoriesOf(docsSidebar(content), '/docs/ops/atc/area/sectors/').map(({ path }) => path);
  expect(trail).toEqual(['/docs/#ops', '/docs/#ops-atc', '/docs/#ops-atc-area']);
});

it('gives folders of documents, and the list of APIs, ids that nothing else on the page has', async () => {
  const files = ['a-b/c', 'a/b-c', 'a-b-c-2', 'apis', 'menu'].flatMap((folder) => [
    [`content/docs/${folder}/_category.yaml`, `label: ${folder}\ndescription: About ${folder}.\n`] as const,
    [`content/docs/${folder}/page.mdx`, page(`Page of ${folder}`)] as const,
  ]);
  const api = await fixtureApi('names.yaml');
  const source = { ...none, apis: new Map([[api.slug, api]]), content: readContent(new Map(files)) };
  const index = wholePages(source).find(({ type }) => type === 'DocsIndex');
  const { sections } = index as unknown as { sections: { id: string; description: string }[] };
  expect(sections.map(({ id, description }) => [id, description])).toEqual([
    ['a', ''],
    ['a-b-c-3', 'About a/b-c.'],
    ['a-b', ''],
    ['a-b-c', 'About a-b/c.'],
    ['a-b-c-2', 'About a-b-c-2.'],
    ['apis', 'About apis.'],
    ['menu-2', 'About menu.'],
    ['apis-2', 'The HTTP APIs, operation by operation.'],
  ]);
  expect(categoriesOf(docsSidebar(source.content), '/docs/a/b-c/page/').at(-1)?.path).toBe('/docs/#a-b-c-3');
});
