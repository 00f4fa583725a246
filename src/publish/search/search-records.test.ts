import { beforeAll, expect, it } from 'vitest';
import { readTestSite } from '../feeds/fixtures/site';
import { searchIndex } from './search-records';
import { renderModel, renderOperation, renderOverview } from '../../reference/render';
import { readApi } from '../../openapi/read/read-api';
import type { Api } from '../../openapi/model/model';
import { pageKinds } from '../../page-kinds';
import { paths } from '../../paths';
import { buildSearchIndex } from './search-records';
import type { SearchIndex } from '../../search/search-index';

let index: SearchIndex;
let apis: Map<string, Api>;

beforeAll(async () => {
  const { source, pages } = await readTestSite();
  apis = source.apis;
  index = JSON.parse(String(searchIndex(pages, source).content)) as SearchIndex;
}, 60_000);

it('has the texts of a page that shows a data file', async () => {
  const { source, pages } = await readTestSite();
  const kind = pageKinds.DocsIndex as { data?: string };
  kind.data = 'home';
  try {
    const found = JSON.parse(String(searchIndex(pages, source).content)) as SearchIndex;
    const [home] = [...source.content.data.home.values()] as { headline: string }[];
    expect(found.pages.find(({ path }) => path === paths.docs)?.text).toContain(home?.headline);
  } finally {
    delete kind.data;
  }
});

const pageAt = (path: string) => index.pages.find((page) => page.path === path);
const idsIn = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

it('leads to fields that are on the page', () => {
  for (const api of apis.values()) {
    for (const operation of api.operations) {
      const ids = idsIn(renderOperation(api, operation).html);
      for (const id of fieldsOf(paths.operation(api.slug, operation.name))) expect(ids, operation.name).toContain(id);
    }
    for (const shared of Object.values(api.schemas).filter(({ page }) => page !== null)) {
      const ids = idsIn(renderModel(api, shared).html);
      for (const id of fieldsOf(paths.model(api.slug, shared.page ?? ''))) expect(ids, shared.name).toContain(id);
    }
  }
});

const fieldsOf = (path: string) => (pageAt(path)?.fields ?? '').split(' ').filter(Boolean);

it('leads to sections that are on the overview', () => {
  for (const api of apis.values()) {
    const ids = idsIn(renderOverview(api).html);
    const sections = overview(api).map(({ id }) => id);
    expect(sections).toEqual(expect.arrayContaining(['servers', 'authentication', 'terms-and-contact', 'downloads']));
    expect(sections.filter((id) => !ids.has(id))).toEqual([]);
  }
});

const overview = (api: Api) => pageAt(paths.apiOverview(api.slug, api.title))?.sections ?? [];

it('has the sections of the description of an API, and gives a heading that comes twice the id that it has', async () => {
  const text = JSON.stringify({
    openapi: '3.0.3',
    info: {
      title: 'T',
      version: '1',
      description: 'Before.\n\n## Limits\n\nTen a *minute*.\n\n## Servers\n\nTwo.',
      contact: { email: 'api@example.org' },
    },
    servers: [{ url: '/v1' }],
    paths: {},
  });
  const { api } = await readApi({ path: 'openapi/t.json', slug: 't', text });
  if (!api) throw new Error('no model');
  const page = buildSearchIndex([], [api]).pages.find(({ sections }) => sections);
  const sections = page?.sections ?? [];
  expect(sections[0]).toEqual({ id: 'limits', heading: 'Limits', text: 'Ten a minute.' });
  expect(sections.map(({ id }) => id)).toEqual([
    ...['limits', 'servers', 'servers-1', 'terms-and-contact', 'downloads'],
  ]);
  const ids = idsIn(renderOverview(api).html);
  for (const { id } of sections) expect(ids).toContain(id);
});

it('knows whom to contact, and every position of a chart', () => {
  const sections = pageAt('/docs/sops/tech-team/')?.sections ?? [];
  const named = (name: string) => sections.filter(({ keywords }) => keywords?.includes(name)).map(({ id }) => id);
  expect(named('contact')).toEqual(['3-production-environment']);
  expect(named('Director of Technology')).toEqual(['1-scope-of-responsibility']);
});

