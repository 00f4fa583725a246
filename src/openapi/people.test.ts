/** Test how pages show contracts that were not written for readers. */
import { describe, expect, it } from 'vitest';
import { renderOperation, renderOverview } from '../reference/render';
import { operation, readText } from './fixtures/read-fixture';
import type { Api } from './model/model';
import { exampleValue } from './examples/example';
import { bodyExamples, contentExamples } from './examples/examples';
import { formatJson, parseJson } from './model/json';
import { compareApis } from './changes/compare/compare-apis';
import { changeSentence } from './changes/sentences';
import { groupOperations } from './read/groups';
import { curl } from './samples/languages/curl';
import { operationRequest } from './samples/operation-request';
import { sampleRequest } from './samples/request';

import { wordsToText } from './words/words';

async function read(text: string): Promise<Api> {
  const { api } = await readText(text);
  if (!api) throw new Error('no model');
  return api;
}

const curlSample = (api: Api, id: string, all = false) =>
  curl.print(sampleRequest(operationRequest(api, operation(api, id)), { all }));

const media = async (schema: string, more = '', type = 'application/json') => {
  const api = await read(
    `paths: {/a: {post: {operationId: a, requestBody: {content: {${type}: {schema: ${schema}}}}, responses: {'204': {description: Done}}}}}${more}`,
  );
  return { api, content: operation(api, 'a').requestBody?.content ?? [] };
};

describe('equal bodies', () => {
  const body = '{schema: {type: object, properties: {token: {type: string}}}}';
  const content = `{text/plain: ${body}, application/json: ${body}, text/json: ${body}, application/xml: ${body}}`;
  const statuses = `{'200': {description: OK, content: ${content}}, '400': {description: Bad, content: ${content}}, '404': {description: No, content: {application/json: ${body}}}, '500': {description: Oh, content: {application/json: ${body}}}}`;

  it('are shown once for all media types and statuses, with their examples', async () => {
    const api = await read(`paths: {/a: {get: {operationId: a, responses: ${statuses}}}}`);
    const { html } = renderOperation(api, operation(api, 'a'));
    expect(html.match(/<code class="name">token<\/code>/g)).toHaveLength(2);
    expect(html).toContain('text/plain or application/json or text/json or application/xml');
    expect(html).toContain('The body is the same as that of <a class="id-link" href="#response-200">200</a>.');
    expect(html).toContain('The body is the same as that of <a class="id-link" href="#response-404">404</a>.');
    const labels = contentExamples(api, operation(api, 'a').responses[0]?.content ?? [], 'response');
    expect(labels.map(({ label }) => label)).toEqual([
      'text/plain or application/json or text/json',
      'application/xml',
    ]);
  });

  it('are one body to send, unless another kind of body sends them otherwise', async () => {
    const api = await read(
      `paths: {/a: {post: {operationId: a, requestBody: {content: {application/json: ${body}, text/json: ${body}, multipart/form-data: ${body}}}, responses: {}}}}`,
    );
    const { bodies } = operationRequest(api, operation(api, 'a'));
    expect(bodies?.map(({ mediaType }) => mediaType)).toEqual(['application/json', 'multipart/form-data']);
  });
});

