import { describe, expect, it } from 'vitest';
import { readApi } from './read/read-api';
import { fixtureApi, operation, property, readFixture, readText } from './fixtures/read-fixture';
import { versionLabel } from './read/info-reader';
import { serverUrl } from './schema/view';

describe('an API', () => {
  it('has tags, groups, servers and security schemes', async () => {
    const api = await fixtureApi('operation.yaml');
    expect(api.tags.map(({ name, displayName }) => [name, displayName])).toEqual([
      ['users', 'People'],
      ['list-users', 'list-users'],
      ['extra', 'extra'],
    ]);
    expect(api.tagGroups).toEqual([{ name: 'Everyone', tags: ['users', 'list-users'] }]);
    const [server] = api.servers;
    expect(server?.variables).toEqual([
      { name: 'region', default: 'eu', enum: ['eu', 'us'], description: 'Where.' },
      { name: 'port', default: '443', enum: [], description: '' },
    ]);
    expect(server && serverUrl(server)).toBe('https://eu.example.com:443');
    expect(api.securitySchemes).toMatchObject([
      { id: 'key', type: 'apiKey', in: 'cookie', parameterName: 'sid' },
      {
        id: 'oauth',
        type: 'oauth2',
        flows: [
          {
            name: 'Client credentials flow',
            addresses: [{ name: 'Token address', url: 'https://example.com/token' }],
            scopes: [{ name: 'read' }, { name: 'write' }],
          },
        ],
      },
      { id: 'login', type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      { id: 'connect', type: 'openIdConnect' },
    ]);
    expect(api.externalDocs).toEqual({ url: 'https://example.com', description: 'More' });
  });

  it('survives a round trip through JSON', async () => {
    const api = await fixtureApi('bodies.yaml');
    expect(JSON.parse(JSON.stringify(api))).toStrictEqual(api);
  });

  it.each([
    ['1.0.0', 'v1'],
    ['2', 'v2'],
    ['0.3.1', 'v0.3'],
    ['v12.1', 'v12'],
    ['2022-11-28', '2022-11-28'],
    ['', ''],
  ])('labels version %s as %s', (version, label) => {
    expect(versionLabel(version)).toBe(label);
  });
});

describe('an operation', () => {
  it('has its own words, tags, samples and place', async () => {
    expect(operation(await fixtureApi('operation.yaml'), 'list-users')).toMatchObject({
      operationId: 'listUsers',
      method: 'GET',
      path: '/users',
      summary: 'List users',
      deprecated: true,
      tags: ['users', 'list-users'],
      externalDocs: { url: 'https://example.com/list' },
      codeSamples: [{ lang: 'Shell', label: 'CLI', source: 'users list' }],
      pointer: '/paths/~1users/get',
    });
  });

  it('is served where it says, else where its path says', async () => {
    const api = await fixtureApi('operation.yaml');
    expect(operation(api, 'list-users').servers.map(({ url }) => url)).toEqual(['/relative']);
    expect(operation(api, 'add-user').servers.map(({ url }) => url)).toEqual(['https://write.example.com']);
    expect((await fixtureApi('bodies.yaml')).servers).toEqual([{ name: '', url: '/', description: '', variables: [] }]);
  });

  it('reads security as alternatives of schemes that belong together', async () => {
    const api = await fixtureApi('operation.yaml');
    const both = operation(api, 'list-users').security;
    expect(both).toEqual([
      [
        { scheme: 'key', scopes: [] },
        { scheme: 'oauth', scopes: ['read'] },
      ],
      [],
    ]);
    expect(operation(api, 'add-user').security).toEqual([[]]);
    expect(operation(api, 'replace-users').security).toEqual([
      [{ scheme: 'oauth', scopes: ['read'] }],
      [{ scheme: 'oauth', scopes: ['write'] }],
    ]);
    expect(operation(api, 'delete-users').security).toEqual([[{ scheme: 'key', scopes: [] }]]);
  });

  it('lists responses by status', async () => {
    const { responses } = operation(await fixtureApi('operation.yaml'), 'add-user');
    expect(responses.map(({ status }) => status)).toEqual(['201', '2XX', '404', 'default']);
  });

  it('lets its parameters replace those of its path', async () => {
    const { parameters } = operation(await fixtureApi('parameters.yaml'), 'get-items-id');
    expect(parameters.path).toMatchObject([
      {
        name: 'id',
        description: 'From the operation',
        required: true,
        style: 'simple',
        explode: false,
        schema: { types: ['integer'] },
      },
    ]);
    expect(parameters.header.map(({ name }) => name)).toEqual(['Authorization', 'trace']);
  });

  it('reads every style of parameter', async () => {
    const { parameters } = operation(await fixtureApi('parameters.yaml'), 'get-items-id');
    expect(parameters.query).toMatchObject([
      { name: 'filter[x]', style: 'form', explode: true },
      { name: 'ids', style: 'pipeDelimited', explode: false },
      { name: 'where', style: 'deepObject', explode: true, deprecated: true },
      {
        name: 'json',
        content: { mediaType: 'application/json' },
        schema: { types: ['object'] },
        examples: [{ name: null, value: '{"a":1}' }],
      },
      { name: 'page', allowReserved: true },
    ]);
    expect(parameters.cookie).toMatchObject([
      {
        name: 'session',
        examples: [
          { name: 'one', value: '"80351110224678912"' },
          { name: 'two', summary: 'Second', value: '"two"' },
        ],
      },
    ]);
  });

  it('reads bodies of every media type', async () => {
    const { requestBody } = operation(await fixtureApi('bodies.yaml'), 'upload');
    expect(requestBody).toMatchObject({ required: true, description: 'The file and what it is.' });
    expect(requestBody?.content.map(({ mediaType }) => mediaType)).toEqual([
      'multipart/form-data',
      'application/octet-stream',
      'application/json',
      'application/xml',
    ]);
    const [form, binary, json, xml] = requestBody?.content ?? [];
    expect(form?.encoding).toMatchObject([
      { property: 'file', contentType: 'image/png, image/jpeg', headers: [{ name: 'X-Part' }], style: null },
      { property: 'meta', style: 'deepObject', explode: true },
    ]);
    expect(binary?.schema).toBeNull();
    expect(json?.examples).toMatchObject([
      { name: 'big', summary: 'Large id', value: '{"id":"80351110224678912"}' },
      { name: 'elsewhere', value: null, externalValue: 'https://example.com/x.json' },
    ]);
    expect(xml?.examples).toMatchObject([{ value: '"<a/>"' }]);
  });

  it('reads headers, links and fields by direction in responses', async () => {
    const api = await fixtureApi('bodies.yaml');
    const [created] = operation(api, 'upload').responses;
    expect(created?.headers).toMatchObject([
      { name: 'Location', description: 'Where it is.', required: true, schema: { format: 'uri' } },
    ]);
    expect(created?.links).toMatchObject([
      {
        name: 'get',
        operation: 'get-file',
        description: 'Read it back.',
        parameters: [{ name: 'id', value: '"$response.body#/id"' }],
      },
      { name: 'path', operation: 'get-file', requestBody: '1' },
      { name: 'none', operation: null, target: 'gone' },
    ]);
    expect(created?.content[0]?.schema?.properties).toMatchObject([
      { schema: { readOnly: true } },
      { schema: { writeOnly: true } },
    ]);
    expect(operation(api, 'get-file').responses).toMatchObject([
      { status: '200', description: 'The file.', content: [{ mediaType: '*/*' }] },
    ]);
  });

  it('reads callbacks and webhooks', async () => {
    const [callback] = operation(await fixtureApi('bodies.yaml'), 'upload').callbacks;
    expect(callback).toMatchObject({
      name: 'done',
      operation: { method: 'POST', summary: 'Finished', requestBody: { content: [{}] } },
    });
    const api = await fixtureApi('webhooks-only.yaml');
    expect(api.operations).toEqual([]);
    expect(api.webhooks).toMatchObject([
      { name: 'post-new-pet', path: 'newPet', method: 'POST', summary: 'A pet came' },
    ]);
  });
});

it.each([
  ['Get user <id>', 'Get user <id>'],
  ['Compare <BASE> with x < y', 'Compare <BASE> with x < y'],
  ['Get **a** `Map<K>`', 'Get a Map<K>'],
  ['Call __init__ (_id), not `__a__` of **b**', 'Call __init__ (_id), not __a__ of b'],
  ['See https://x.example/_search_ and a_b_c', 'See https://x.example/_search_ and a_b_c'],
])('takes the summary %s for text without HTML', async (summary, expected) => {
  const { api } = await readText(
    `openapi: 3.1.0\ninfo: {title: T, version: 1.0.0}\npaths: {/a: {get: {operationId: a, summary: ${JSON.stringify(summary)}, responses: {}}}}`,
  );
  expect(api?.operations[0]?.summary).toBe(expected);
});

it('says the whole of a long summary before the description, unless that begins with it', async () => {
  const summary = `Get <id> of ${'a user '.repeat(20)}`.trim();
  const described = async (description: string) => {
    const { api } = await readText(
      `paths: {/a: {get: {operationId: a, summary: ${summary}, description: ${JSON.stringify(description)}, responses: {}}}}`,
    );
    return api?.operations[0]?.description;
  };
  expect(await described('More.')).toBe(`${summary.replace('<', '\\<')}\n\nMore.`);
  expect(await described(`${summary}, or more.`)).toBe(`${summary}, or more.`);
});

it('leaves out bodies that HTTP does not allow, with a warning', async () => {
  const response = (status: string) => `'${status}': {description: D, content: {text/plain: {schema: {type: string}}}}`;
  const { api, diagnostics } = await readText(`paths:
  /a:
    get: {operationId: a, responses: {${['103', '200', '204', '205', '304', '404'].map(response).join(', ')}}}
    head: {operationId: b, responses: {${response('200')}, ${response('default')}}}`);
  const shown = api?.operations.map(({ responses }) =>
    responses.filter(({ content }) => content.length > 0).map(({ status }) => status),
  );
  expect(shown).toEqual([['200', '404'], []]);
  const warnings = diagnostics.filter(({ group }) => group === 'responses have content where HTTP allows none');
  expect(warnings.map(({ pointer }) => pointer?.replace(/.*responses/, ''))).toEqual([
    '/103',
    '/204',
    '/205',
    '/304',
    '/200',
    '/default',
  ]);
});

describe('other versions and several files', () => {
  it("keeps the schemes of a Swagger 2.0 operation, which replace the file's", async () => {
    const api = await fixtureApi('swagger-2.yaml');
    const [add, photo] = ['add-pet', 'put-photo'].map((name) => operation(api, name));
    expect(add?.servers.map(({ url }) => url)).toEqual(['http://api.example.com/v1']);
    expect(photo?.servers).toEqual(operation(api, 'put-pet').servers);
  });

  it('reads Swagger 2.0, with digits of the source', async () => {
    const api = await fixtureApi('swagger-2.yaml');
    expect(api.openapi).toBe('2.0');
    expect(api.servers.map(({ url }) => url)).toEqual(['https://api.example.com/v1']);
    const put = operation(api, 'put-pet');
    expect(put.parameters.path[0]?.schema).toMatchObject({ format: 'int64', maximum: '9223372036854775807' });
    expect(put.parameters.query[0]).toMatchObject({ name: 'tags', style: 'form', explode: false });
    expect(put.parameters.query[1]?.schema.enum?.map(({ description }) => description)).toEqual(['Up', 'Down']);
    expect(put.responses[0]?.headers[0]?.schema.enum).toEqual([{ value: '"a"', description: 'Hit' }]);
    expect(put.requestBody?.content).toMatchObject([{ mediaType: 'application/json', schema: { ref: 'Pet' } }]);
    expect(property(api, 'Pet', 'name').examples).toEqual(['"80351110224678912"']);
  });

  it('follows references to other files, and names the file of what is wrong', async () => {
    const { api, diagnostics } = await readFixture('multi-file.yaml');
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toMatchObject([
      {
        file: 'multi-file/paths.yaml',
        line: 10,
        message: 'The reference gone.yaml refers to a missing file: multi-file/gone.yaml.',
      },
    ]);
    expect(api?.schemas.pet).toMatchObject({ page: 'pet', pointer: '' });
  });

  it.each([
    [
      'openapi: 4.0.0\ninfo: {title: T, version: 1.0.0}',
      'This site reads OpenAPI 2.0, 3.0, 3.1 and 3.2, and not 4.0.0.',
      1,
    ],
    ['asyncapi: 3.0.0\nswagger: 1.2', 'This site reads OpenAPI 2.0, 3.0, 3.1 and 3.2, and not 1.2.', 2],
  ])('says which versions it reads (%#)', async (text, message, line) => {
    const { api, diagnostics } = await readText(text);
    expect(api).toBeNull();
    expect(diagnostics).toMatchObject([{ severity: 'error', message, line }]);
  });
});

describe('parts in other files', () => {
  const parts: Record<string, string> = {
    'parts/limit.yaml': 'limit: {name: limit, in: querry, schema: {type: integer}}',
    'parts/path.yaml': 'gett: {responses: {"200": {description: OK}}}',
    'parts/answer.yaml': 'headers: [a]\ncontents: {}',
    'parts/key.yaml': 'type: apiKey\nname: key\nin: headers',
    'parts/sound.yaml':
      'get: {operationId: sound, parameters: [{$ref: "limit-of.yaml"}], responses: {"200": {description: OK}}}',
    'parts/limit-of.yaml': '{name: limit, in: query, schema: {$ref: "size.json"}}',
    'parts/size.json': '{"type": "integer"}',
    'parts/paths.yaml': 'a: {get: {operationId: a, responses: {"200": {description: OK}}}}',
  };
  const read = async (version: string, paths: string, severity = 'error') => {
    const text = `openapi: ${version}\ninfo: {title: T, version: '1'}\npaths: ${paths}\n`;
    const { diagnostics } = await readApi(
      { path: 'api.yaml', slug: 'api', text },
      { readFile: (path) => parts[path] ?? null },
    );
    return diagnostics
      .filter((one) => one.severity === severity)
      .map(({ file, line, message }) => `${file}:${line}: ${message}`);
  };

  it.each(['3.0.3', '3.1.1'])('are checked like the rest, each at its own line (%s)', async (version) => {
    const specification = `{/a: {$ref: parts/path.yaml}, /b: {get: {operationId: b, parameters: [{$ref: "parts/limit.yaml#/limit"}], responses: {"200": {$ref: parts/answer.yaml}}}}}
components: {securitySchemes: {key: {$ref: parts/key.yaml}}}`;
    const wrong = await read(version, specification);
    for (const start of ['parts/answer.yaml:1', 'parts/key.yaml:3', 'parts/limit.yaml:1', 'parts/path.yaml:1'])
      expect(
        wrong.filter((line) => line.startsWith(start)),
        start,
      ).not.toEqual([]);
    expect(wrong.filter((line) => line.startsWith('api.yaml'))).toEqual([]);
    expect(await read(version, specification, 'warning')).toContain(
      'parts/answer.yaml:1: description is missing from this part.',
    );
  });

  it.each(['3.0.3', '3.1.1'])('that are sound say nothing (%s)', async (version) => {
    expect(await read(version, '{/a: {$ref: parts/sound.yaml}}')).toEqual([]);
  });

  it.each(['3.0.3', '3.1.1'])('leave what stands beside a reference to its own file (%s)', async (version) => {
    const paths = `{'/a/{id}': {$ref: './parts/paths.yaml#/a', parameters: [{$ref: '#/components/parameters/Id'}]}}
components: {parameters: {Id: {name: id, in: path, required: true, schema: {type: string}}}}`;
    expect(await read(version, paths)).toEqual([]);
  });
});