it('has parameters and fields of bodies and responses', () => {
  expect(fieldsOf('/docs/api/fcp-api/add-user-audit-log/')).toEqual(
    expect.arrayContaining(['path.discord_id', 'body.submitted_by', 'response-202.entry.log', 'response-401.message']),
  );
  expect(fieldsOf('/docs/api/fcp-api/get-fbo/')).toEqual(['path.icao', 'response-404.detail']);
  expect(fieldsOf('/docs/api/fcp-api/models/fbo/')).toContain('sectors.startIcao');
});

it('has commands and sections of documents with their anchors', () => {
  const sections = pageAt('/docs/discord/server-commands/')?.sections ?? [];
  expect(sections).toContainEqual({
    id: 'metar',
    heading: '/metar (icao)',
    text: 'See the current weather at an airport. The bot replies with its METAR. Example: /metar KPDX',
    keywords: ['wind', 'visibility'],
    command: true,
  });
  expect(sections.find(({ id }) => id === 'vatsim')?.command).toBeUndefined();
});

it('leaves out pages that are not to be found', () => {
  expect(pageAt('/404.html')).toBeUndefined();
  expect(pageAt('/search/')).toBeUndefined();
  expect(pageAt('/docs/api/fcp-api/get-fb-os/')).toBeUndefined();
});

it('spells names whose signs an id cannot hold', async () => {
  const text = JSON.stringify({
    openapi: '3.0.3',
    info: { title: 'T', version: '1' },
    paths: {
      '/a': {
        get: {
          parameters: [{ name: 'filter[x]', in: 'query', schema: { type: 'string' } }],
          responses: { 200: { description: 'd' } },
        },
      },
    },
  });
  const { api } = await readApi({ path: 'openapi/t.json', slug: 't', text });
  const { pages, names } = buildSearchIndex([], api ? [api] : []);
  const [id] = (pages.find(({ kind }) => kind === 'operation')?.fields ?? '').split(' ');
  expect(names[id?.split('.').at(-1) ?? '']).toBe('filter[x]');
});

it('knows the fields of a webhook as its page has them', async () => {
  const schema = {
    type: 'object',
    properties: { id: { type: 'string', readOnly: true }, secret: { type: 'string', writeOnly: true } },
  };
  const content = { 'application/json': { schema } };
  const text = JSON.stringify({
    openapi: '3.1.1',
    info: { title: 'T', version: '1' },
    webhooks: {
      made: { post: { requestBody: { content }, responses: { 200: { description: 'd', content } } } },
    },
  });
  const { api } = await readApi({ path: 'openapi/t.json', slug: 't', text });
  const [webhook] = buildSearchIndex([], api ? [api] : []).pages.filter(({ kind }) => kind === 'operation');
  expect(webhook?.fields).toBe('body.id response-200.secret');
});

