import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiBody } from '../data/body';
import { apiPages, apiSidebar } from '../data/pages/api-pages';
import { readSources } from '../content/read/read-files';
import { readApis } from '../data/source/apis';
import { apiErrors } from '../openapi/errors/errors';
import { operation, readText } from '../openapi/fixtures/read-fixture';
import type { Api } from '../openapi/model/model';
import { renderOperation, renderOverview } from '../reference/render';
import { errorsMarkdown, operationMarkdown } from './markdown/fixtures/api-markdown';
import { buildSearchIndex } from './search/search-records';

const { apis } = await readApis(readSources(path.resolve('.')));

function own(slug: string): Api {
  const api = apis.get(slug);
  if (!api) throw new Error(`There is no API ${slug}.`);
  return api;
}

async function inline(text: string): Promise<Api> {
  const { api } = await readText(text);
  if (!api) throw new Error('It could not be read.');
  return api;
}

const address = '/docs/api/fixture/errors/';
const page = (api: Api) => apiBody(api, { type: 'ApiErrors', path: address })?.html ?? '';
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('the errors of our APIs', () => {
  it.each([
    [
      'fcp-api',
      {
        '401': ['add-user-audit-log', 'delete-user'],
        '404': ['add-user-audit-log', 'delete-user', 'get-fbo', 'get-user-callsign', 'get-user-details'],
      },
    ],
    [
      'internal-api',
      {
        '401': ['delete-question', 'get-all', 'get-question-by-id', 'update-question'],
        '404': ['delete-question', 'get-question-by-id', 'update-question'],
      },
    ],
  ])('%s: every one that the contract has', (slug, given) => {
    const errors = apiErrors(own(slug));
    const found = errors.map(({ status, responses }) => [
      status,
      names(responses.flatMap((response) => response.given.map((one) => one.operation))).sort(),
    ]);
    expect(Object.fromEntries(found)).toEqual(given);
  });

  it('are on a page, in the sidebar, in Markdown and in search, and each response leads to its own', () => {
    const api = own('fcp-api');
    const path = '/docs/api/fcp-api/errors/';
    expect(apiSidebar(api)).toContainEqual({ label: 'Errors', path });
    expect(apiPages(api).find(({ type }) => type === 'ApiErrors')).toMatchObject({ path });
    const body = apiBody(api, { type: 'ApiErrors', path });
    expect(body?.headings.map(({ id, text }) => `${id} ${text}`)).toEqual([
      'status-401 401 Unauthorized',
      'status-404 404 Not Found',
    ]);
    expect(body?.html).toContain('<code class="name">detail</code>');
    expect(body?.html).not.toContain('data-check');
    const text = errorsMarkdown(api);
    expect(text).toContain('- [Get FBO](/docs/api/fcp-api/get-fbo/) `GET /fbo/{icao}`');
    const record = buildSearchIndex([], [api]).pages.find((one) => one.path === path);
    expect(record?.sections?.map(({ heading }) => heading)).toEqual(['401 Unauthorized', '404 Not Found']);
    expect(record?.sections?.[1]?.text).toBe('Nothing is stored under this address.');
    expect(renderOverview(api).html).toContain(`<a href="${path}">errors</a>`);
    const links = (name: string) =>
      [...renderOperation(api, operation(api, name)).html.matchAll(/href="([^"]*errors[^"]*)"/g)].map(([, to]) => to);
    expect(links('delete-user')).toEqual([`${path}#status-401`, `${path}#status-404`]);
    expect(links('get-fbos')).toEqual([]);
    const linksInMarkdown = (name: string) => operationMarkdown(api, name).match(/^\[.*\]\(.*errors.*\)$/gm);
    expect(linksInMarkdown('delete-user')).toEqual(
      ['401', '404'].map((status) => `[Operations with ${status}](${path}#status-${status})`),
    );
    expect(linksInMarkdown('get-fbos')).toBeNull();
  });
});

describe('the errors of any API', () => {
  it('has no page for an API that says nothing of errors, and no operation takes its address', async () => {
    const api = await inline(`
paths:
  /faults: {get: {operationId: errors, summary: Read them, responses: {'200': {description: Fine.}}}}
`);
    expect(apiErrors(api)).toEqual([]);
    expect(apiPages(api).map(({ type }) => type)).not.toContain('ApiErrors');
    expect(apiSidebar(api).map(({ label }) => label)).not.toContain('Errors');
    expect(apiPages(api).map(({ path }) => path)).not.toContain(address);
    expect(renderOverview(api).html).not.toContain(address);
  });

  it('puts statuses in order, and each shape of body once with what its operations say', async () => {
    const api = await inline(`
paths:
  /a:
    get:
      operationId: a
      summary: First
      responses:
        default: {description: Anything., content: {application/problem+json: {schema: {$ref: '#/components/schemas/Problem'}}}}
        '404': {description: No a., content: {application/json: {schema: {$ref: '#/components/schemas/Problem'}}}}
        '599': {description: Odd.}
  /b:
    get:
      operationId: b
      summary: Second
      responses:
        '404': {description: No b., content: {application/json: {schema: {$ref: '#/components/schemas/Problem'}}}}
  /c:
    get: {operationId: c, summary: Third, responses: {'404': {description: No c.}, 4XX: {description: Yours.}}}
webhooks:
  d: {post: {operationId: d, responses: {'418': {description: Yours to send.}}}}
components: {schemas: {Problem: {type: object, properties: {title: {type: string}}}}}
`);
    const errors = apiErrors(api);
    expect(errors.map(({ status }) => status)).toEqual(['404', '4XX', '599', 'default']);
    expect(errors[0]?.responses.map(({ given, varies }) => [names(given.map((one) => one.operation)), varies])).toEqual(
      [
        [['a', 'b'], true],
        [['c'], false],
      ],
    );
    const html = page(api);
    expect(html.indexOf('No a.')).toBeGreaterThan(html.indexOf('First'));
    expect(html).toContain('No body is described.');
    expect(html.match(/<code class="name">title<\/code>/g)).toHaveLength(2);
    expect(errorsMarkdown(api)).toContain('- [Second](/docs/api/fixture/b/) `GET /b` No b.');
    expect(html).not.toContain('418');
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('folds a long list of operations', async () => {
    const many = (count: number) =>
      inline(
        `paths:\n${Array.from({ length: count }, (_, n) => `  /p${n}: {get: {operationId: p${n}, responses: {'404': {description: No.}}}}\n`).join('')}`,
      );
    expect(page(await many(11))).not.toContain('<details');
    expect(page(await many(12))).toContain('<summary>12 operations</summary>');
  });
});
