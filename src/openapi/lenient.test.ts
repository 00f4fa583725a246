/** Sources that are read silently or with a warning, since they are valid or their meaning is clear. */
import { expect, describe, it } from 'vitest';
import { fixtureApi, readFixture, readText } from './fixtures/read-fixture';
import { readApi } from './read/read-api';
import { renderOperation } from '../reference/render';

const said = async (text: string) =>
  (await readText(text)).diagnostics.map(({ severity, line, message }) => `${line} ${severity}: ${message}`);

const operation = (more: string, version = '3.1.1') => `openapi: ${version}
info: {title: T, version: '1'}
paths:
  /a:
    get:
      operationId: a
      summary: A
      ${more}
`;

describe('valid OpenAPI 3.1 that its first schema refused', () => {
  it.each([
    ['a licence with a name alone', "openapi: 3.1.0\ninfo: {title: T, version: '1', license: {name: MIT}}\npaths: {}"],
    [
      'the description of a server variable',
      'servers: [{url: "https://{at}.example.com", variables: {at: {default: eu, description: Where}}}]\npaths: {}',
    ],
    [
      'the server of a link, and a parameter of one that is a number',
      operation(
        "responses: {'200': {description: OK, links: {next: {operationId: a, parameters: {page: 2}, server: {url: /v2}}}}}",
      ),
    ],
    [
      'an extension in a callback among the components',
      "paths: {}\ncomponents: {callbacks: {done: {x-since: 2, '{$request.body#/url}': {post: {operationId: b, responses: {'200': {description: OK}}}}}}}",
    ],
    [
      'what stands beside a reference and is ignored',
      `${operation("parameters: [{$ref: '#/components/parameters/limit', required: true}]\n      responses: {'200': {$ref: '#/components/responses/ok', headers: {}}}")}components: {parameters: {limit: {name: limit, in: query, schema: {type: integer}}}, responses: {ok: {description: OK}}}`,
    ],
    [
      'an authentication scheme in capitals',
      'paths: {}\ncomponents: {securitySchemes: {token: {type: http, scheme: Bearer, bearerFormat: JWT}}}',
    ],
  ])('%s', async (_, text) => {
    expect(await said(text)).toEqual([]);
  });
});

describe('what can be told without a lie is a warning', () => {
  it('a type of null in OpenAPI 3.0', async () => {
    const text = `${operation("responses: {'200': {description: OK}}", '3.0.3')}components: {schemas: {A: {anyOf: [{type: 'null'}, {type: string}]}}}`;
    const { api, diagnostics } = await readText(text);
    expect(diagnostics.map(({ severity }) => severity)).toEqual(['warning']);
    expect(api?.schemas.A?.schema).toMatchObject({ types: ['string'], nullable: true });
  });

  it.each(['3.0.3', '3.1.1', '3.2.0'])('a range of statuses in another case (%s)', async (version) => {
    const { api, diagnostics } = await readText(
      operation('responses: {2xX: {description: A}, 3xx: {description: B}, DEFAULT: {description: C}}', version),
    );
    expect(diagnostics.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      'warning: 2xX is not a status.',
      'warning: 3xx is not a status.',
      'warning: DEFAULT is not a status.',
    ]);
    expect(api?.operations[0]?.responses.map(({ status }) => status)).toEqual(['2XX', '3XX', 'default']);
  });

  it.each(['3.0.3', '3.1.1', '3.2.0'])('what is empty (%s)', async (version) => {
    const text = operation(
      "parameters:\n      requestBody: {content: {application/json: }}\n      responses: {'200': {description: , content: {application/json: {schema: }}}, '404': }",
      version,
    );
    const { api, diagnostics } = await readText(text);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    for (const name of ['parameters', 'application/json', 'schema', '404'])
      expect(diagnostics.map(({ message }) => message)).toContain(`${name} is empty.`);
    expect(api?.operations[0]).toMatchObject({
      requestBody: { content: [{ mediaType: 'application/json', schema: null }] },
      responses: [{ status: '200', content: [{ schema: null }] }, { status: '404' }],
    });
  });

  it.each(['3.0.3', '3.1.1'])('an operation without responses (%s)', async (version) => {
    expect(await said(operation('responses: {}', version))).toEqual(['8 warning: responses must not be empty.']);
  });

  it('fields that exclude each other, and fields that nobody knows', async () => {
    expect(
      await said(
        operation(
          "responses: {'200': {description: OK, content: {text/plain: {schema: {type: string}, example: a, examples: {b: {value: c}}}}, wholly: own}}",
        ),
      ),
    ).toEqual(['8 warning: example and examples exclude each other.', '8 warning: OpenAPI has no field wholly here.']);
  });

  it('a scheme that nobody declared, which readers are told by its name', async () => {
    const { api } = await readText(operation("security: [{tokn: []}]\n      responses: {'200': {description: OK}}"));
    const [only] = api?.operations ?? [];
    if (!api || !only) throw new Error('There is no model of it.');
    expect(renderOperation(api, only).html).toContain('<p>Needs <code>tokn</code>, ');
  });
});

