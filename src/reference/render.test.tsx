import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { fixtureApi, operation, readText } from '../openapi/fixtures/read-fixture';
import type { Api } from '../openapi/model/model';
import { readApi } from '../openapi/read/read-api';
import { shownLanguages } from '../openapi/samples/samples';
import { sharedSchema } from '../openapi/schema/view';
import { indexFacts } from '../data/pages/api-facts';
import { indexHtml } from '../data/fixtures/api-index';
import { renderModel, renderOperation, renderOverview } from './render';

/** Return the visible text of HTML, on one line, without what is there only for scripts. */
function words(html: string): string {
  return html
    .replace(/<script.*?<\/script>|<button[^>]* data-needs-js.*?<\/button>/gs, '')
    .replace(/<\/?(?:p|li|ul|dl|dd|dt|div|h\d|section|summary|details|label|pre|figure|option)\b[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

const page = (api: Api, name: string) => renderOperation(api, operation(api, name)).html;
const seen = (api: Api, name: string) => words(page(api, name));
const model = (api: Api, id: string) => renderModel(api, sharedSchema(api, id)).html;

async function inline(text: string): Promise<Api> {
  const { api } = await readText(text);
  if (!api) throw new Error('no model');
  return api;
}

/** Write a 3.1 API with one operation whose response has this schema, in YAML's flow style. */
const opposite = (schema: string, more = '') =>
  inline(`
paths:
  /x:
    get:
      operationId: getX
      responses: {'200': {description: Fine., content: {application/json: {schema: ${schema}}}}}
${more}`);

const idsIn = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);

describe('an operation', () => {
  it('says what goes in, by place', async () => {
    const api = await fixtureApi('parameters.yaml');
    const [name] = api.operations.map((one) => one.name);
    const html = page(api, name ?? '');
    const text = words(html);
    expect(text).toContain('Path parameters # id integer required # From the operation'.replaceAll(' #', ''));
    expect(text).toContain('filter[x] string');
    expect(text).toContain('ids array of integer Sent as ids=value1%7Cvalue2.');
    expect(text).toContain('where object deprecated Sent as where[a]=value1.');
    expect(text).toContain('json object for example {"a":1} Sent as application/json text.');
    expect(text).toContain('Cookies session string');
    expect(text).toContain('80351110224678912');
    expect(idsIn(html)).toEqual(
      expect.arrayContaining(['path.id', 'query.filter-x', 'query.where.a', 'header.trace', 'cookie.session']),
    );
  });

  it('says what goes in and comes out, in every form', async () => {
    const api = await fixtureApi('bodies.yaml');
    const html = page(api, 'upload');
    const text = words(html);
    expect(text).toContain('Request body required The file and what it is. multipart/form-data');
    expect(text).toContain('file string (binary)');
    expect(text).toContain('file is sent as image/png, image/jpeg.');
    expect(text).toContain('application/octet-stream');
    expect(text).toContain('Large id');
    expect(text).toContain('80351110224678912');
    expect(html).toContain('href="https://example.com/x.json"');
    expect(text).toContain('201 Created Made. 1 header Location string (uri) required Where it is.');
    expect(html).toMatch(/get<\/b>: <a href="\/docs\/api\/fixture\/get-file\/">/);
    expect(text).toContain('with id from $response.body#/id Read it back.');
    expect(text).toContain('path: Get file with the body 1');
    expect(text).toContain('none: gone');
    expect(text).toMatch(/Callbacks .*Finished Callback \w+ POST \{\$request\.body#\/url\}/);
    expect(idsIn(html)).toEqual(
      expect.arrayContaining([
        'body.file',
        'body-application-json.id',
        'response-201',
        'response-201.id',
        'response-201.header.Location',
      ]),
    );
  });

  it.each([
    ["default: {description: ''}", 'default Any status'],
    ["'200': {description: ''}, default: {description: ''}", 'default Any other status'],
  ])('says what a default stands for: %s', async (responses, expected) => {
    const api = await inline(`paths: {/x: {get: {operationId: getX, responses: {${responses}}}}}`);
    expect(seen(api, 'get-x')).toContain(expected);
  });

  it.each([
    ['', true],
    ['servers: [{url: /v1}]', true],
    ['servers: [{url: //h.example.com}]', false],
    ['servers: [{url: https://api.example.com}]', false],
  ])('says where its host is made up: %s', async (servers, expected) => {
    expect(seen(await opposite('{}', servers), 'get-x').includes('names no host; api.example.com stands for it')).toBe(
      expected,
    );
  });

  it.each([
    ['{url: https://h.example.com, description: Uploads}', true],
    ['{url: https://h.example.com}', false],
  ])('shows what its own server is for: %s', async (server, expected) => {
    const api = await inline(`paths: {/x: {get: {operationId: getX, servers: [${server}], responses: {}}}}`);
    expect(seen(api, 'get-x').includes('Servers Uploads https://h.example.com')).toBe(expected);
  });

  it('says when a parameter ends', async () => {
    const api = await inline(
      'paths: {/x: {get: {operationId: getX, parameters: [{name: a, in: query, deprecated: true, x-sunset: 2027-03-01, schema: {type: string}}], responses: {}}}}',
    );
    expect(seen(api, 'get-x')).toContain('a string deprecated Ends on 1 March 2027.');
  });

  it('marks a deprecated callback', async () => {
    const api = await inline(
      "paths: {/x: {get: {operationId: getX, callbacks: {made: {'{$url}': {post: {deprecated: true, responses: {}}}}, kept: {'{$url}': {post: {responses: {}}}}}, responses: {}}}}",
    );
    expect(seen(api, 'get-x').match(/POST \{\$url\} Deprecated: do not build on it\./g)).toHaveLength(1);
  });

  it('says which server a link leads to', async () => {
    const link =
      "{operationId: getX, server: {url: 'https://{r}.example.com', variables: {r: {default: us}}}, parameters: {id: 1}}";
    const api = await inline(
      `paths: {/x: {get: {operationId: getX, summary: Get X, responses: {'200': {description: Fine., links: {again: ${link}}}}}}}`,
    );
    expect(seen(api, 'get-x')).toContain('again: Get X on https://us.example.com with id = 1');
  });

  it('says how the fields of a form are written', async () => {
    const api = await inline(`
paths:
  /x:
    post:
      operationId: postX
      requestBody: {content: {application/x-www-form-urlencoded: {schema: {properties: {where: {type: object}, ids: {type: array}, at: {type: string}}}, encoding: {where: {style: deepObject}, ids: {explode: false}, at: {style: form}}}}}
      responses: {'200': {description: Fine.}}
`);
    const text = seen(api, 'post-x');
    expect(text).toContain(
      'where: Sent as where[field1]=value1&where[field2]=value2. ids: Sent as ids=value1,value2. Responses',
    );
  });

  it('shows read-only fields in answers alone and write-only ones in requests alone', async () => {
    const html = page(await fixtureApi('bodies.yaml'), 'upload');
    expect(html).toContain('id="response-201.id"');
    expect(html).not.toContain('id="response-201.secret"');
  });

  it('says who may call it', async () => {
    const api = await fixtureApi('operation.yaml');
    expect(seen(api, 'list-users')).toContain(
      'Authentication Works without credentials, and also with both of these together: key, an API key, sent in the cookie sid oauth, an OAuth 2.0 access token, sent as Authorization: Bearer YOUR_ACCESS_TOKEN, with the scope read',
    );
    expect(seen(api, 'add-user')).toContain('Authentication Anyone may send this request; no token is needed.');
    const [replace] = api.operations.filter(({ operationId }) => operationId === 'replaceUsers');
    expect(seen(api, replace?.name ?? '')).toMatch(/Needs any one of these: oauth,.* scope read oauth,.* scope write/);
    const [last] = api.operations.filter(({ operationId }) => operationId === 'list_users');
    expect(seen(api, last?.name ?? '')).toContain('Authentication Needs key, an API key, sent in the cookie sid.');
  });

  it('repeats on an operation what a scheme says in a line, and leaves a longer text to the overview', async () => {
    const withScheme = (description: string) =>
      opposite(
        '{type: string}',
        `security: [{key: []}]\ncomponents: {securitySchemes: {key: {type: http, scheme: bearer, description: '${description}'}}}`,
      );
    expect(seen(await withScheme('Ask the office.'), 'get-x')).toContain('Bearer YOUR_TOKEN. Ask the office. Samples');
    expect(seen(await withScheme('Ask the office. '.repeat(9)), 'get-x')).not.toContain('Ask the office');
  });

  it('leaves the example of a list in a response to its fields and the response’s example', async () => {
    const list = "{type: array, example: [{id: 'first one'}], items: {type: object, properties: {id: {type: string}}}}";
    const html = page(await opposite(`{type: object, properties: {list: ${list}}}`), 'get-x');
    const [about, responses] = html.split(/class="contract"(?!.*class="contract")/s);
    expect(responses).not.toContain('first one');
    expect(about).toContain('first one');
  });

  it('leaves it to them in a model, too, but not in what is sent', async () => {
    const thing =
      "{type: object, properties: {list: {type: array, example: [{id: 'first one'}], items: {type: object, properties: {id: {type: string}}}}}}";
    const api = await inline(`
paths:
  /x:
    post:
      operationId: postX
      requestBody: {content: {application/json: {schema: ${thing}}}}
      responses: {'200': {description: Fine., content: {application/json: {schema: {$ref: '#/components/schemas/Thing'}}}}}
components: {schemas: {Thing: ${thing}}}`);
    const inALine = 'for example [{"id":"first one"}]';
    expect(words(model(api, 'Thing'))).not.toContain(inALine);
    expect(words(model(api, 'Thing'))).toContain('"id": "first one"');
    expect(seen(api, 'post-x')).toContain(inALine);
  });

  it('shows an example that does not fit, with the reason, wherever it stands', async () => {
    const wrong = "{type: object, required: [id], properties: {id: {type: integer}}, example: {n: 'no'}}";
    const api = await inline(`
paths:
  /x:
    post:
      operationId: postX
      parameters:
        - {name: list, in: query, required: true, schema: {type: array, items: {type: integer}}, example: '1,2'}
        - {name: n, in: query, schema: {type: integer}, example: ten}
      requestBody: {content: {application/json: {schema: {type: object, properties: {a: ${wrong}}}}}}
      responses: {'200': {description: Fine., headers: {X: {schema: {type: integer}, example: ten}}, content: {application/json: {schema: {type: object, properties: {a: ${wrong}}}}}}}
components: {schemas: {Thing: ${wrong}}}`);
    const text = seen(api, 'post-x');
    expect(text.match(/ten \(does not fit: it must be an integer, and is text\)/g)).toHaveLength(2);
    expect(text.match(/{"n":"no"} \(does not fit: it needs the field "id"\)/g)).toHaveLength(2);
    expect(text).toContain('for example [1,2]');
    expect(text).toContain('/x?list=1&list=2');
    expect(words(model(api, 'Thing'))).toContain(
      'This does not fit the schema: it needs the field "id". { "n": "no" }',
    );
  });

  it('shows samples with what is required, and beside them with what is optional, where there is any', async () => {
    const api = await inline(`
paths:
  /x:
    post:
      operationId: postX
      parameters: [{name: limit, in: query, schema: {type: integer, default: 20}}]
      requestBody: {content: {application/json: {schema: {required: [id], properties: {id: {type: integer}, note: {type: string}}}}}}
      responses: {'200': {description: Fine.}}
    put:
      operationId: putX
      requestBody: {content: {application/json: {schema: {required: [id], properties: {id: {type: integer}}}}}}
      responses: {'200': {description: Fine.}}
`);
    const samplesIn = (name: string) =>
      [...page(api, name).matchAll(/<div data-sample="(\w+)"( data-all="")?>(.*?)<\/figure>/gs)].map(
        ([, id, all, code = '']) => ({ id, all: all !== undefined, code: words(code) }),
      );
    const both = samplesIn('post-x');
    expect(both).toHaveLength(2 * shownLanguages.length);
    for (const { all, code } of both) {
      expect(code).toContain(all ? '/x?limit=20' : '/x');
      expect(code.includes('limit')).toBe(all);
      expect(code.includes('note')).toBe(all);
    }
    expect(words(page(api, 'post-x'))).toContain('curl Required only curl');
    expect(samplesIn('put-x').map(({ id, all }) => [id, all])).toEqual(shownLanguages.map(({ id }) => [id, false]));
    expect(page(api, 'put-x')).not.toContain('Required only');
  });

  it.each([
    ['get: {parameters: [%s]', 'Minimal'],
    ['get: {parameters: [{name: id, in: query, required: true, schema: {type: string}}, %s]', 'Required only'],
    ['post: {requestBody: {content: {application/json: {schema: {properties: {a: {}, b: {}}}}}}', 'Minimal'],
    ['post: {requestBody: {content: {application/xml: {schema: {properties: {a: {}, b: {}}}}}}', 'Minimal'],
    ['post: {parameters: [%s], requestBody: {content: {application/json: {schema: {properties: {a: {}}}}}}', 'Minimal'],
    [
      'post: {requestBody: {content: {application/yaml: {schema: {required: [a], properties: {a: {}, b: {}}}}}}',
      'Required only',
    ],
  ])('calls "Required only" what sends nothing else: %s', async (operation, label) => {
    const optional = '{name: limit, in: query, schema: {type: integer}}';
    const api = await inline(
      `paths: {/x: {${operation.replace('%s', optional)}, operationId: x, responses: {'200': {description: Fine.}}}}}`,
    );
    const labels = [...page(api, 'x').matchAll(/<label for="sample-curl-\d">(.*?)<\/label>/g)].map(([, text]) => text);
    expect(labels).toEqual([label, 'With optional']);
  });

  it('lets a reader choose among several bodies, and nobody where there is one', async () => {
    const api = await inline(`
paths:
  /a: {post: {operationId: a, requestBody: {content: {application/json: {examples: {x: {value: 1}, y: {value: 2}}}}}, responses: {}}}
  /b: {post: {operationId: b, requestBody: {content: {application/json: {example: 1}}}, responses: {}}}`);
    expect(page(api, 'a')).toMatch(/<select data-bodies=""[^>]*><option>x<\/option><option>y<\/option><\/select>/);
    expect(page(api, 'b')).not.toContain('data-bodies');
  });

  it("shows the author's own samples first, warns of its age, and points further", async () => {
    const html = page(await fixtureApi('operation.yaml'), 'list-users');
    const text = words(html);
    expect(text).toContain('Deprecated');
    expect(html).toContain('href="https://example.com/list"');
    expect(text).toMatch(/Samples .*CLI users list .*curl.*JavaScript.*Python.*Go.*C#/);
  });

  it('keeps a server that begins with a variable as it is, to be filled in', async () => {
    const server =
      "{url: '{protocol}://api.example.com/v1', variables: {protocol: {default: https, enum: [https, http]}}}";
    const html = page(await opposite('{type: string}', `servers: [${server}]`), 'get-x');
    expect(html).toContain('data-template="{protocol}://api.example.com/v1"');
    expect(html).toMatch(/data-server-url[^>]*>https:\/\/api\.example\.com\/v1</);
  });

  it('lists servers with what varies in them', async () => {
    const server =
      "{url: 'https://{region}.example.com', variables: {region: {default: eu, enum: [eu, us], description: Where.}}}";
    const text = seen(
      await opposite('{type: string}', `servers: [${server}, {url: https://beta.example.com, description: Beta}]`),
      'get-x',
    );
    expect(text).toContain('Servers https://eu.example.com region Default eu; any of eu, us Where.');
    expect(text).toContain('Beta https://beta.example.com');
    expect(text).toContain("curl --fail-with-body 'https://eu.example.com/x'");
  });

  it('orders responses and names their statuses', async () => {
    const text = seen(await fixtureApi('operation.yaml'), 'add-user');
    expect(text).toMatch(/201 Created.*2XX Success.*404 Not Found.*default Any other status/);
  });

  it('shows the query of a server in no path', async () => {
    const api = await opposite('{type: string}', "servers: [{url: 'https://h.example.com/v1/?key=1'}]");
    expect(page(api, 'get-x')).toContain(
      '<span data-server-url="https://h.example.com/v1?key=1">https://h.example.com/v1</span>',
    );
    expect(seen(api, 'get-x')).toContain("curl --fail-with-body 'https://h.example.com/v1/x?key=1'");
    expect(words(renderOverview(api).html)).toContain('Base URL: https://h.example.com/v1/ ');
  });

  it('offers no check of JSON beside a file', async () => {
    const { api } = await readText(`
swagger: '2.0'
info: {title: A, version: '1'}
produces: [application/json]
definitions: {Report: {type: file}}
paths:
  /a: {get: {operationId: getA, responses: {'200': {description: OK, schema: {type: file}}}}}
  /b: {get: {operationId: getB, responses: {'200': {description: OK, schema: {$ref: '#/definitions/Report'}}}}}
  /c: {get: {operationId: getC, responses: {'200': {description: OK, schema: {type: string}}}}}
`);
    if (!api) throw new Error('no model');
    expect(['get-a', 'get-b', 'get-c'].map((name) => page(api, name).includes('data-check'))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('has the body that Swagger 2.0 gives to a path in each of its operations, with their own in its place', async () => {
    const { api } = await readText(`
swagger: '2.0'
info: {title: A, version: '1'}
consumes: [application/json]
parameters: {Pet: {name: pet, in: body, schema: {type: object, properties: {shared: {type: string}}}}}
paths:
  /x:
    parameters: [{$ref: '#/parameters/Pet'}, {name: q, in: query, type: string}]
    post: {operationId: postX, responses: {}}
    put: {operationId: putX, responses: {}}
    patch: {operationId: patchX, parameters: [{name: own, in: body, schema: {type: object, properties: {own: {type: string}}}}], responses: {}}
`);
    if (!api) throw new Error('no model');
    const ids = (name: string) => idsIn(page(api, name)).filter((id) => /^(?:body|query)\./.test(id ?? ''));
    expect(['post-x', 'put-x', 'patch-x'].map(ids)).toEqual([
      ['query.q', 'body.shared'],
      ['query.q', 'body.shared'],
      ['query.q', 'body.own'],
    ]);
  });

  it('says what the contract leaves out', async () => {
    const api = await inline('paths: {/x: {post: {operationId: postX, requestBody: {content: {}}, responses: {}}}}');
    expect(seen(api, 'post-x')).toMatch(
      /Request body optional The contract does not say what it holds\. Responses The contract describes none\./,
    );
  });

  it('marks what is deprecated: a body, items, a variant', async () => {
    const text = seen(
      await opposite(
        '{type: array, items: {deprecated: true, oneOf: [{type: string, title: Old, deprecated: true, x-sunset: 2027-03-01}, {type: integer, title: New}]}}',
      ),
      'get-x',
    );
    expect(text).toMatch(
      /array of .*Deprecated\. One of these Old string Deprecated\. Ends on 1 March 2027\. New integer/,
    );
  });

  it('marks statuses with their class in headings and tabs', async () => {
    const content = 'content: {application/json: {example: {a: 1}}}';
    const statuses = `{'200': {description: A, ${content}}, '307': {description: B, ${content}}, 5XX: {description: C, content: {text/plain: {example: c}}}}`;
    const html = page(await inline(`paths: {/x: {get: {operationId: getX, responses: ${statuses}}}}`), 'get-x');
    const mark = (status: string) => `<span class="status" data-class="${status.charAt(0)}">${status}</span>`;
    for (const status of ['200', '307', '5XX']) expect(html.split(mark(status))).toHaveLength(3);
    expect(html).toContain(`${mark('200')}, ${mark('307')}</label>`);
  });

  it('shows what the API sends in webhooks and callbacks as their receiver gets it', async () => {
    const api = await inline(`
webhooks: {made: {post: &sends {operationId: made, requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}, responses: {'200': {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}}}}
paths: {/x: {get: {operationId: getX, callbacks: {made: {'{$url}': {post: *sends}}}, responses: {'200': {description: OK}}}}}
components: {schemas: {Pet: {type: object, required: [id], properties: {id: {type: string, readOnly: true}, name: {type: string}, secret: {type: string, writeOnly: true}}}}}
`);
    const fields = (html: string) => idsIn(html).filter((id) => /\.(id|name|secret)$/.test(id ?? ''));
    const webhook = page(api, 'made');
    expect(fields(webhook)).toEqual(['body.id', 'body.name', 'response-200.name', 'response-200.secret']);
    const shown = words(webhook);
    expect(shown).toContain('Response examples 200 { "name": "string", "secret": "string" }');
    expect(shown).toContain('Request examples { "id": "string", "name": "string" }');
    const at = 'callback-made-post.';
    expect(fields(page(api, 'get-x'))).toEqual([
      `${at}body.id`,
      `${at}body.name`,
      `${at}response-200.name`,
      `${at}response-200.secret`,
    ]);
    expect(seen(api, 'get-x')).toContain('Examples { "id": "string", "name": "string" }');
  });

  it('names the credentials of a webhook that declares some, and not those of requests to the API', async () => {
    const { api } = await readText(`
security: [{key: []}]
components: {securitySchemes: {key: {type: http, scheme: bearer}, sign: {type: apiKey, in: header, name: X-Signature}}}
paths: {}
webhooks:
  signed: {post: {operationId: signed, security: [{sign: []}], responses: {}}}
  open: {post: {operationId: open, responses: {}}}
  free: {post: {operationId: free, security: [{}], responses: {}}}`);
    if (!api) throw new Error('It could not be read.');
    expect(words(page(api, 'signed'))).toMatch(/Authentication\s+Comes with .*X-Signature/);
    for (const name of ['open', 'free']) expect(words(page(api, name))).not.toContain('Authentication');
  });

  it('has a form for own values only where a request has some', async () => {
    const { api } = await readText(`
components: {securitySchemes: {key: {type: http, scheme: bearer}}}
paths:
  /anyone: {get: {operationId: anyone, security: [], responses: {}}}
  /known: {get: {operationId: known, security: [{key: []}], responses: {}}}
  /named: {get: {operationId: named, security: [], parameters: [{name: a, in: query, schema: {type: string}}], responses: {}}}`);
    if (!api) throw new Error('It could not be read.');
    const withForm = api.operations.filter(({ name }) => page(api, name).includes('data-typed-values'));
    expect(withForm.map(({ name }) => name)).toEqual(['known', 'named']);
  });

  it('is a plain request for a webhook', async () => {
    const api = await fixtureApi('webhooks-only.yaml');
    const text = seen(api, api.webhooks[0]?.name ?? '');
    expect(text).toContain('A webhook: the API sends this request to you.');
    expect(text).not.toContain('curl');
    expect(words(indexHtml(api))).toContain('Webhooks Requests that the API sends to you. POST A pet came');
  });

  it('gives every field an id, once, the same at every build', async () => {
    const own = async (slug: string) => {
      const file = `openapi/${slug}.yaml`;
      const { api } = await readApi({ path: file, text: readFileSync(file, 'utf8'), slug });
      if (!api) throw new Error(file);
      return api;
    };
    const apis = [
      ...['bodies.yaml', 'parameters.yaml', 'operation.yaml'].map(fixtureApi),
      ...['fcp-api', 'internal-api'].map(own),
    ];
    for (const api of await Promise.all(apis)) {
      for (const one of api.operations) {
        const html = page(api, one.name);
        const ids = idsIn(html);
        expect(new Set(ids).size).toBe(ids.length);
        expect(html.match(/<li (?!id=)[^>]*class="field"/)).toBeNull();
        expect(page(api, one.name)).toBe(html);
      }
    }
  });

  it('lists its headings in order', async () => {
    const { headings } = renderOperation(
      await fixtureApi('bodies.yaml'),
      operation(await fixtureApi('bodies.yaml'), 'upload'),
    );
    expect(headings.map(({ text }) => text)).toEqual([
      'Samples',
      'Request examples',
      'Response examples',
      'Request body',
      'Responses',
      '201 Created',
      'Callbacks',
      'Finished',
    ]);
    expect(headings.find(({ text }) => text === '201 Created')).toEqual({
      id: 'response-201',
      text: '201 Created',
      depth: 3,
    });
  });
});

describe('a schema', () => {
  it.each([
    [
      '{type: string, minLength: 1, maxLength: 5, pattern: "^a", format: email, default: x, example: y}',
      'string (email) 1 to 5 characters matches ^a default x',
    ],
    [
      '{type: integer, format: int64, exclusiveMinimum: 9007199254740993, multipleOf: 2}',
      'integer (int64) more than 9007199254740993 a multiple of 2',
    ],
    [
      '{type: array, items: {type: string, minLength: 2}, minItems: 1, uniqueItems: true}',
      'array of string at least 1 item no duplicates each item: at least 2 characters',
    ],
    [
      '{type: array, description: The list., items: {type: string, description: One of *them*.}}',
      'array of string The list. Each item: One of them.',
    ],
    ['{type: array, items: {description: "- a\\n- b"}}', 'Each item: a b'],
    ['{type: [string, "null"]}', 'string or null'],
    ['{oneOf: [{type: string}, {type: "null"}]}', 'string or null'],
    ['{enum: [a, b]}', 'Allowed values a b'],
    ['{anyOf: [{type: string, const: open}, {type: string, const: closed}]}', 'string Allowed values open closed'],
    ['{oneOf: [{type: string, enum: [open]}, {type: string, enum: [closed]}]}', 'string Allowed values open closed'],
    [
      '{oneOf: [{type: string, enum: [open], title: Open}, {type: string, enum: [shut]}]}',
      'Allowed values open Open shut',
    ],
    ['{const: 42}', 'always 42'],
    [
      '{type: integer, enum: [0], x-enum-varnames: [None], x-enum-descriptions: [Nothing chosen]}',
      'always 0 Allowed values 0 None: Nothing chosen',
    ],
    ['{properties: {a: {type: string, deprecated: true, x-sunset: 2027-03-01}}}', 'deprecated Ends on 1 March 2027.'],
    ['{properties: {a: {type: string, title: How *old*}}}', 'a string How *old*'],
    ['{properties: {is_old: {type: boolean, title: Is Old}, b: {}}}', 'is_old boolean b any'],
    ['true', 'any'],
    ['{type: object, additionalProperties: {type: integer}}', 'map to integer any name integer'],
    ['{type: object, additionalProperties: false, properties: {a: {}}}', 'a any No other fields.'],
    ['{items: {additionalProperties: false, properties: {a: {}}}}', 'a any No other fields.'],
    ['{type: object, properties: {gone: false}}', 'gone no value at all'],
    ['{type: string, deprecated: true, title: T, description: "Some *text*."}', 'Some text.'],
    ['{not: {type: string}}', 'But not string'],
    ['{if: {required: [a]}, then: {required: [b]}, else: {required: [c]}}', 'If it is'],
    [
      '{type: string, contentMediaType: application/json, contentSchema: {properties: {a: {type: string}}}}',
      'The text holds',
    ],
  ])('%s', async (schema, expected) => {
    expect(seen(await opposite(schema), 'get-x')).toContain(expected);
  });

  it('sets variants side by side, with what tells them apart', async () => {
    const api = await fixtureApi('discriminator-base.yaml');
    const html = model(api, 'Pet');
    const text = words(html);
    expect(text).toContain('One of these, depending on kind');
    expect(text).toMatch(/kind is feline\./);
    expect(html).toContain('type="radio"');
    expect(words(model(api, 'Cat'))).toMatch(/kind string required always feline name string lives integer required/);
  });

  it('says which of two kinds of choice it is', async () => {
    expect(seen(await opposite('{anyOf: [{properties: {a: {}}}, {properties: {b: {}}}]}'), 'get-x')).toContain(
      'Any of these, one or more',
    );
    expect(seen(await opposite('{oneOf: [{properties: {a: {}}}, {properties: {b: {}}}]}'), 'get-x')).toContain(
      'One of these',
    );
    const contact = words(model(await fixtureApi('variants-beside-properties.yaml'), 'Contact'));
    expect(contact).toContain('email string phone string Any of these, one or more with email');
  });

  it.each([
    ['a base', "{$ref: '#/components/schemas/Pet'}", 'One of these, depending on kind, with the fields above'],
    [
      'a choice',
      "{oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]}",
      'One of these, with the fields above',
    ],
  ])('shows the fields of %s once, where the form for own values finds them', async (_, schema, title) => {
    const api = await inline(`
paths: {/x: {post: {operationId: postX, requestBody: {content: {application/json: {schema: ${schema}}}}, responses: {'200': {description: OK}}}}}
components:
  schemas:
    Pet: {type: object, required: [kind], properties: {kind: {type: string}, name: {type: string}, age: {type: integer}}, discriminator: {propertyName: kind, mapping: {cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog'}}}
    Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, properties: {lives: {type: integer}, age: {type: integer, maximum: 30}}}]}
    Dog: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, properties: {tricks: {type: string}}}]}
`);
    const html = page(api, 'post-x');
    expect(html).toContain(`<p class="label">${title}</p>`);
    const rows = [...html.matchAll(/<li id="body\.([\w.-]+)" class="field" data-type="(\w+)"/g)].map(([, id]) => id);
    const isBase = title.includes('depending');
    expect(rows).toEqual([
      ...(isBase ? ['kind', 'name', 'age'] : ['name']),
      ...['Cat.kind', 'Cat.age', 'Cat.lives', 'Dog.kind', ...(isBase ? [] : ['Dog.age']), 'Dog.tricks'],
    ]);
    expect(html.indexOf('id="body.name"')).toBeGreaterThan(html.indexOf('data-body=""'));
    expect(html.indexOf('id="body.name"')).toBeLessThan(html.indexOf('class="variants"'));
  });

  it('ends where it contains itself, with a link', async () => {
    const api = await inline(`
paths:
  /x:
    get:
      operationId: getX
      responses: {'200': {description: Fine., content: {application/json: {schema: {$ref: '#/components/schemas/Node'}}}}}
components:
  schemas:
    Node: {type: object, properties: {name: {type: string}, parent: {$ref: '#/components/schemas/Node'}, children: {type: array, items: {$ref: '#/components/schemas/Node'}}}}
`);
    expect(page(api, 'get-x')).toMatch(
      /id="response-200\.parent".*?href="\/docs\/api\/fixture\/models\/node\/">Fields of Node/s,
    );
    expect(words(page(api, 'get-x'))).toContain('children array of Node Fields of Node');
    for (const name of ['self-array.yaml', 'one-of-itself.yaml']) {
      const other = await fixtureApi(name);
      for (const id of Object.keys(other.schemas)) expect(model(other, id)).toContain('class="body-type"');
    }
  });

  it("takes the use site's words", async () => {
    const text = words(model(await fixtureApi('ref-siblings.yaml'), 'Order'));
    expect(text).toContain('price Money deprecated What you pay.');
  });

  it('describes values', async () => {
    const api = await fixtureApi('enum-descriptions.yaml');
    expect(words(model(api, 'ByList'))).toContain('Allowed values a First b Second');
    expect(words(model(api, 'Both'))).toMatch(/1 .*The first.* 2 .*The second/);
  });

  it('shows contradictions', async () => {
    expect(words(model(await fixtureApi('all-of.yaml'), 'Clash'))).toContain(
      'Contradiction in the specification: No value can be both string and integer.',
    );
  });

  it('knows the words of JSON Schema 2020-12', async () => {
    const api = await fixtureApi('json-schema-2020.yaml');
    expect(words(model(api, 'Mixed'))).toMatch(/with card, also address.*\/\^x-\/ string/);
    expect(words(model(api, 'Pair'))).toContain('Items, in this order');
  });

  it('marks the direction on its own page alone', async () => {
    const api = await inline(`
paths: {}
components: {schemas: {A: {type: object, properties: {id: {type: string, readOnly: true}, secret: {type: string, writeOnly: true}}}}}
`);
    expect(words(model(api, 'A'))).toContain('id string only in responses');
    expect(words(model(api, 'A'))).toContain('secret string only in requests');
  });

  it('folds what is deep and opens what is shallow, without a script', async () => {
    const html = page(
      await opposite('{properties: {a: {properties: {b: {properties: {c: {type: string}}}}}}}'),
      'get-x',
    );
    expect(html).toMatch(/<details open=""><summary>1 field<\/summary>.*<details><summary>1 field<\/summary>/s);
  });
});

describe('the pages around', () => {
  it('lists operations by tag, in groups', async () => {
    const api = await fixtureApi('operation.yaml');
    const html = indexHtml(api);
    expect(words(html)).toMatch(/Everyone People Who is here\. .*GET List users deprecated \/users/);
    expect(indexFacts(api).headings.map(({ text }) => text)).toContain('People');
    expect(html).toContain('href="/openapi/fixture.yaml"');
    expect(html).toContain('data-filter');
  });

  it('cuts a title from a description only at the end of a word', async () => {
    const list = async (description: string) =>
      words(
        indexHtml(await inline(`paths: {/a: {get: {summary: Get user, description: ${description}, responses: {}}}}`)),
      );
    expect(await list('Get users of a club.')).toContain('Get users of a club.');
    expect(await list('Get user. It is quick.')).toMatch(/\/a It is quick\./);
  });

  it.each([
    ['contact: {}', null],
    ["contact: {name: ''}, license: {name: ''}", null],
    ['contact: {email: a@example.com}', 'a@example.com'],
    ['license: {identifier: MIT}', 'Licence: MIT'],
  ])('has a section of terms and contact only where there are some: %s', async (info, expected) => {
    const api = await inline(`openapi: 3.1.1\ninfo: {title: A, version: '1', ${info}}\npaths: {}`);
    const [, shown = null] = /Terms and contact(.*?)Downloads/.exec(words(renderOverview(api).html)) ?? [];
    expect(shown?.trim() ?? null).toBe(expected);
  });

  it('counts operations, webhooks and models', async () => {
    const api = await inline(`
paths: {/a: {get: {operationId: a, responses: {}}}}
webhooks: {b: {post: {operationId: b, responses: {}}}}
components: {schemas: {C: {type: object, properties: {d: {type: string}}}}}
`);
    expect(indexFacts(api).contents).toBe('1 operation, 1 webhook and 1 model');
  });

  it('names no server of an API that only sends requests', async () => {
    const webhooks = 'webhooks: {a: {post: {operationId: a, responses: {}}}}';
    const overview = async (text: string) => words(renderOverview(await inline(text)).html);
    expect(await overview(webhooks)).not.toMatch(/Servers|Base URL/);
    expect(await overview(`${webhooks}\nservers: [{url: /v1}]`)).toMatch(/Base URL: \/v1 Servers \/v1/);
  });

  it('tells what operations share', async () => {
    const api = await fixtureApi('operation.yaml');
    const { html } = renderOverview(api);
    expect(words(html)).toContain('Version 1.0.0 (v1)');
    expect(words(html)).toContain('key An API key, sent in the cookie sid.');
    expect(words(html)).toMatch(
      /Client credentials flow Token address https:\/\/example\.com\/token Scope read See Scope write Change/,
    );
    expect(html).toContain('href="https://example.com/.well-known"');
  });

  it('opens with the base URL and the introduction, long or short; servers and authentication follow', async () => {
    for (const length of [1, 500]) {
      const api = await inline(`
info: {title: A, version: '1', description: "Welcome${' to all'.repeat(length)}.\\n\\n## Limits\\n\\nFew."}
paths: {}
servers: [{url: 'https://{at}.example.com/v1', variables: {at: {default: eu}}}]
components: {securitySchemes: {key: {type: http, scheme: basic}}}
openapi: 3.1.1`);
      const { html, headings } = renderOverview(api);
      expect(words(html)).toMatch(
        /^Version 1.* Base URL: https:\/\/eu\.example\.com\/v1 Welcome.* Limits Few\. Servers/,
      );
      expect(headings.map(({ text }) => text)).toEqual(['Limits', 'Servers', 'Authentication', 'key', 'Downloads']);
    }
  });
});

describe('a large specification', () => {
  let sizes: number[];
  beforeAll(async () => {
    /** Make schemas that each refer twice to the next: following them would double at every level. */
    const diamond = async (levels: number) => {
      const schemas = Array.from({ length: levels }, (_, index) => {
        const next = index + 1 < levels ? `{$ref: '#/components/schemas/L${index + 1}'}` : '{type: string}';
        return `    L${index}: {type: object, properties: {left: ${next}, right: ${next}}}`;
      });
      const api = await opposite("{$ref: '#/components/schemas/L0'}", `components:\n  schemas:\n${schemas.join('\n')}`);
      const models = Object.values(api.schemas).filter((shared) => shared.page !== null);
      return page(api, 'get-x').length + models.reduce((sum, shared) => sum + renderModel(api, shared).html.length, 0);
    };
    sizes = [await diamond(16), await diamond(18), await diamond(20)];
  });

  it('grows with its source, not with its paths', () => {
    const [a = 0, b = 0, c = 0] = sizes;
    expect(c).toBeLessThan(a * 1.6);
    expect(Math.abs(c - b - (b - a))).toBeLessThan(a * 0.1);
  });
});