describe('operations without tags, ids and summaries', () => {
  const get = (id: string, more = '') => `{get: {operationId: ${id}, ${more} responses: {}}}`;

  it.each([
    [
      ['/guilds/{id}', '/channels'],
      ['Guilds', 'Channels'],
    ],
    [
      ['/api/v1/users', '/api/v1/users/{id}', '/api/v1/account_links'],
      ['Users', 'Account links'],
    ],
    [
      ['/v1/a/x', '/health'],
      ['A', 'Health'],
    ],
    [['/', '/#Action=Send'], ['Other']],
    [["/users('{key}')", '/Users'], ['Users']],
    [
      ['/{tenant}/pets', '/{tenant}/owners'],
      ['Pets', 'Owners'],
    ],
  ])('are grouped by path: %j', async (paths, names) => {
    const api = await read(`paths: {${paths.map((path, at) => `"${path}": ${get(`o${at}`)}`).join(', ')}}`);
    const sections = groupOperations(api).flatMap(({ tags }) => tags);
    expect(sections.map(({ tag }) => tag.displayName)).toEqual(names);
    expect(new Set(sections.map(({ tag }) => tag.id)).size).toBe(names.length);
  });

  it('have a group even where two tags are parents of each other', async () => {
    const api = await read(
      `tags: [{name: a, parent: b}, {name: b, parent: a}, {name: c}, {name: d, parent: c}]\n` +
        `x-tagGroups: [{name: First, tags: [c]}]\n` +
        `paths: {/a: ${get('o1', 'tags: [a],')}, /d: ${get('o2', 'tags: [d],')}}`,
    );
    const groups = groupOperations(api).map(({ title, tags }) => [title, tags.map(({ tag }) => tag.name)]);
    expect(groups).toEqual([
      ['First', ['c', 'd']],
      ['Other', ['a']],
    ]);
  });

  it.each([
    ['get_guild', '', 'Get guild', 'get-guild'],
    ['createCoreV1HTTPRoute', '', 'Create core v1 HTTP route', 'create-core-v1-http-route'],
    ['x', "description: '<p>Sends a message.</p> <p>Not to me.</p>',", 'Sends a message', 'x'],
    ['x', 'description: ユーザーを取得します。詳細は別途。,', 'ユーザーを取得します', 'x'],
    ['x', `description: '${'Long words '.repeat(12)}.',`, 'X', 'x'],
    ['read_item_items__item_id__get', '', 'Read item', 'read-item'],
    ['items__item_id__get', '', 'Items item id get', 'items-item-id-get'],
  ])('are named by what is known: %s %s', async (id, more, title, name) => {
    const { operations } = await read(`paths: {'/items/{item_id}': ${get(id, more)}}`);
    expect(operations.map((one) => [one.title, one.name])).toEqual([[title, name]]);
  });

  it('of one function name in FastAPI have addresses of method and path', async () => {
    const { operations } = await read(`paths: {/a: ${get('read_a_get')}, /b: ${get('read_b_get')}}`);
    expect(operations.map(({ name }) => name)).toEqual(['get-a', 'get-b']);
  });

  it('have addresses that are no longer than a file system takes', async () => {
    const { operations } = await read(`paths: {/a: ${get('x'.repeat(300))}, /b: ${get('한'.repeat(300))}}`);
    for (const { name } of operations) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
    expect(operations[1]?.name).toMatch(/^한+$/);
  });
});

describe('samples', () => {
  it('write lists and maps of a form as people do', async () => {
    const api =
      await read(`paths: {/a: {post: {operationId: a, responses: {}, requestBody: {content: {application/x-www-form-urlencoded: {
  encoding: {expand: {style: deepObject}, metadata: {style: deepObject}, items: {style: deepObject}},
  schema: {type: object, required: [expand, metadata, items], properties: {expand: {type: array, items: {type: string}},
    metadata: {type: object, additionalProperties: {type: string}}, items: {type: array, items: {type: object, properties: {id: {type: integer}}}}}}}}}}}}`);
    expect(curlSample(api, 'a', true).match(/urlencode '[^']*'/g)).toEqual([
      "urlencode 'expand[]=string'",
      "urlencode 'metadata[key]=string'",
      "urlencode 'items[0][id]=1'",
    ]);
  });

  it('leave the encoding of a password to curl', async () => {
    const api = await read(`security: [{b: []}]
paths: {/a: {get: {operationId: a, responses: {}}}}
components: {securitySchemes: {b: {type: http, scheme: basic}}}`);
    expect(curlSample(api, 'a')).toContain('-u USER:PASSWORD');
  });
});