describe('a reference', () => {
  it('in an extension or in an example is data', async () => {
    const text = operation(
      "x-next: {$ref: nowhere.yaml}\n      x-here: {$ref: '#/x-circle'}\n      responses: {'200': {description: OK, content: {application/json: {example: {$ref: '#/nowhere'}}}}}",
    );
    const { api, diagnostics } = await readText(`${text}x-circle: {$ref: '#/x-circle'}\n`);
    expect(diagnostics).toEqual([]);
    expect(api?.operations[0]?.responses[0]?.content[0]?.examples[0]?.value).toBe('{"$ref":"#/nowhere"}');
  });

  it('where OpenAPI allows none is followed, with a warning at its line', async () => {
    const api = await fixtureApi('misplaced/api.yaml');
    const { diagnostics } = await readFixture('misplaced/api.yaml');
    expect(api.description).toBe('# About\n\nAll *about* it.\n');
    expect(api.tags[0]?.description).toBe('# About\n\nAll *about* it.\n');
    expect(api.operations).toMatchObject([
      {
        operationId: 'listPets',
        method: 'GET',
        codeSamples: [{ lang: 'sh', label: 'sh', source: 'curl https://example.com/pets\n' }],
        responses: [{ status: '200', description: 'A pet' }],
      },
    ]);
    expect(api.schemas.Pet?.schema.properties).toMatchObject([{ name: 'name', schema: { types: ['string'] } }]);
    expect(diagnostics.map(({ severity, file, line, message }) => `${file}:${line} ${severity}: ${message}`)).toEqual([
      'misplaced/api.yaml:4 warning: OpenAPI allows no $ref at description; the target of about.md is shown.',
      'misplaced/api.yaml:8 warning: OpenAPI allows no $ref at description; the target of about.md is shown.',
      'misplaced/api.yaml:12 warning: OpenAPI allows no $ref at get; the target of operations.yaml#/list is shown.',
      'misplaced/api.yaml:15 warning: OpenAPI allows no $ref at schemas; the target of schemas.yaml is shown.',
      'misplaced/operations.yaml:8 warning: OpenAPI allows no $ref at source; the target of list.sh is shown.',
      'misplaced/schemas.yaml:4 warning: OpenAPI allows no $ref at properties; the target of #/fields is shown.',
    ]);
  });

  it('that leads nowhere is an error there, too', async () => {
    const { diagnostics } = await readText(
      "info: {title: T, version: '1', description: {$ref: nowhere.md}}\nopenapi: 3.1.0\npaths: {}",
    );
    expect(diagnostics).toMatchObject([
      {
        severity: 'error',
        line: 1,
        message: 'The reference nowhere.md refers to a missing file: nowhere.md.',
      },
    ]);
  });
});

it('the same parameter twice is a warning where both say the same', async () => {
  const twice = (second: string) =>
    said(
      operation(
        `parameters: [{name: q, in: query, schema: {type: string}}, {name: q, in: query, schema: {type: ${second}}}]\n      responses: {'200': {description: OK}}`,
      ),
    );
  expect(await twice('string')).toEqual(['8 warning: The query parameter q is listed twice.']);
  expect(await twice('integer')).toEqual(['8 error: The query parameter q is listed twice.']);
});

it('what leads to other files is read with the file that it is in', async () => {
  const { diagnostics } = await readApi(
    { path: 'a.yaml', slug: 'a', text: "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths: {$ref: b.yaml}" },
    { readFile: () => "/a: {get: {operationId: a, summary: A, responses: {'200': {descripton: OK}}}}" },
  );
  expect(diagnostics.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'b.yaml: OpenAPI has no field descripton here.',
    'a.yaml: OpenAPI allows no $ref at paths; the target of b.yaml is shown.',
  ]);
});
