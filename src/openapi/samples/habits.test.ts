/** Requests and responses of generators' files, as a reader would send and read them. */
import { describe, expect, it } from 'vitest';
import { bodyExamples } from '../examples/examples';
import { readText } from '../fixtures/read-fixture';
import { renderOperation } from '../../reference/render';
import { howSent } from '../words/how-sent';
import { wordsToText } from '../words/words';
import { operationRequest } from './operation-request';
import { sampleRequest } from './request';
import { sampleLanguages } from './samples';

async function read(paths: string, more = 'openapi: 3.0.3') {
  const { api } = await readText(`${more}\ninfo: {title: T, version: '1'}\n${paths}`);
  const [operation] = api?.operations ?? [];
  if (!api || !operation) throw new Error('There is no operation.');
  const request = sampleRequest(operationRequest(api, operation), { all: true });
  const samples = Object.fromEntries(sampleLanguages.map(({ id, print }) => [id, print(request)]));
  return { api, operation, request, samples };
}

const response = (content: string) =>
  `paths: {/a: {get: {responses: {'200': {description: OK, content: ${content}}}}}}`;

describe('forms of Swagger 2.0', () => {
  const form = (parameter: string) =>
    read(
      `host: a.example\npaths: {/a: {post: {consumes: [application/x-www-form-urlencoded], parameters: [${parameter}], responses: {'200': {description: OK}}}}}`,
      `swagger: '2.0'`,
    );

  it.each([
    ['true', true],
    ['false', false],
  ])('are required where a field is: %s', async (required, expected) =>
    expect(
      (await form(`{name: x, in: formData, type: string, required: ${required}}`)).operation.requestBody?.required,
    ).toBe(expected),
  );

  it('may hold lists that tabs separate', async () => {
    const { samples } = await form(
      '{name: x, in: formData, type: array, items: {type: string}, collectionFormat: tsv, required: true, example: [a, b]}',
    );
    expect(samples.python).toContain('("x", "');
  });

  it('have queries of lists that tabs separate', async () => {
    const { api, operation } = await read(
      `host: a.example\npaths: {/a: {get: {parameters: [{name: x, in: query, type: array, items: {type: string}, collectionFormat: tsv, required: true}], responses: {'200': {description: OK}}}}}`,
      `swagger: '2.0'`,
    );
    const [x] = operation.parameters.query;
    expect(x && wordsToText(howSent(api, x))).toBe('Sent as x=value1%09value2.');
  });
});

describe('lists of Swagger 2.0', () => {
  it.each([
    ['csv', 'a,b', 'a,b', 'value1,value2'],
    ['pipes', 'a%7Cb', 'a|b', 'value1|value2'],
    ['ssv', 'a%20b', 'a b', 'value1 value2'],
    ['tsv', 'a%09b', 'a\tb', String.raw`value1\tvalue2`],
  ])('are separated as %s says, wherever they are', async (format, encoded, plain, words) => {
    const list = `type: array, items: {type: string}, collectionFormat: ${format}`;
    const all = ['path', 'query', 'header', 'formData'].map(
      (place) => `{name: ${place}, in: ${place}, required: true, ${list}, x-example: [a, b], example: [a, b]}`,
    );
    const { api, operation, request } = await read(
      `host: a.example\npaths: {'/a/{path}': {post: {consumes: [application/x-www-form-urlencoded], parameters: [${all.join()}], responses: {'200': {description: OK, headers: {X: {${list}}}}}}}}`,
      `swagger: '2.0'`,
    );
    expect(request.url).toMatch(new RegExp(`/a/${encoded}\\?query=${encoded}$`));
    expect(request.headers).toEqual([['header', plain]]);
    expect(request.body).toMatchObject({ fields: [['formData', plain]] });
    const headers = [...operation.parameters.header, ...(operation.responses[0]?.headers ?? [])];
    for (const header of headers) expect(wordsToText(howSent(api, header))).toBe(`Sent as ${words}.`);
  });
});