it('finds every schema by its name, at a place that names it', async () => {
  const ref = (name: string) => `{$ref: '#/components/schemas/${name}'}`;
  const json = (schema: string) => `{application/json: {schema: ${schema}}}`;
  const { api } = await readApi({
    path: 'openapi/t.yaml',
    slug: 't',
    text: `openapi: 3.1.1
info: {title: T, version: '1'}
paths:
  /a:
    post:
      operationId: a
      parameters: [{name: mode, in: query, schema: ${ref('Parameter')}}]
      requestBody: {content: {application/json: {schema: ${ref('Body')}}, text/csv: {schema: ${ref('Csv')}}}}
      callbacks: {done: {'{$request.body#/url}': {post: {requestBody: {content: ${json(ref('Called'))}}, responses: {}}}}}
      responses:
        '200': {description: d, headers: {X-Left: {schema: ${ref('Left')}}}, content: ${json(`{type: array, items: ${ref('Row')}}`)}}
        '201': {description: d, content: ${json(ref('List'))}}
components:
  responses: {Unused: {description: d, content: ${json(ref('OfUnused'))}}}
  schemas:
    Parameter: {type: string, enum: [x, y]}
    Left: {type: integer}
    Csv: {type: string, pattern: a}
    Row: {type: array, items: {type: integer}}
    List: {type: array, items: ${ref('Entry')}}
    Entry: {type: object, properties: {id: {type: string}}}
    Called: {type: object, properties: {id: {type: string}}}
    OfUnused: {type: object, properties: {id: {type: string}}}
    Unused: {type: string}
    Body: {type: object, properties: {colour: ${ref('Colour')}, alias: ${ref('Alias')}, heir: ${ref('Heir')}, map: {additionalProperties: ${ref('Value')}}, one: {oneOf: [${ref('Cat')}, ${ref('Dog')}]}}}
    Colour: {description: Of a car., type: string, enum: [red, blue]}
    Alias: ${ref('Target')}
    Target: {type: object, properties: {id: {type: string}}}
    Heir: {allOf: [${ref('Base')}, {type: object, properties: {own: {type: string}}}]}
    Base: {type: object, properties: {id: {type: string}}}
    Value: {type: object, properties: {id: {type: string}}}
    Cat: {title: A cat, type: object, properties: {id: {type: string}}}
    Dog: {title: A dog, type: object, properties: {no: {type: string}}}`,
  });
  if (!api) throw new Error('no model');
  const { pages } = buildSearchIndex([], [api]);
  const html = renderOperation(api, api.operations[0] as Api['operations'][number]).html;
  const sections = pages.find(({ kind }) => kind === 'operation')?.sections ?? [];
  const places = Object.fromEntries(sections.map(({ heading, id }) => [heading, id]));
  expect(places).toEqual({
    Parameter: 'query.mode',
    Body: 'request-body',
    Csv: 'request-body',
    Colour: 'body.colour',
    Alias: 'body.alias',
    Heir: 'body.heir',
    Value: 'body.map.additional',
    Cat: 'body.one',
    Dog: 'body.one',
    Left: 'response-200.header.X-Left',
    Row: 'response-200',
    List: 'response-201',
    Entry: 'response-201',
    Called: 'callback-done-post',
  });
  expect(sections.find(({ heading }) => heading === 'Colour')?.text).toBe('Of a car.');
  for (const [name, id] of Object.entries(places)) {
    expect(html, id).toContain(`id="${id}"`);
    expect(html.replace(/<[^>]+>/g, ' '), name).toMatch(new RegExp(`\\b${name}\\b`));
  }
  const models = pages.filter(({ kind }) => kind === 'model').map(({ title }) => title);
  expect(models.sort()).toEqual(['Base', 'OfUnused', 'Target', 'Unused']);
  const names = [...models, ...Object.keys(places)].sort();
  expect(names).toEqual(
    Object.values(api.schemas)
      .map(({ name }) => name)
      .sort(),
  );
});

it('finds the fields of a body at the first status that has it', async () => {
  const same = "{description: d, content: {application/json: {schema: {$ref: '#/components/schemas/Body'}}}}";
  const { api } = await readApi({
    path: 'openapi/t.yaml',
    slug: 't',
    text: `openapi: 3.1.1
info: {title: T, version: '1'}
paths: {/a: {get: {operationId: a, responses: {'200': ${same}, '201': ${same}}}}}
components: {schemas: {Body: {type: object, properties: {id: {type: string}}}}}`,
  });
  const [operation] = buildSearchIndex([], api ? [api] : []).pages.filter(({ kind }) => kind === 'operation');
  expect(operation?.fields).toBe('response-200.id');
});

it('describes an API without topics', async () => {
  const text =
    "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths: {/a: {get: {responses: {'200': {description: OK}}}}}\n";
  const { api } = await readApi({ path: 't.yaml', slug: 't', text });
  const { pages } = buildSearchIndex([], api ? [api] : []);
  expect(pages.find(({ path }) => path === '/docs/api/t/')?.description).toMatch(/^1 operation\. Samples in curl, /);
});