describe('examples', () => {
  it('are finite where a variant contains the choice itself', async () => {
    const { api, content } = await media(
      "{$ref: '#/components/schemas/Filter'}",
      `
components: {schemas: {
  Filter: {oneOf: [{$ref: '#/components/schemas/And'}, {$ref: '#/components/schemas/Is'}]},
  And: {type: object, required: [and], properties: {and: {type: array, items: {$ref: '#/components/schemas/Filter'}}}},
  Is: {type: object, required: [is], properties: {is: {type: string}}}}}`,
    );
    expect(exampleValue(api, { ref: 'Filter' }, { direction: 'request' })).toEqual({ is: 'string' });
    expect(content.flatMap((one) => bodyExamples(api, one, 'request').map(({ label }) => label))).toEqual([
      'Is',
      'And',
    ]);
  });

  it.each([
    ['application/vnd.example.protobuf', []],
    ['application/msgpack', []],
    ['application/yaml', ['a: 1\nb:\n  - "2"\n']],
  ])('of %s are no JSON', async (type, texts) => {
    const { api, content } = await media(
      "{type: object, properties: {a: {type: integer}, b: {type: array, items: {type: string, enum: ['2']}}}}",
      '',
      type,
    );
    expect(content.flatMap((one) => bodyExamples(api, one, 'request').map(({ text }) => text))).toEqual(texts);
  });

  it('of an integer whose values are written as texts are numbers, with their names', async () => {
    const schema =
      "{type: integer, enum: ['0', '1'], x-enum-values: [{numericValue: '0', identifier: None}, {numericValue: '1', identifier: Public, description: For all}]}";
    const { api, diagnostics } = await readText(
      `components: {schemas: {A: ${schema}, B: {type: string, enum: ['0']}}}`,
    );
    expect(api?.schemas.A?.schema.enum).toEqual([
      { value: '0', description: 'None' },
      { value: '1', description: 'Public: For all' },
    ]);
    expect(api?.schemas.B?.schema.enum?.[0]?.value).toBe('"0"');
    expect(diagnostics.filter(({ message }) => message.includes('shown as numbers'))).toHaveLength(1);
  });

  it.each(['0.92233720368547758', '1e400', '-1e-400', '{"a":[123456789.1234567890123]}', '80351110224678912', '1.5'])(
    'keep every digit: %s',
    (text) => expect(formatJson(parseJson(text))).toBe(text),
  );
});

describe('texts', () => {
  it('have footnotes that lead there and back', async () => {
    const api = await read('paths: {}');
    const { html } = renderOverview({ ...api, description: 'Note[^1].\n\n[^1]: Words.' });
    for (const id of ['fn-1', 'fnref-1']) {
      expect(html).toContain(`id="${id}"`);
      expect(html).toContain(`href="#${id}"`);
    }
  });

  it.each([
    ['{type: string, format: uuid}', 'UserId (string: uuid)'],
    ['{type: string, enum: [a, b]}', 'UserId (string)'],
    ['{type: array, items: {type: string}}', 'UserId (array of string)'],
  ])('say the name of a schema without a page: %s', async (schema, words) => {
    const api = await read(
      `paths: {/a: {get: {operationId: a, parameters: [{in: query, name: b, schema: {$ref: '#/components/schemas/UserId'}}], responses: {}}}}\ncomponents: {schemas: {UserId: ${schema}}}`,
    );
    expect(renderOperation(api, operation(api, 'a')).html).toContain(`<span class="type">${words}</span>`);
  });
});

it.each([
  [
    `swagger: '2.0'\ninfo: {title: T, version: '1'}\npaths: {/a: {get: {operationId: a, parameters: [{in: query, name: b, schema: {type: string}}], responses: {'200': {description: OK, schema: {oneOf: [{type: string}, {type: number}]}}}}}}`,
  ],
  [
    `openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {/a: {get: {operationId: a, parameters: [{in: query, name: b, schema: {type: Date}}], responses: {'200': {description: OK}}}}}`,
  ],
])('publishes the habits of generators with a warning: %s', async (text) => {
  const { api, diagnostics } = await readText(text);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(diagnostics.some(({ message }) => /Swagger 2.0 has no oneOf|OpenAPI has no type Date/.test(message))).toBe(
    true,
  );
  expect(api?.operations[0]?.parameters.query[0]?.schema.types).toEqual(['string']);
});