describe('responses of bytes', () => {
  it.each([
    [`{image/png: {schema: {type: string, format: binary}}}`, 'response.png'],
    [`{application/pdf: {}}`, 'response.pdf'],
    [`{application/octet-stream: {}}`, 'response.bin'],
    [`{application/x-thing: {schema: {type: string, format: binary}}}`, 'response.bin'],
  ])('%s are kept as a file', async (content, file) => {
    const { samples } = await read(response(content));
    expect(samples.curl).toContain(`--output ${file}`);
    expect(samples.python).toContain('response.content');
    expect(samples.javascript).toContain('await response.blob()');
    expect(samples.go).toContain(`os.WriteFile("${file}"`);
    expect(samples.csharp).toContain('WriteAllBytesAsync');
  });

  it('are not what a text is', async () => {
    for (const content of ['{text/plain: {schema: {type: string}}}', '{application/json: {schema: {type: object}}}'])
      expect((await read(response(content))).samples.curl).not.toContain('--output');
  });
});

it('defines every file that JavaScript sends', async () => {
  const { samples } = await read(
    `paths: {/a: {post: {requestBody: {required: true, content: {multipart/form-data: {schema: {type: object, required: [a], properties: {a: {type: string, format: binary}}}}}}, responses: {'200': {description: OK}}}}}`,
  );
  expect(samples.javascript).toMatch(
    /const file = await openAsBlob\('file.bin'\);[^]*body.append\('a', file, 'file.bin'\)/,
  );
});

it.each([
  ['{text/plain: {schema: {}}, application/json: {schema: {}}, text/json: {schema: {}}}', 'application/json', true],
  ['{text/csv: {}, application/problem+json: {}}', 'application/problem+json', true],
  ['{text/csv: {}, text/plain: {}}', 'text/csv', false],
])('asks for JSON where it is offered: %s', async (content, accept, json) => {
  const { request } = await read(response(content));
  expect(request.headers).toEqual([['Accept', accept]]);
  expect(request.json).toBe(json);
});

it('sends an object in a query field by field, lists as repeated names', async () => {
  const { request } = await read(
    `paths: {/a: {get: {parameters: [{name: pageable, in: query, required: true, schema: {type: object, properties: {page: {type: integer, minimum: 0}, size: {type: integer, minimum: 1}, sort: {type: array, minItems: 2, items: {type: string}}}}}], responses: {'200': {description: OK}}}}}`,
  );
  expect(request.url.split('?')[1]).toBe('page=0&size=1&sort=string&sort=string');
});

it.each(['get', 'head'])('sends no body with %s that need not be there, as in Stripe’s files', async (method) => {
  const form =
    '{application/x-www-form-urlencoded: {encoding: {}, schema: {type: object, additionalProperties: false}}}';
  const { request, samples } = await read(
    `paths: {/a: {${method}: {requestBody: {required: false, content: ${form}}, responses: {'200': {description: OK}}}}}`,
  );
  expect(request.body).toBeNull();
  expect(samples.javascript).not.toContain('use another language');
});

it.each(['get', 'head'])('says where a language cannot send the body of %s', async (method) => {
  const { samples } = await read(
    `paths: {/a: {${method}: {requestBody: {required: true, content: {application/json: {schema: {type: object, required: [q], properties: {q: {type: string}}}}}}, responses: {'200': {description: OK}}}}}`,
  );
  expect(samples.javascript).toContain(`// fetch() sends no body with ${method.toUpperCase()}`);
  expect(samples.curl).toContain('--data-raw');
});

describe('values that may be anything', () => {
  it('have no example as a body', async () => {
    const { api, operation } = await read(response('{application/json: {schema: {}}}'));
    const [media] = operation.responses[0]?.content ?? [];
    expect(media && bodyExamples(api, media, 'response')).toEqual([]);
  });

  it('have a place in the address', async () =>
    expect(
      (
        await read(
          `paths: {'/cats/{id}': {get: {parameters: [{name: id, in: path, required: true, schema: {}}], responses: {'200': {description: OK}}}}}`,
        )
      ).request.url,
    ).toMatch(/\/cats\/id$/));
});

