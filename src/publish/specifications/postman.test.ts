import { createRequire } from 'node:module';
import { describe, expect, it, test } from 'vitest';
import { fixtureApi, readText } from '../../openapi/fixtures/read-fixture';
import type { Api } from '../../openapi/model/model';
import { operationRequest } from '../../openapi/samples/operation-request';
import { sampleRequest } from '../../openapi/samples/request';
import { readTestSite } from '../feeds/fixtures/site';
import { postmanCollection } from './postman';

interface Item {
  name: string;
  request: { method: string; url: { toString: () => string } };
}
interface Collection {
  forEachItem: (use: (item: Item) => void) => void;
  variables: { toObject: () => Record<string, string> };
}
/** Postman's own library, whose types name only an older version. */
const { Collection } = createRequire(import.meta.url)('postman-collection') as {
  Collection: new (definition: unknown) => Collection;
};

/** List the requests that Postman sends for a collection, with its variables filled in. */
function sentByPostman(api: Api): string[] {
  const collection = new Collection(JSON.parse(postmanCollection(api)));
  const variables = collection.variables.toObject();
  const sent: string[] = [];
  collection.forEachItem(({ request }) => {
    const url = request.url.toString().replace(/\{\{(.*?)\}\}/g, (all, key: string) => variables[key] ?? all);
    sent.push(`${request.method} ${url}`);
  });
  return sent.sort();
}

const sentBySamples = (api: Api) =>
  api.operations
    .map((operation) => sampleRequest({ ...operationRequest(api, operation), credentials: [] }))
    .map(({ method, url }) => `${method} ${url}`)
    .sort();

describe("what Postman's own library reads in a collection", () => {
  it('are the requests of our samples, for both APIs', async () => {
    const apis = [...(await readTestSite()).source.apis.values()];
    expect(apis.length).toBeGreaterThan(1);
    for (const api of apis) expect(sentByPostman(api)).toEqual(sentBySamples(api));
  });

  it.each(['parameters', 'openapi-3.2', 'operation', 'bodies', 'swagger-2'])(
    'are the requests of our samples: %s',
    async (name) => {
      const api = await fixtureApi(`${name}.yaml`);
      expect(sentByPostman(api)).toEqual(sentBySamples(api));
    },
  );
});

it.each([
  ["'*/*'", '{example: {a: 1}}', 'application/json', { mode: 'raw', raw: '{\n  "a": 1\n}' }],
  [
    'multipart/related',
    '{example: {a: 1}}',
    'multipart/related; boundary=YOUR_BOUNDARY',
    { mode: 'file', file: { src: 'file.bin' } },
  ],
])('sends a body of %s with a type that says what it is', async (mediaType, media, value, body) => {
  const { api } = await readText(
    `paths: {/a: {post: {operationId: a, requestBody: {content: {${mediaType}: ${media}}}, responses: {}}}}`,
  );
  if (!api) throw new Error('The text is not a specification.');
  const { item } = JSON.parse(postmanCollection(api)) as { item: Folder['item'] };
  expect(item[0]?.request).toMatchObject({ header: [{ key: 'Content-Type', value }], body });
});

interface Folder {
  name: string;
  item: { name: string; request: Record<string, unknown>; response: unknown[] }[];
}
const pets = `openapi: 3.1.0
info: {title: Pets, version: '1'}
servers: [{url: 'https://api.example.com/v1'}]
tags: [{name: unused}, {name: pets, x-displayName: All pets}]
components:
  securitySchemes:
    token: {type: http, scheme: bearer}
    login: {type: http, scheme: basic}
    key: {type: apiKey, in: query, name: api_key}
    other: {type: http, scheme: digest}
paths:
  /pets/{id}:
    get:
      operationId: getPet
      tags: [pets]
      security: [{token: []}]
      parameters:
        - {name: id, in: path, required: true, description: Its number., schema: {type: integer, example: 7}}
        - {name: limit, in: query, schema: {type: integer, example: 2}}
        - {name: X-Trace, in: header, required: true, schema: {type: string, example: a}}
      responses:
        '200': {description: A pet., content: {application/json: {example: {id: 12345678901234567890}}}}
        default: {description: Another.}
    put:
      operationId: putPet
      tags: [pets]
      security: [{key: []}]
      servers: [{url: 'https://upload.example.com'}]
      parameters: [{name: id, in: path, required: true, schema: {type: integer, example: 7}}]
      requestBody: {content: {application/json: {schema: {type: object, required: [name], properties: {name: {type: string, example: Rex}, age: {type: integer, example: 3}}}}}}
      responses: {'204': {description: Done.}}
  /photos:
    post:
      operationId: addPhoto
      security: [{login: []}]
      requestBody: {content: {multipart/form-data: {schema: {type: object, required: [photo], properties: {photo: {type: string, format: binary}, title: {type: string, example: Nap}}}}}}
      responses: {'2XX': {description: Added.}}
    get:
      operationId: listPhotos
      security: [{other: []}]
      responses: {'200': {description: All., content: {application/json: {examples: {none: {value: []}, two: {summary: Two of them, value: [1]}}}}}}
`;

test('a collection has folders, variables, credentials, bodies and saved responses', async () => {
  const { api } = await readText(pets);
  if (!api) throw new Error('The text is not a specification.');
  const collection = JSON.parse(postmanCollection(api)) as { item: Folder[]; variable: unknown[] };
  expect(collection.item.map(({ name }) => name)).toEqual(['All pets', 'listPhotos', 'addPhoto']);
  expect(collection.variable).toEqual([
    { key: 'baseUrl', value: 'https://api.example.com/v1' },
    { key: 'baseUrl2', value: 'https://upload.example.com' },
    ...['token', 'login user', 'login password', 'key'].map((key) => ({ key, value: '' })),
  ]);
  const [get, put] = collection.item[0]?.item ?? [];
  expect(get?.request).toMatchObject({
    url: {
      raw: '{{baseUrl}}/pets/:id',
      variable: [{ key: 'id', value: '7', description: 'Its number.' }],
      query: [{ key: 'limit', value: '2', disabled: true }],
    },
    header: [{ key: 'X-Trace', value: 'a' }],
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}' }] },
  });
  expect(get?.response).toMatchObject([{ code: 200, status: 'OK', body: '{\n  "id": 12345678901234567890\n}' }]);
  expect(put?.request).toMatchObject({
    url: { raw: '{{baseUrl2}}/pets/:id' },
    auth: { type: 'apikey' },
    body: { mode: 'raw', raw: '{\n  "name": "Rex",\n  "age": 3\n}' },
  });
  const [, list, photo] = collection.item as unknown as Folder['item'];
  expect(photo?.request).toMatchObject({
    auth: { type: 'basic' },
    body: {
      formdata: [
        { key: 'photo', type: 'file' },
        { key: 'title', type: 'text', value: 'Nap', disabled: true },
      ],
    },
  });
  expect(photo?.response).toMatchObject([{ code: 200 }]);
  expect(collection.item[1]).toMatchObject({
    response: [
      { name: 'All. (none)', body: '[]' },
      { name: 'All. (Two of them)', body: '[\n  1\n]' },
    ],
  });
  expect(list?.request.auth).toBeUndefined();
  expect(list?.request.header).toEqual([{ key: 'Authorization', value: 'Digest YOUR_CREDENTIALS' }]);
});
