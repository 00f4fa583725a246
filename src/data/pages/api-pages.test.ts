import { expect, it } from 'vitest';
import { readText } from '../../openapi/fixtures/read-fixture';
import { groupOperations } from '../../openapi/read/groups';
import { apiPages, apiSidebar } from './api-pages';
import { indexMarkdown } from '../../publish/markdown/fixtures/api-markdown';

const specification = `openapi: 3.1.0
info: {title: Test, version: 1.0.0, description: What it is for}
paths:
  /pets:
    get:
      operationId: pets
      summary: Pets
      responses: {'200': {description: All, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
  /people:
    get:
      operationId: people
      summary: People
      responses: {'200': {description: All of them, links: {Pets of theirs: {operationId: pets}}}}
components:
  schemas:
    Pet: {type: object, properties: {name: {$ref: '#/components/schemas/Name'}}}
    Name: {type: string, description: Of a pet}
`;

/** List the pages whose bodies change when the specification is edited. */
async function changed(from: string, to: string): Promise<string[]> {
  expect(specification).toContain(from);
  const [before = [], after = []] = await Promise.all(
    [specification, specification.replace(from, to)].map(async (text) => {
      const { api } = await readText(text);
      return api ? apiPages(api) : [];
    }),
  );
  const digests = new Map(before.map(({ path, bodyDigest }) => [path, bodyDigest]));
  return after
    .filter(({ path, bodyDigest }) => digests.get(path) !== bodyDigest)
    .map(({ type, title }) => `${type} ${title}`);
}

it.each([
  ['All of them', 'Everybody', ['ApiOperation People']],
  ['Of a pet', 'Of an animal', ['ApiOperation Pets']],
  ['summary: People', 'summary: Persons', ['ApiOperation Persons']],
  ['summary: Pets', 'summary: Animals', ['ApiOperation Animals', 'ApiOperation People']],
  ['What it is for', 'What for', ['ApiOverview Test']],
  ['version: 1.0.0', 'version: 1.0.1', ['ApiOverview Test', 'ApiOperation Pets', 'ApiOperation People']],
  ['paths:', '# A line more\npaths:', []],
  ['title: Test', 'title: Tests', ['ApiOverview Tests', 'ApiOperation Pets', 'ApiOperation People']],
])('renders again what shows the edit, and nothing else: %s', async (from, to, pages) => {
  expect(await changed(from, to)).toEqual(pages);
});

it('orders tags by their groups in the index, the sidebar and the Markdown', async () => {
  const tagged = specification
    .replace('summary: Pets', 'summary: Pets\n      tags: [pets]')
    .replace('summary: People', 'summary: People\n      tags: [people]');
  const { api } = await readText(
    `${tagged}x-tagGroups: [{name: First, tags: [people]}, {name: Second, tags: [pets, people]}]\n`,
  );
  if (!api) throw new Error('It could not be read.');
  const order = groupOperations(api).map(({ title, tags }) => [title, ...tags.map(({ tag }) => tag.name)]);
  expect(order).toEqual([
    ['First', 'people'],
    ['Second', 'pets'],
  ]);
  expect(
    apiSidebar(api)
      .slice(2)
      .map(({ label }) => label),
  ).toEqual(['people', 'pets']);
  expect(indexMarkdown(api).match(/^## .*/gm)).toEqual(['## people', '## pets', '## Downloads']);
});
