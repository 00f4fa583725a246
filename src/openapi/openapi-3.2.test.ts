/** Features of OpenAPI 3.2, from the file to the pages and their Markdown. */
import { beforeAll, describe, expect, it } from 'vitest';
import { apiBody } from '../data/body';
import { apiPages, apiSidebar } from '../data/pages/api-pages';
import { operationMarkdown, overviewMarkdown } from '../publish/markdown/fixtures/api-markdown';
import { markdownToText } from './model/markdown';
import { fixtureApi, operation, readFixture, readText } from './fixtures/read-fixture';
import { groupOperations } from './read/groups';
import { readApi } from './read/read-api';
import type { Api } from './model/model';
import { operationRequest } from './samples/operation-request';
import { curl } from './samples/languages/curl';
import { sampleRequest } from './samples/request';

let api: Api;
beforeAll(async () => {
  api = await fixtureApi('openapi-3.2.yaml');
});

/** Return the text of a page, without tags. */
function page(part: string): string {
  const found = apiPages(api).find(({ path }) => path.endsWith(`/${part}/`));
  if (!found) throw new Error(`there is no page ${part}`);
  return (apiBody(api, found)?.html ?? '')
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');
}

const sample = (name: string) => curl.print(sampleRequest(operationRequest(api, operation(api, name))));

describe('OpenAPI 3.2', () => {
  it('has no warning where it is right', async () => {
    expect((await readFixture('openapi-3.2.yaml')).diagnostics).toEqual([]);
  });

  it('has the method QUERY and methods of its own', () => {
    expect(api.operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'QUERY /flights',
      'LINK /flights',
      'GET /search',
      'GET /positions',
    ]);
    expect(sample('find-flights')).toContain('curl --fail-with-body -X QUERY');
    expect(sample('find-flights')).toContain('"near": "EDDF"');
    expect(sample('link-flights')).toContain('curl --fail-with-body -X LINK');
    expect(page('link-flights')).toContain('LINK');
  });

  it('shows a method as it is sent', async () => {
    const read = await readText(
      "openapi: 3.2.0\ninfo: {title: T, version: '1'}\nservers: [{url: https://x.example}]\npaths: {/a: {additionalOperations: {my-Op: {operationId: m, responses: {}}}}}",
    );
    expect(read.api && operationMarkdown(read.api, 'm')).toContain('`my-Op https://x.example/a`');
  });

  it('nests topics, and marks operations with the other tags', () => {
    const [group] = groupOperations(api);
    expect(group?.tags.map(({ tag, depth, operations }) => [tag.displayName, depth, operations.length])).toEqual([
      ['In the air', 0, 0],
      ['Flights', 1, 3],
      ['Radar', 1, 1],
    ]);
    const air = apiSidebar(api).find(({ label }) => label === 'In the air');
    expect(air).toMatchObject({
      items: [
        { label: 'Introduction', path: '/docs/api/fixture/topics/air/' },
        { label: 'Flights' },
        { label: 'Radar' },
      ],
    });
    expect(page('find-flights')).toContain('Beta');
    expect(operationMarkdown(api, 'find-flights')).toContain('\nBeta: May change.\n');
    expect(page('watch')).not.toContain('Beta');
  });

  it('says what comes as a stream, and shows it as it is sent', () => {
    const [events, lines] = operation(api, 'watch').responses[0]?.content ?? [];
    expect(events).toMatchObject({ mediaType: 'text/event-stream', sequence: true });
    expect(lines).toMatchObject({ mediaType: 'application/jsonl', sequence: true });
    for (const text of [page('watch'), markdownToText(operationMarkdown(api, 'watch'))]) {
      expect(text).toContain('stream of Event');
      expect(text).toContain('stream of Position');
      expect(text.replace(/\s+/g, ' ')).toContain('event: position data: {"at": 1} event: end');
      expect(text).toContain('{"lat": 50.10}');
    }
    expect(operationRequest(api, operation(api, 'watch'))).toMatchObject({ json: false });
  });

  it('shows the record separators of a JSON sequence, which HTML does not hold', async () => {
    const { api: sequences } = await readText(
      `paths: {/a: {get: {operationId: a, responses: {'200': {description: D, content: {application/geo+json-seq: {itemSchema: {}, example: [{a: 1}, 2]}}}}}}}`,
    );
    if (!sequences) throw new Error('There is no model.');
    expect(operationMarkdown(sequences, 'a')).toContain('␞{"a":1}\n␞2\n');
  });

  it('sends a whole query string, and cookies as they are', () => {
    expect(sample('search')).toBe(
      "curl --fail-with-body 'https://air.example.com/search?from=FRA%20%26%20co&stops=a&stops=b' \\\n  -H 'Cookie: session=a b='",
    );
    for (const text of [page('search'), markdownToText(operationMarkdown(api, 'search'))])
      expect(text).toContain('The whole query string, as application/x-www-form-urlencoded.');
  });

  it('names servers, flows, and the file itself', () => {
    const overview =
      apiPages(api)
        .find(({ type }) => type === 'ApiOverview')
        ?.path.split('/')
        .at(-2) ?? '';
    for (const text of [page(overview), overviewMarkdown(api).replaceAll('`', '')]) {
      expect(text).toContain('Production');
      expect(text).toContain('https://specs.example.com/air/openapi.yaml');
      expect(text).toContain('Device authorization flow');
      expect(text).toContain('https://id.example.com/device');
      expect(text).toContain('Deprecated.');
      expect(text).toContain('read: Read positions'.split(': ')[1]);
    }
    expect(page('watch')).toContain('(deprecated)');
  });

  it('follows references to its own address, to media types, and to what counts otherwise', () => {
    for (const text of [page('find-flights'), markdownToText(operationMarkdown(api, 'find-flights'))]) {
      expect(text).toContain('array of Aircraft');
      expect(text).toContain('What flies there');
      expect(text).toContain('kind is jet');
      expect(text).toContain('kind is Other, or anything else');
    }
  });

  it('finds the security scheme that a requirement names by its address', async () => {
    const text = `openapi: 3.2.0
info: {title: T, version: '1'}
security: [{'#/components/securitySchemes/key': []}]
paths: {/x: {get: {operationId: x, summary: X, responses: {'200': {description: OK}}}}}
components: {securitySchemes: {key: {type: http, scheme: bearer}}}`;
    const result = await readApi({ path: 'openapi/api.yaml', text, slug: 'air' });
    expect(result.diagnostics).toEqual([]);
    if (!result.api) throw new Error('no model');
    expect(sampleRequest(operationRequest(result.api, operation(result.api, 'x'))).headers).toEqual([
      ['Authorization', 'Bearer YOUR_TOKEN'],
    ]);
  });
});
