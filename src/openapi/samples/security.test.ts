import { describe, expect, it } from 'vitest';
import { renderOperation, renderOverview } from '../../reference/render';
import { operationMarkdown } from '../../publish/markdown/fixtures/api-markdown';
import { operation, readText } from '../fixtures/read-fixture';
import { operationRequest } from './operation-request';
import { sampleRequest } from './request';
import { sampleLanguages } from './samples';

async function read(own: string, whole = '') {
  const { api, diagnostics } = await readText(`openapi: 3.0.1
info: {title: Header API, version: '1'}
servers: [{url: https://api.example.org}]
${whole}
paths:
  /me:
    get:
      operationId: me
      summary: Get me
      ${own}
      responses: {'200': {description: OK}}
components:
  securitySchemes:
    key: {type: http, scheme: bearer}
    mutual: {type: mutualTLS}
    basic: {type: http, scheme: basic}
    oauth: {type: oauth2, flows: {}}
    auth: {type: apiKey, in: header, name: authorization}
    query: {type: apiKey, in: query, name: token}
    other: {type: apiKey, in: query, name: token}
`);
  if (!api) throw new Error('There is no model.');
  const me = operation(api, 'me');
  return {
    api,
    me,
    html: renderOperation(api, me).html,
    request: sampleRequest(operationRequest(api, me)),
    diagnostics,
  };
}

const anyone = 'Anyone may send this request; no token is needed.';

describe('credentials of an operation', () => {
  it.each([
    ['names none', '', '', false],
    ['says that it needs none', 'security: []', 'security: [{key: []}]', true],
    ['has an empty alternative only', 'security: [{}]', '', true],
    ['follows an API that says so', '', 'security: []', true],
  ])('%s', async (_, own, whole, isOpen) => {
    const { html, request } = await read(own, whole);
    expect(html.includes(anyone)).toBe(isOpen);
    expect(html.includes('Authentication')).toBe(isOpen);
    expect(request.headers).toEqual([]);
  });

  it('have sections with ids of their own, to which operations lead', async () => {
    const { api } = await readText(`security: [{a.b: []}, {a-b: []}]
paths: {/a: {get: {operationId: a, responses: {}}}}
components: {securitySchemes: {a.b: {type: http, scheme: bearer}, a-b: {type: http, scheme: basic}}}`);
    if (!api) throw new Error('There is no model.');
    const links = [...renderOperation(api, operation(api, 'a')).html.matchAll(/#(scheme-[^"]*)">([^<]*)/g)];
    expect(links.map(([, id, name]) => [id, name])).toEqual([
      ['scheme-a-b', 'a.b'],
      ['scheme-a-b-2', 'a-b'],
    ]);
    expect([...renderOverview(api).html.matchAll(/id="(scheme-[^"]*)"/g)].map(([, id]) => id)).toEqual([
      'scheme-a-b',
      'scheme-a-b-2',
    ]);
  });

  it('are not denied on the overview of an API without schemes', async () => {
    const { api } = await readText('paths: {}');
    expect(api && renderOverview(api).html).not.toMatch(/token|Authentication/i);
  });

  it('may be a header parameter', async () => {
    const { html, request, diagnostics } = await read(
      `parameters: [{name: Authorization, in: header, required: true, description: Bearer token, schema: {type: string}}]`,
    );
    expect(html).toMatch(/<h2 id="headers">[^]*Authorization[^]*required[^]*Bearer token/);
    expect(html).not.toContain(anyone);
    expect(request.headers).toEqual([['Authorization', 'YOUR_CREDENTIALS']]);
    expect(diagnostics.map(({ message }) => message)).toContain(
      'OpenAPI ignores Authorization as a parameter; it is shown, since clients need it.',
    );
  });

  it('are sent once, if they are a parameter and a scheme', async () => {
    const { request } = await read(
      `security: [{key: []}]\n      parameters: [{name: authorization, in: header, schema: {type: string}, required: true, example: x}]`,
    );
    expect(request.headers).toEqual([['Authorization', 'Bearer YOUR_TOKEN']]);
  });

  it.each([
    ['[{key: [], basic: []}]', 'key and lack basic: both need the header Authorization', 'Bearer YOUR_TOKEN'],
    ['[{basic: [], oauth: []}, {}]', 'basic and lack oauth: both need the header Authorization', /^Basic /],
    ['[{basic: [], auth: []}]', 'basic and lack auth: both need the header authorization', /^Basic /],
    ['[{query: [], other: [], key: []}]', 'query and lack other: both need the query token', 'Bearer YOUR_TOKEN'],
    ['[{key: [], auth: [], oauth: []}]', 'key and lack auth: both need the header authorization', 'Bearer YOUR_TOKEN'],
    ['[{key: [], query: []}]', '', 'Bearer YOUR_TOKEN'],
    ['[{key: []}, {basic: []}]', '', 'Bearer YOUR_TOKEN'],
  ])('of two schemes with one place, samples lack one: %s', async (security, words, sent) => {
    const { api, me, html, request } = await read(`security: ${security}`);
    const [, note = ''] = /<p class="note">The samples send (.*?), which a request has once.<\/p>/.exec(html) ?? [];
    expect(note.replace(/<[^>]*>/g, '')).toBe(words);
    const inMarkdown = operationMarkdown(api, me.name).replaceAll('`', '');
    expect(inMarkdown.includes('The samples send')).toBe(words !== '');
    expect(inMarkdown).toContain(words);
    expect(request.headers).toEqual([['Authorization', typeof sent === 'string' ? sent : expect.stringMatching(sent)]]);
  });

  it('may be a client certificate, alone or beside others', async () => {
    const { html, request } = await read('security: [{mutual: [], key: []}, {}]');
    expect(html).toContain('a client certificate (mutual TLS), presented with its key');
    expect(request.headers).toEqual([['Authorization', 'Bearer YOUR_TOKEN']]);
    const printed = Object.fromEntries(sampleLanguages.map(({ id, print }) => [id, print(request)]));
    expect(printed.curl).toContain('\\\n  --cert client.pem --key client.key \\\n  -H');
    expect(printed.python).toContain('cert=("client.pem", "client.key"),');
    expect(printed.go).toMatch(
      /"crypto\/tls"[^]*LoadX509KeyPair\("client.pem", "client.key"\)[^]*client.Do\(request\)/,
    );
    expect(printed.csharp).toMatch(/^using System.Security[^]*CreateFromPemFile\([^]*new HttpClient\(handler\)/);
    expect(printed.javascript).toContain('// A browser asks for the client certificate.');
  });

  it('are no client certificate where another alternative comes first', async () => {
    const { request } = await read('security: [{key: []}, {mutual: []}]');
    for (const { print } of sampleLanguages) expect(print(request)).not.toMatch(/certificate|client.pem/);
  });
});