it('says of a shape that became a choice of wider ones that requests may be more', async () => {
  const fields = 'type: object, properties: {foo: {type: string}, bar: {type: string}}';
  const body = (schema: string) => media(schema).then(({ api }) => api);
  const [before, wider, other] = await Promise.all([
    body(`{${fields}, required: [foo, bar]}`),
    body(`{oneOf: [{${fields}, required: [foo]}, {${fields}, required: [bar]}]}`),
    body('{oneOf: [{type: string}, {type: integer}]}'),
  ]);
  const changes = (after: Api) =>
    compareApis(before, after, null).map((change) => [change.kind, wordsToText(changeSentence(change))]);
  expect(changes(wider)).toEqual([['changed', 'The body of requests of POST /a is now one of 2 shapes']]);
  expect(changes(other).map(([kind]) => kind)).toEqual(['breaking']);
});

describe('values that no request or reader should get', () => {
  const parameter = async (more: string) => {
    const api = await read(
      `paths: {/a: {get: {operationId: a, parameters: [{name: q, in: query, ${more}}], responses: {}}}}`,
    );
    return /\?(q=[^']*)/.exec(curlSample(api, 'a', true))?.[1];
  };

  it('are names that do not fit, and null', async () => {
    expect(await parameter('schema: {type: string}')).toBe('q=q');
    expect(await parameter('schema: {type: string, minLength: 3}')).toBe('q=string');
    expect(await parameter('schema: {type: [string, "null"], examples: [null]}')).toBe('q=q');
    expect(await parameter('schema: {type: [string, "null"]}, example: null')).toBe('q=q');
  });

  it.each([
    [
      '{title: One, type: object}, {type: array, items: {type: string}}, {required: [a, b, c]}',
      ['One', 'array of string', 'with a, b and c'],
    ],
    [
      '{type: string, minLength: 2}, {type: string, maxLength: 1}, {type: object}',
      ['Option 1', 'Option 2', 'Option 3'],
    ],
    ['{properties: {v: {const: 1}, kind: {const: a}}}, {properties: {v: {const: 1}, kind: {enum: [b]}}}', ['a', 'b']],
  ])('have the names of their variants, where these differ: %s', async (variants, labels) => {
    const { api, content } = await media(`{oneOf: [${variants}]}`);
    expect(content.flatMap((one) => bodyExamples(api, one, 'request').map(({ label }) => label))).toEqual(labels);
  });

  it('are JSON in a text that says nothing of its content', async () => {
    const inner = '{type: object, properties: {n: {type: integer}}}';
    const { api, content } = await media(
      `{type: object, properties: {t: {type: string, contentMediaType: application/json, contentSchema: ${inner}}}}`,
    );
    expect(content.flatMap((one) => bodyExamples(api, one, 'request').map(({ value }) => value))).toEqual([
      String.raw`{"t":"{\"n\":1}"}`,
    ]);
    const { html } = renderOperation(api, operation(api, 'a'));
    expect(html).toContain('<code class="name"><i>value</i></code>');
    expect(html).not.toContain('Option 1');
  });

  it('are names of the converter for examples of Swagger 2.0', async () => {
    const api = await read(
      `swagger: '2.0'
info: {title: T, version: '1'}
paths: {/a: {get: {operationId: a, produces: [application/json, text/plain], responses: {'200': {description: OK, examples: {application/json: {b: 1}}, schema: {type: object}}}}}}`,
    );
    const [first] = contentExamples(api, operation(api, 'a').responses[0]?.content ?? [], 'response');
    expect([first?.label, first?.text]).toEqual(['application/json', '{\n  "b": 1\n}']);
  });
});
