import { describe, expect, it } from 'vitest';
import { fixtureApi, operation, readText } from '../fixtures/read-fixture';
import { operationRequest } from './operation-request';
import { absoluteServer } from './absolute-server';
import { sampleRequest } from './request';

const bodyText = (mediaType: string, media: string) =>
  `openapi: 3.2.0
info: {title: T, version: '1'}
paths: {/a: {post: {operationId: a, requestBody: {content: {${mediaType}: ${media}}}, responses: {}}}}
`;

/** Return the body that a sample sends for a media type. */
async function bodyOf(mediaType: string, media: string) {
  const { api } = await readText(bodyText(mediaType, media));
  if (!api) throw new Error('no model');
  return sampleRequest(operationRequest(api, operation(api, 'a'))).body;
}

describe('operationRequest', () => {
  it('sends what is required, and where it may be sent otherwise', async () => {
    const api = await fixtureApi('parameters.yaml');
    const [first] = api.operations;
    if (!first) throw new Error('no operation');
    const { parameters } = operationRequest(api, first);
    expect(parameters.find(({ name }) => name === 'id')).toEqual({ in: 'path', name: 'id', value: '1' });
    expect(parameters.find(({ name }) => name === 'ids')).toEqual({
      in: 'query',
      name: 'ids',
      style: 'pipeDelimited',
      all: '[1]',
    });
    expect(parameters.find(({ name }) => name === 'where')).toEqual({
      in: 'query',
      name: 'where',
      style: 'deepObject',
      explode: true,
    });
    expect(parameters.find(({ name }) => name === 'json')).toEqual({
      in: 'query',
      name: 'json',
      content: 'application/json',
      all: '{"a":1}',
    });
    const shape = operationRequest(api, first);
    expect(sampleRequest(shape).url).toBe('https://api.example.com/items/1');
    // One that is deprecated is for nobody to begin with.
    expect(sampleRequest(shape, { all: true })).toMatchObject({
      url: 'https://api.example.com/items/1?filter%5Bx%5D=filter%5Bx%5D&ids=1&json=%7B%22a%22%3A1%7D&page=1',
      headers: [
        ['Authorization', 'YOUR_CREDENTIALS'],
        ['trace', 'trace'],
        ['Cookie', 'session=80351110224678912'],
      ],
    });
  });

  it('sends the fields that a body needs, and all where they are asked for', async () => {
    const { api } = await readText(`
paths:
  /a: {post: {operationId: a, requestBody: {content: {application/json: {schema: {required: [id], properties: {id: {type: integer}, note: {type: string}}}}}}, responses: {}}}
`);
    if (!api) throw new Error('no model');
    const shape = operationRequest(api, operation(api, 'a'));
    expect(shape.body).toEqual({ mediaType: 'application/json', value: '{"id":1}', all: '{"id":1,"note":"string"}' });
    expect(sampleRequest(shape).body).toMatchObject({ value: { id: 1 } });
    expect(sampleRequest(shape, { all: true }).body).toMatchObject({ value: { id: 1, note: 'string' } });
  });

  it('has every body that may be chosen, by the names of their examples', async () => {
    const { api } = await readText(`
components:
  schemas:
    Card: {type: object, required: [number], properties: {number: {type: string}, cvc: {type: string}}}
    Bank: {title: Bank account, type: object, required: [iban], properties: {iban: {type: string}}}
paths:
  /pay:
    post:
      operationId: pay
      requestBody:
        content:
          application/json: {schema: {oneOf: [{$ref: '#/components/schemas/Card'}, {$ref: '#/components/schemas/Bank'}]}}
          application/xml: {schema: {$ref: '#/components/schemas/Card'}, example: {number: '1'}}
          application/octet-stream: {}
      responses: {}
  /named:
    post:
      operationId: named
      requestBody:
        content: {application/json: {examples: {far: {externalValue: 'https://h.example/far.json'}, one: {summary: The first, value: 1}, two: {value: 2}}}}
      responses: {}
  /alone:
    post: {operationId: alone, requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Card'}}}}, responses: {}}
`);
    if (!api) throw new Error('no model');
    const shape = (name: string) => operationRequest(api, operation(api, name));
    const card = {
      mediaType: 'application/json',
      value: '{"number":"string"}',
      all: '{"number":"string","cvc":"string"}',
    };
    const xml = '<?xml version="1.0" encoding="UTF-8"?>\n<Card>\n  <number>1</number>\n</Card>';
    expect(shape('pay')).toMatchObject({
      body: card,
      bodies: [
        { label: 'application/json: Card', ...card },
        { label: 'application/json: Bank account', value: '{"iban":"string"}' },
        { label: 'application/xml', mediaType: 'application/xml', value: JSON.stringify(xml) },
        { label: 'application/octet-stream', value: '"file.bin"', files: [] },
      ],
    });
    expect(shape('named')).toMatchObject({
      body: { value: '1' },
      bodies: [
        { label: 'The first', value: '1' },
        { label: 'two', value: '2' },
      ],
    });
    expect(shape('alone')).toMatchObject({ body: card });
    expect(shape('alone').bodies).toBeUndefined();
  });

  it('knows files and their types', async () => {
    const api = await fixtureApi('bodies.yaml');
    expect(operationRequest(api, operation(api, 'upload')).body).toEqual({
      mediaType: 'multipart/form-data',
      value: '{"file":"file.bin"}',
      all: '{"file":"file.bin","meta":{}}',
      optional: true,
      files: ['file'],
      types: { file: 'image/png' },
    });
  });

  it.each([
    ['a range, and a map', "'*/*'", '{example: {a: 1}}', { kind: 'json', mediaType: 'application/json' }],
    ['a range, and a text', "'*/*'", '{example: a}', { kind: 'json', mediaType: 'application/json' }],
    ['application/*, and a list', 'application/*', '{example: [1]}', { kind: 'json', mediaType: 'application/json' }],
    [
      'application/*, and a text',
      'application/*',
      '{example: a}',
      { kind: 'text', mediaType: 'application/octet-stream', text: 'a' },
    ],
    ['text/*', 'text/*', '{example: a}', { kind: 'text', mediaType: 'text/plain' }],
    ['a suffix', 'application/*+json', '{example: {a: 1}}', { kind: 'json', mediaType: 'application/json' }],
    ['a range, and a file', "'*/*'", '{schema: {format: binary}}', { mediaType: 'application/octet-stream' }],
    ['parts, and a map', 'multipart/*', '{example: {a: 1}}', { kind: 'multipart' }],
  ])('chooses one type of a media range: %s', async (_name, mediaType, media, expected) => {
    expect(await bodyOf(mediaType, media)).toMatchObject(expected);
  });

  const unwritten = (mediaType: string) => ({ kind: 'file', mediaType, fileName: 'file.bin' });
  it.each([
    ['multipart/related', '{example: {a: 1}}', unwritten('multipart/related; boundary=YOUR_BOUNDARY')],
    ['multipart/mixed', '{example: [1]}', unwritten('multipart/mixed; boundary=YOUR_BOUNDARY')],
    ['multipart/mixed', '{itemSchema: {type: object}}', unwritten('multipart/mixed; boundary=YOUR_BOUNDARY')],
    ['multipart/mixed', '{schema: {format: binary}}', unwritten('multipart/mixed; boundary=YOUR_BOUNDARY')],
    ['multipart/mixed; boundary=b', '{example: [1]}', unwritten('multipart/mixed; boundary=b')],
    ['multipart/form-data', '{example: [1]}', unwritten('multipart/form-data; boundary=YOUR_BOUNDARY')],
    ['multipart/form-data', '{example: {a: 1}}', { kind: 'multipart' }],
    ['multipart/mixed; boundary=b', '{example: "--b--"}', { kind: 'text', mediaType: 'multipart/mixed; boundary=b' }],
  ])('reads parts that no language writes from a file: %s, %s', async (mediaType, media, expected) => {
    expect(await bodyOf(mediaType, media)).toMatchObject(expected);
  });

  it('offers parts that no language writes once, whatever their variants', async () => {
    const schema = '{oneOf: [{required: [a], properties: {a: {type: string}}}, {required: [b], properties: {b: {}}}]}';
    const { api } = await readText(bodyText('multipart/related', `{schema: ${schema}}`));
    if (!api) throw new Error('no model');
    const shape = operationRequest(api, operation(api, 'a'));
    expect(shape.body).not.toHaveProperty('all');
    expect(shape).not.toHaveProperty('bodies');
  });

  it.each([
    ['format: binary', 'file.bin'],
    ['contentMediaType: image/png', 'file.bin'],
    ['contentMediaType: application/json', 'file.bin'],
    ['contentMediaType: image/png, example: photo.png', 'photo.png'],
  ])('names a file with {%s}', async (schema, fileName) => {
    const media = `{schema: {properties: {file: {type: string, ${schema}}, text: {type: string}}}}`;
    expect(await bodyOf('multipart/form-data', media)).toEqual({
      kind: 'multipart',
      parts: [{ name: 'file', fileName }],
    });
  });

  it.each(['contentSchema: {type: object, properties: {n: {type: integer}}}', 'contentSchema: {}'])(
    'sends a text that holds JSON as a text: %s',
    async (schema) => {
      const field = `{type: string, contentMediaType: application/json, ${schema}}`;
      const media = `{schema: {required: [meta], properties: {meta: ${field}}}}`;
      expect(await bodyOf('multipart/form-data', media)).toMatchObject({
        parts: [{ name: 'meta', value: expect.stringMatching(/^[{"]/) as string }],
      });
    },
  );

  it('names each of several files', async () => {
    const media =
      '{schema: {properties: {files: {type: array, minItems: 2, uniqueItems: true, items: {contentMediaType: image/png}}}}}';
    const file = { name: 'files', fileName: 'file.bin' };
    expect(await bodyOf('multipart/form-data', media)).toEqual({ kind: 'multipart', parts: [file, file] });
  });

  it('knows the styles of a form, which say more than its content types', async () => {
    const form = (version: string, mediaType: string) =>
      readText(`openapi: ${version}
info: {title: T, version: '1'}
paths:
  /charges:
    post:
      operationId: charge
      requestBody:
        content:
          ${mediaType}:
            schema: {properties: {metadata: {type: object, additionalProperties: {type: string}}, expand: {type: array, items: {type: string}, example: [a, b]}, plain: {type: string}}}
            encoding: {metadata: {style: deepObject, explode: true, contentType: application/json}, expand: {explode: false}, plain: {contentType: text/plain}}
      responses: {'200': {description: OK}}
`);
    const bodyOf = async (version: string, mediaType: string) => {
      const { api } = await form(version, mediaType);
      if (!api) throw new Error('no model');
      return operationRequest(api, operation(api, 'charge'));
    };
    const shape = await bodyOf('3.0.3', 'application/x-www-form-urlencoded');
    expect(shape.body).toMatchObject({
      types: { plain: 'text/plain' },
      styles: { metadata: { style: 'deepObject', explode: true }, expand: { style: 'form', explode: false } },
    });
    expect(shape.body?.types).not.toHaveProperty('metadata');
    expect(sampleRequest(shape, { all: true }).body).toEqual({
      kind: 'form',
      fields: [
        ['metadata[key]', 'string'],
        ['expand', 'a,b'],
        ['plain', 'string'],
      ],
    });
    expect((await bodyOf('3.1.0', 'multipart/form-data')).body).toHaveProperty('styles.expand');
    expect((await bodyOf('3.0.3', 'multipart/form-data')).body).not.toHaveProperty('styles');
  });

  it("writes the lists of Swagger 2.0's forms as they are said, with commas where nothing is", async () => {
    const { api } = await readText(`swagger: '2.0'
info: {title: T, version: '1'}
host: h.example
parameters:
  shared: {name: shared, in: formData, type: array, collectionFormat: ssv, items: {type: string}, default: [x, y]}
paths:
  /a:
    post: &post
      operationId: url
      parameters:
        - {name: f, in: formData, type: array, items: {type: string}, default: [x, y]}
        - {name: csv, in: formData, type: array, collectionFormat: csv, items: {type: string}, default: [x, y]}
        - {name: pipes, in: formData, type: array, collectionFormat: pipes, items: {type: string}, default: [x, y]}
        - {name: multi, in: formData, type: array, collectionFormat: multi, items: {type: string}, default: [x, y]}
        - {name: constructor, in: formData, type: string, default: z}
        - {$ref: '#/parameters/shared'}
      responses: {200: {description: OK}}
  /b: {post: {<<: *post, operationId: parts, consumes: [multipart/form-data]}}
`);
    if (!api) throw new Error('no model');
    const fields = [
      ['f', 'x,y'],
      ['csv', 'x,y'],
      ['pipes', 'x|y'],
      ['multi', 'x'],
      ['multi', 'y'],
      ['constructor', 'z'],
      ['shared', 'x y'],
    ];
    const sent = (name: string) => sampleRequest(operationRequest(api, operation(api, name)), { all: true }).body;
    expect(sent('url')).toEqual({ kind: 'form', fields });
    expect(sent('parts')).toEqual({ kind: 'multipart', parts: fields.map(([name, value]) => ({ name, value })) });
  });

  it('takes the first credentials that are asked for, even where they may be left out', async () => {
    const api = await fixtureApi('operation.yaml');
    expect(operationRequest(api, operation(api, 'list-users')).credentials).toEqual([
      { in: 'cookie', name: 'sid', placeholder: 'YOUR_API_KEY' },
      { in: 'header', name: 'Authorization', prefix: 'Bearer ', placeholder: 'YOUR_ACCESS_TOKEN' },
    ]);
    expect(operationRequest(api, operation(api, 'add-user')).credentials).toEqual([]);
  });

  it('asks for a form of answer where there is a choice, and reads it as what it is', async () => {
    const { api } = await readText(`
paths:
  /a: {get: {operationId: a, responses: {'200': {description: OK, content: {text/csv: {}, application/json: {}}}}}}
  /b: {get: {operationId: b, responses: {'200': {description: OK, content: {application/json: {}}}, '404': {description: No, content: {text/plain: {}}}}}}
`);
    if (!api) throw new Error('no model');
    expect(operationRequest(api, operation(api, 'a'))).toMatchObject({ accept: 'application/json', json: true });
    expect(operationRequest(api, operation(api, 'b'))).toMatchObject({ json: true });
    expect(operationRequest(api, operation(api, 'b'))).not.toHaveProperty('accept');
  });
});

it.each([
  ['https://a.example/v1/', 'https://a.example/v1'],
  ['//a.example', 'https://a.example'],
  ['/v1', 'https://api.example.com/v1'],
  ['v1/', 'https://api.example.com/v1'],
  ['/', 'https://api.example.com'],
  ['https://{region}.example.com', 'https://{region}.example.com'],
])('absoluteServer(%s)', (url, expected) => expect(absoluteServer(url)).toBe(expected));