it.each([
  ["[{url: 'wss://a.example/ws'}, {url: 'https://a.example'}]", 'https://a.example/a', 'https://a.example'],
  ["[{url: 'mqtt://a.example'}, {url: /v1}]", 'https://api.example.com/v1/a', '/v1'],
  ["[{url: 'ws://a.example/v1'}]", 'http://a.example/v1/a', 'ws://a.example/v1'],
  [
    "[{url: '{scheme}://a.example', variables: {scheme: {default: wss}}}, {url: 'http://b.example'}]",
    'http://b.example/a',
    'http://b.example',
  ],
  ["[{url: 'localhost:8080/v1'}]", 'https://localhost:8080/v1/a', 'localhost:8080/v1'],
])('requests a server of HTTP: %s', async (servers, url, first) => {
  const { api, operation, request } = await read(`servers: ${servers}\n${response('{application/json: {}}')}`);
  expect([request.url, operation.servers[0]?.url]).toEqual([url, first]);
  for (const one of servers.matchAll(/(?:wss?|mqtt):[^']*/g))
    expect(renderOperation(api, operation).html).toContain(one[0]);
});

describe('reserved characters', () => {
  const values = { path: 'a/b?c:d', query: 'a/b?c:d&e', header: 'a/b c', cookie: 'a/b;c,d:e' };
  const parameters = Object.entries(values).map(
    ([place, value]) =>
      `{name: ${place}, in: ${place}, required: true, allowReserved: true, schema: {type: string}, example: '${value}'}`,
  );
  it.each([
    ['3.0.3', 'a%2Fb%3Fc%3Ad', 'a%2Fb%3Bc%2Cd%3Ae', ['query']],
    ['3.1.1', 'a%2Fb%3Fc%3Ad', 'a%2Fb%3Bc%2Cd%3Ae', ['query']],
    ['3.2.0', 'a%2Fb%3Fc:d', 'a/b%3Bc%2Cd:e', ['path', 'query', 'cookie']],
  ])('are sent where OpenAPI %s allows it, unless they end a value', async (version, path, cookie, places) => {
    const { api, operation, request } = await read(
      `paths: {'/a/{path}': {get: {parameters: [${parameters.join()}], responses: {'200': {description: OK}}}}}`,
      `openapi: ${version}`,
    );
    expect(request.url).toMatch(new RegExp(`/a/${path}\\?query=a/b\\?c:d%26e$`));
    expect(request.headers).toEqual([
      ['header', 'a/b c'],
      ['Cookie', `cookie=${cookie}`],
    ]);
    const all = Object.values(operation.parameters).flat();
    const told = all.filter((one) => wordsToText(howSent(api, one)).includes('Reserved'));
    expect(told.map(({ name }) => name)).toEqual(places);
  });
});

describe('parts of a body', () => {
  const html = async (media: string) => {
    const text = `openapi: 3.2.0\ninfo: {title: T, version: '1'}\nservers: [{url: https://a.example}]\npaths: {/a: {post: {requestBody: {content: {${media}}}, responses: {'200': {description: OK}}}}}`;
    const { api, diagnostics } = await readText(text);
    const [operation] = api?.operations ?? [];
    if (!api || !operation) throw new Error('There is no operation.');
    const notes = [...renderOperation(api, operation).html.matchAll(/<p class="[^"]*\bnote\b[^"]*">(.*?)<\/p>/g)];
    return {
      notes: notes.map(([, note = '']) => note.replace(/<.*?>/g, '')).filter((note) => note !== 'No body.'),
      reports: diagnostics.map(({ message }) => message).filter((message) => message.startsWith('No page')),
    };
  };
  const png = 'contentType: image/png, headers: {X-A: {schema: {type: string}}}';

  it.each([
    ['multipart/mixed: {itemSchema: {}, itemEncoding: {contentType: text/csv}}', ['Each part is sent as text/csv.']],
    [
      `multipart/mixed: {schema: {type: array}, prefixEncoding: [{contentType: text/csv}, {${png}}], itemEncoding: {contentType: text/xml}}`,
      ['Part 1 is sent as text/csv.', 'Part 2 is sent as image/png.', 'Each other part is sent as text/xml.'],
    ],
    [`multipart/related: {schema: {type: array}, prefixEncoding: [{}, {${png}}]}`, ['Part 2 is sent as image/png.']],
    ['application/json: {schema: {type: array}, itemEncoding: {contentType: text/csv}}', []],
  ])('are shown by position: %s', async (media, notes) => {
    expect(await html(media)).toEqual({ notes, reports: [] });
  });

  it.each(['encoding: {g: {}}', 'prefixEncoding: [{}]', 'itemEncoding: {}'])(
    'are reported where they have parts: %s',
    async (nested) => {
      const form = `multipart/form-data: {schema: {type: object, properties: {f: {}}}, encoding: {f: {contentType: multipart/mixed, ${nested}}}}`;
      const { reports } = await html(form);
      expect(reports).toEqual([`No page shows ${nested.split(':')[0]} of parts within a part.`]);
    },
  );

  it.each([
    ['multipart/form-data: {schema: {type: object, properties: {f: {}}}, encoding: {f: {%s}}}', 'f'],
    ['multipart/form-data: {schema: {type: object, properties: {f: {}}}, encoding: {f: {style: form, %s}}}', 'f'],
    ['multipart/mixed: {itemSchema: {}, itemEncoding: {%s}}', 'Each part'],
    ['multipart/mixed: {schema: {type: array}, prefixEncoding: [{}, {%s}]}', 'Part 2'],
    ['application/x-www-form-urlencoded: {schema: {type: object, properties: {f: {}}}, encoding: {f: {%s}}}', null],
  ])('have headers with all their facts: %s', async (media, name) => {
    const header = '{X-A: {required: true, description: Its number, schema: {type: integer, minimum: 1}}}';
    const { api, operation, samples } = await read(
      `paths: {/a: {post: {requestBody: {required: true, content: {${media.replace('%s', `headers: ${header}`)}}}, responses: {'200': {description: OK}}}}}`,
      'openapi: 3.2.0',
    );
    const text = renderOperation(api, operation)
      .html.replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
    // A body without parts has no headers of parts (OpenAPI 3.1, 4.8.15.1).
    if (name === null) expect(text).not.toContain('Headers of');
    else expect(text).toContain(`Headers of ${name} X-A integer required at least 1 Its number`);
    if (name === 'f' && !media.includes('style'))
      expect(samples.javascript).toContain("// FormData cannot send the header 'X-A' of 'f': use another language.");
  });

  it('may have reserved characters in a form', async () => {
    const form = '{schema: {type: object, properties: {f: {type: string}}}, encoding: {f: {allowReserved: true}}}';
    const reserved = 'f: Reserved characters such as : and , may be sent as they are.';
    expect((await html(`application/x-www-form-urlencoded: ${form}`)).notes).toEqual([reserved]);
    expect((await html(`multipart/form-data: ${form}`)).notes).toEqual([]);
  });
});

it.each([
  [
    'multipart/form-data: {schema: {type: object, properties: {id: {type: integer}, tags: {type: array, minItems: 2, items: {type: string}}}}}',
    '--BOUNDARY|Content-Disposition: form-data; name="id"||1|--BOUNDARY|Content-Disposition: form-data; name="tags"||string|--BOUNDARY|Content-Disposition: form-data; name="tags"||string|--BOUNDARY--',
  ],
  [
    "'multipart/form-data; boundary=b': {schema: {type: object, properties: {f: {type: string, format: binary}}}, encoding: {f: {contentType: 'image/png, image/jpeg'}}}",
    '--b|Content-Disposition: form-data; name="f"; filename="file.bin"|Content-Type: image/png||(the bytes of the file)|--b--',
  ],
  [
    'multipart/form-data: {schema: {type: object, properties: {id: {type: integer}}}, encoding: {id: {headers: {X-A: {required: true, schema: {type: integer}, example: 5}, X-B: {schema: {type: string}}, Content-Type: {required: true, schema: {type: string}}}}}}',
    '--BOUNDARY|Content-Disposition: form-data; name="id"|X-A: 5||1|--BOUNDARY--',
  ],
  [
    'multipart/related: {schema: {type: object, properties: {x: {type: object, properties: {a: {type: integer}}}}}, encoding: {x: {contentType: application/xml}}}',
    '--BOUNDARY|Content-Type: application/xml||<?xml version="1.0" encoding="UTF-8"?>|<x>|  <a>1</a>|</x>|--BOUNDARY--',
  ],
  [
    'multipart/mixed: {schema: {type: array, prefixItems: [{type: integer}, {type: string}]}, prefixEncoding: [{contentType: application/json}], itemEncoding: {contentType: text/csv}}',
    '--BOUNDARY|Content-Type: application/json||1|--BOUNDARY|Content-Type: text/csv||string|--BOUNDARY--',
  ],
  ['multipart/mixed: {itemSchema: {type: object}}', '--BOUNDARY|Content-Type: application/json||{}|--BOUNDARY--'],
  ['multipart/mixed: {example: "--b--"}', '--b--'],
  ['text/event-stream: {schema: {type: object, properties: {a: {type: integer}}}}', 'data: {"a":1}|'],
  [
    'text/event-stream: {itemSchema: {type: object, properties: {event: {const: end}, data: {}}}}',
    'event: end|data: string|',
  ],
  ['application/jsonl: {schema: {type: object, properties: {a: {type: integer}}}}', '{"a":1}'],
  ['application/jsonl: {schema: {type: object}, example: [{a: 1}, {a: 2}]}', '{"a":1}|{"a":2}'],
])('shows parts and streams in their own form: %s', async (content, expected) => {
  const { api, operation } = await read(response(`{${content}}`), 'openapi: 3.2.0');
  const [media] = operation.responses[0]?.content ?? [];
  const texts = media && bodyExamples(api, media, 'response').map(({ text }) => text);
  expect(texts).toEqual([expected.replaceAll('|', '\n')]);
});

it('takes the last of two statuses that differ in case, and reports the wrong one', async () => {
  const { api, diagnostics } = await readText(
    "paths: {/a: {get: {operationId: a, summary: A, responses: {4xx: {description: Low}, 4XX: {description: High}, '404': {description: None}}}}}",
  );
  const responses = api?.operations[0]?.responses.map(({ status, description }) => [status, description]);
  expect(responses).toEqual([
    ['404', 'None'],
    ['4XX', 'High'],
  ]);
  expect(diagnostics.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
    'warning: 4xx is not a status.',
  ]);
});

it('sends the parts of a form as the media types that the contract names', async () => {
  const part =
    '{type: object, required: [id], properties: {id: {type: integer, xml: {attribute: true}}, n: {type: string}}}';
  const { request, samples } = await read(
    `paths: {/a: {post: {requestBody: {required: true, content: {multipart/form-data: {
      schema: {type: object, required: [one, many, yaml, json], properties: {one: ${part}, many: {type: array, minItems: 2, items: ${part}}, yaml: ${part}, json: ${part}}},
      encoding: {one: {contentType: application/xml}, many: {contentType: text/xml}, yaml: {contentType: application/yaml}, json: {contentType: application/vnd.a+json}}}}},
      responses: {'200': {description: OK}}}}}`,
  );
  const xml = (name: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<${name} id="1">\n  <n>string</n>\n</${name}>`;
  expect(request.body).toEqual({
    kind: 'multipart',
    parts: [
      { name: 'one', contentType: 'application/xml', value: xml('one') },
      { name: 'many', contentType: 'text/xml', value: xml('many') },
      { name: 'many', contentType: 'text/xml', value: xml('many') },
      { name: 'yaml', contentType: 'application/yaml', value: 'id: 1\nn: string\n' },
      { name: 'json', contentType: 'application/vnd.a+json', value: '{"id":1,"n":"string"}' },
    ],
  });
  expect(samples.javascript).toContain(`<one id="1">`);
});

describe('what an author says that is sent (OpenAPI 3.2)', () => {
  const example = (fields: string) => `examples: {one: {${fields}}}`;
  const parameter = (place: string, schema: string, fields: string) =>
    `{name: p, in: ${place}, required: true, schema: ${schema}, ${example(fields)}}`;
  const list = '{type: array, items: {type: string}}';
  const content = (mediaType: string, fields: string) =>
    `content: {${mediaType}: {schema: {type: object}, ${example(fields)}}}`;
  it.each([
    ['path', parameter('path', list, `dataValue: [x, y], serializedValue: 'x,y%20'`), '/a/x,y%20', '', 'x,y%20'],
    ['query', parameter('query', list, `serializedValue: 'p=x&p=y%20z'`), '/a/{p}?p=x&p=y%20z', '', 'p=x&p=y%20z'],
    ['query', parameter('query', '{type: string}', `serializedValue: x+y`), '/a/{p}?p=x+y', '', 'x+y'],
    ['header', parameter('header', list, `serializedValue: '1, 2'`), '/a/{p}', '1, 2', '1, 2'],
    ['cookie', parameter('cookie', list, `serializedValue: 'p=%22x%22'`), '/a/{p}', 'p=%22x%22', 'p=%22x%22'],
    [
      'query',
      `{name: p, in: query, required: true, ${content('application/json', `dataValue: {a: 1}, serializedValue: '{"a": 1}'`)}}`,
      '/a/{p}?p=%7B%22a%22%3A%201%7D',
      '',
      '{"a": 1}',
    ],
    [
      'querystring',
      `{name: p, in: querystring, ${content('application/x-www-form-urlencoded', `serializedValue: 'foo=a+%2B+b'`)}}`,
      '/a/{p}?foo=a+%2B+b',
      '',
      'foo=a+%2B+b',
    ],
    [
      'query',
      parameter('query', '{type: string}', `dataValue: x, externalValue: 'https://e.example/x'`),
      '/a/{p}?p=x',
      '',
      'https://e.example/x',
    ],
  ])('in %s: %s', async (_, one, target, value, shown) => {
    const { api, operation, request } = await read(
      `servers: [{url: 'https://h.example'}]\npaths: {'/a/{p}': {get: {parameters: [${one}], responses: {'200': {description: OK}}}}}`,
      'openapi: 3.2.0',
    );
    expect(decodeBraces(request.url)).toBe(`https://h.example${target}`);
    expect(request.headers.map(([, text]) => text).join()).toBe(value);
    const { html } = renderOperation(api, operation);
    expect(
      html
        .replace(/<script[^]*?<\/script>/g, '')
        .replaceAll('&amp;', '&')
        .replaceAll('&quot;', '"'),
    ).toMatch(new RegExp(`<code>${shown.replace(/[+{}?.]/g, '\\$&')}`));
  });
  const decodeBraces = (url: string) => url.replace('%7Bp%7D', '{p}');
});

describe('bodies that no schema tells how to write', () => {
  const list = 'schema: {type: array, items: {type: object, properties: {a: {type: string}}}}';

  it.each(['text/csv', 'text/tab-separated-values', 'text/html'])('%s has no example of JSON', async (mediaType) => {
    const { api, operation, samples } = await read(
      `paths: {/a: {post: {requestBody: {content: {${mediaType}: {${list}}}}, responses: {'200': {description: OK, content: {${mediaType}: {${list}}}}}}}}`,
    );
    expect(renderOperation(api, operation).html).not.toContain('<h2 id="response-examples">');
    expect(samples.curl).toContain('--data-binary @file.bin');
  });

  it('a text is written as it is, and so is what the author gives', async () => {
    const { samples } = await read(
      `paths: {/a: {post: {requestBody: {content: {text/csv: {${list}, example: "a\\nb"}}}, responses: {'200': {description: OK}}}}}`,
    );
    expect(samples.curl).toContain('a\nb');
  });
});

it.each([
  ['3.0.3', '--form-string f=string'],
  ['3.1.0', `-F 'f=@"file.bin"'`],
  ['3.2.0', `-F 'f=@"file.bin"'`],
])('%s: a part without a type is bytes from OpenAPI 3.1 on', async (version, expected) => {
  const { samples } = await read(
    `paths: {/a: {post: {requestBody: {content: {multipart/form-data: {schema: {type: object, required: [f], properties: {f: {}}}}}}, responses: {'200': {description: OK}}}}}`,
    `openapi: ${version}`,
  );
  expect(samples.curl).toContain(expected);
});

it.each([
  ['string', '%22q%22'],
  ['integer', '1'],
  ['boolean', 'true'],
])('a parameter that is sent as JSON, of type %s', async (type, expected) => {
  const { request } = await read(
    `paths: {/a: {get: {parameters: [{name: q, in: query, required: true, content: {application/json: {schema: {type: ${type}}}}}], responses: {'200': {description: OK}}}}}`,
  );
  expect(request.url).toContain(`?q=${expected}`);
});

it.each(['additionalProperties', 'unevaluatedProperties'])('a map of %s has an entry', async (keyword) => {
  const { samples } = await read(
    `paths: {/a: {post: {requestBody: {required: true, content: {application/json: {schema: {type: object, ${keyword}: {type: integer}}}}}, responses: {'200': {description: OK}}}}}`,
    'openapi: 3.1.0',
  );
  expect(samples.curl).toMatch(/"key": 1/);
});
