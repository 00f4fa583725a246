import { expect, it } from 'vitest';
import { operationMarkdown } from '../../publish/markdown/fixtures/api-markdown';
import { renderModel, renderOperation } from '../../reference/render';
import { apiHistory } from './history';
import { model } from './fixtures/versions';
import { modelNotes, operationHistory } from './own-history';

const schemas = (fields: string) =>
  `components: {schemas: {User: {type: object, properties: {id: {type: string}${fields}}}}}`;
const operation = (inside: string, headers = '') =>
  `{get: {${inside} responses: {'200': {description: A., ${headers} content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}}}}`;
const version = (number: string, paths: string, fields = '') =>
  model(`openapi: 3.1.1\ninfo: {title: Fixture, version: ${number}}\n${schemas(fields)}\npaths:\n${paths}`);

const versions = () =>
  Promise.all([
    version('1.0.0', `  /a: ${operation('operationId: first,')}`),
    version(
      '1.1.0',
      `  /a: ${operation('operationId: first,')}\n  /b: ${operation('operationId: second,')}`,
      ', name: {type: string}',
    ),
    version(
      '2.0.0',
      `  /a: ${operation('operationId: first,')}\n  /c: ${operation("operationId: second, deprecated: true, x-sunset: '2027-03-01', parameters: [{name: limit, in: query, schema: {}}],", 'headers: {X-Rate: {schema: {type: integer}}},')}`,
      ", name: {type: string, deprecated: true, x-sunset: '2027-03-01'}",
    ),
  ]);

async function history() {
  const [first, second, current] = await versions();
  const kept = [second, first].map((api) => ({ api, date: null }));
  return { api: current, history: apiHistory(kept, { api: current, date: null }) };
}

it('has every version once, newest first, and what changed without another number', async () => {
  const { api, history: all } = await history();
  expect(all.map(({ version: number, changes }) => [number, changes.length > 0])).toEqual([
    ['2.0.0', true],
    ['1.1.0', true],
    ['1.0.0', false],
  ]);
  expect(apiHistory([{ api, date: null }], { api, date: null }).map(({ version: number }) => number)).toEqual([
    '2.0.0',
  ]);
  const [first] = await versions();
  const renumbered = { ...first, version: '2.0.0' };
  expect(apiHistory([{ api: renumbered, date: null }], { api, date: null })[0]).toMatchObject({
    version: null,
    date: null,
  });
});

it('follows an operation back to where it was, and lists its own changes alone', async () => {
  const { api, history: all } = await history();
  const [first, second] = api.operations;
  if (!first || !second) throw new Error('There are no operations.');
  expect(operationHistory(all, second)).toMatchObject({ addedIn: '1.1.0', deprecatedSince: '2.0.0' });
  const { html } = renderOperation(api, second, all);
  expect(html).toContain('<p>Added in 1.1.0. Deprecated since 2.0.0; it ends on 1 March 2027.</p>');
  for (const id of ['query.limit', 'response-200.header.X-Rate'])
    expect(html).toMatch(new RegExp(`id="${id}"(?:(?!<li ).)*<p class="note">Added in 2\\.0\\.0\\.</p>`));
  expect(html).toMatch(
    /id="response-200.name".*?<p class="note">Deprecated since 2\.0\.0; it ends on 1 March 2027\.<\/p>/,
  );
  expect(html).not.toContain('Ends on 1 March 2027');
  expect(html).toContain('href="/docs/api/fixture/changes/#2.0.0.second-path"');
  const markdown = operationMarkdown(api, second.name, all);
  expect(markdown).toContain('\n\nAdded in 1.1.0. Deprecated since 2.0.0; it ends on 1 March 2027.\n\n');
  expect(markdown).toContain(
    '/changes/#2.0.0.second-path): [`GET /c`](/docs/api/fixture/second/) has moved: it was `GET /b`.',
  );
  expect(renderOperation(api, first, all).html).not.toContain('limit');
});

it('says since when the fields of a model are there', async () => {
  const { api, history: all } = await history();
  const shared = api.schemas.User;
  if (!shared) throw new Error('There is no model.');
  const words = 'Added in 1.1.0. Deprecated since 2.0.0; it ends on 1 March 2027.';
  expect([...modelNotes(all, shared)]).toEqual([['name', words]]);
  expect(renderModel(api, shared, all).html).toContain(words);
});

it('leaves the pages of an API with one version as they are', async () => {
  const { api } = await history();
  const [, second] = api.operations;
  if (!second) throw new Error('There are no operations.');
  expect(renderOperation(api, second).html).not.toMatch(/Added in|since|#changes/);
});
