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

it.each([
  ['All of them', 'Everybody'],
  ['summary: Pets', 'summary: Animals'],
  ['title: Test', 'title: Tests'],
])('renders every page of an API again after an edit: %s', async (from, to) => {
  expect(specification).toContain(from);
  const digests = await Promise.all(
    [specification, specification, specification.replace(from, to)].map(async (text) => {
      const { api } = await readText(text);
      return new Set(api && apiPages(api).flatMap(({ type, bodyDigest }) => (type === 'Api' ? [] : bodyDigest)));
    }),
  );
  const [before, same, after] = digests.map((each) => [...each]);
  expect(before).toHaveLength(1);
  expect(same).toEqual(before);
  expect(after).not.toEqual(before);
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
