/** Habits of generators whose meaning is clear: they are published as what they mean, with a warning. */
import { describe, expect, it } from 'vitest';
import { operationMarkdown } from '../publish/markdown/fixtures/api-markdown';
import { renderOperation, renderOverview } from '../reference/render';
import { property, readFixture, readText } from './fixtures/read-fixture';
import { markdownToHtml } from './model/markdown';
import type { Api } from './model/model';
import { viewSchema } from './schema/view';

const described = (version: string, schema: string, more = '') => `openapi: ${version}
info: {title: Habits, version: '1'}
paths:
  /a:
    get:
      operationId: a
      summary: A
      responses: {'200': {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/X'}}}}}
components:
  schemas: {X: ${schema}}
${more}`;

async function published(text: string): Promise<{ api: Api; warnings: string[] }> {
  const { api, diagnostics } = await readText(text);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (!api) throw new Error('There is no model.');
  return { api, warnings: diagnostics.map(({ message }) => message) };
}

describe('schemas with idioms of another JSON Schema', () => {
  it.each([
    [
      '3.0.3',
      `{type: object, properties: {a: {type: [string, 'null']}}}`,
      { types: ['string'], nullable: true },
      'OpenAPI 3.0 has no type null.',
    ],
    [
      '3.0.3',
      '{type: object, properties: {a: {type: integer, exclusiveMinimum: 5}}}',
      { exclusiveMinimum: '5' },
      'exclusiveMinimum must be true or false.',
    ],
    [
      '3.0.3',
      '{type: object, properties: {a: {$schema: "http://json-schema.org/draft-07/schema#", type: string}}}',
      { types: ['string'] },
      'OpenAPI 3.0 has no $schema; it is read as in OpenAPI 3.1.',
    ],
    [
      '3.0.3',
      '{type: object, properties: {a: {type: string, const: b}}}',
      { const: '"b"' },
      'OpenAPI 3.0 has no const; it is read as in OpenAPI 3.1.',
    ],
    [
      '3.0.3',
      '{type: object, properties: {a: {type: string, examples: [b]}}}',
      { examples: ['"b"'] },
      'OpenAPI 3.0 has no examples; it is read as in OpenAPI 3.1.',
    ],
    [
      '3.0.3',
      '{type: object, properties: {a: {type: file}}}',
      { types: ['string'], format: 'binary' },
      'type is file, and must be array, boolean, integer, number, object or string.',
    ],
  ])('%s %s', async (version, schema, expected, warning) => {
    const { api, warnings } = await published(described(version, schema));
    expect(property(api, 'X', 'a')).toMatchObject(expected);
    expect(warnings).toContain(warning);
  });

  it.each(['3.0.3', '3.1.0'])('%s: a field that says itself that it is required (draft 3)', async (version) => {
    const { api, warnings } = await published(
      described(
        version,
        '{type: object, properties: {a: {type: string, required: true}, b: {type: string, required: false}}}',
      ),
    );
    expect(viewSchema(api, { ref: 'X' }).properties?.map(({ name, required }) => [name, required])).toEqual([
      ['a', true],
      ['b', false],
    ]);
    expect(warnings.filter((one) => one === 'required must be an array.')).toHaveLength(2);
  });

  it('a list of files in a form of Swagger 2.0', async () => {
    const { api } = await readFixture('form-of-files.json');
    const schema = api?.operations[0]?.requestBody?.content[0]?.schema;
    const files = schema && viewSchema(api, schema).properties?.find(({ name }) => name === 'files');
    expect(files && viewSchema(api, viewSchema(api, files.schema).items ?? {})).toMatchObject({
      types: ['string'],
      format: 'binary',
    });
  });
});

describe('security schemes with fields of another type', () => {
  const scheme = (version: string, text: string) => described(version, '{}', `  securitySchemes: {k: ${text}}`);

  it.each([
    [
      '3.0.0',
      '{type: http, scheme: bearer, bearerFormat: JWT, name: Authorization, in: header}',
      { type: 'http', scheme: 'bearer' },
      'name',
    ],
    ['3.1.0', '{type: http, scheme: bearer, in: header}', { type: 'http', scheme: 'bearer' }, 'in'],
    ['3.0.0', '{type: apiKey, name: X, in: header, scheme: bearer}', { type: 'apiKey', parameterName: 'X' }, 'scheme'],
    [
      '3.0.0',
      '{type: apiKey, name: X, in: header, bearerFormat: JWT}',
      { type: 'apiKey', parameterName: 'X' },
      'bearerFormat',
    ],
    [
      '3.0.0',
      '{type: oauth2, in: header, flows: {implicit: {authorizationUrl: "https://a.example", scopes: {}}}}',
      { type: 'oauth2' },
      'in',
    ],
    [
      '3.0.0',
      '{type: openIdConnect, openIdConnectUrl: "https://a.example", scheme: bearer}',
      { type: 'openIdConnect' },
      'scheme',
    ],
  ])('%s %s', async (version, text, expected, superfluous) => {
    const { api, warnings } = await published(scheme(version, text));
    expect(api.securitySchemes).toMatchObject([expected]);
    expect(warnings).toEqual(
      [`${superfluous} has no meaning for a security scheme of this type, and is ignored.`].concat(
        text.includes('in: header, name') || superfluous === 'name'
          ? ['in has no meaning for a security scheme of this type, and is ignored.']
          : [],
      ),
    );
  });

  it('basic, as in Swagger 2.0', async () => {
    const { api, warnings } = await published(scheme('3.0.0', '{type: basic}'));
    expect(api.securitySchemes).toMatchObject([{ type: 'http', scheme: 'basic' }]);
    expect(warnings).toEqual(['type is basic, and must be apiKey, http, oauth2 or openIdConnect.']);
  });
});

describe('addresses with placeholders', () => {
  it.each([
    'https://ip:port/',
    'http://<host>:<port>/',
    'https://localhost:99999/',
    '[x](https://a b/)',
    '[x](<https://ip:port>)',
  ])('%s leads nowhere', (text) => {
    const html = markdownToHtml(`Include "${text}" in it`);
    for (const [, address = ''] of html.matchAll(/href="([^"]*)"/g)) expect(URL.canParse(address)).toBe(true);
    expect(html).not.toContain('<a>');
  });
});

describe('an API without a name', () => {
  it.each([`{title: '', version: ''}`, '{title: null, version: null}', '{}', `{title: '  ', version: '1'}`])(
    'info: %s',
    async (info) => {
      const { api } = await published(`openapi: 3.0.3\ninfo: ${info}\npaths: {}\n`);
      expect(api.title).toBe('Fixture');
      expect(renderOverview(api).html).not.toMatch(/Version (?:\(|\.)|\(\)/);
    },
  );

  it('is called by its slug, and its version is not mentioned', async () => {
    const { api } = await published(
      `openapi: 3.0.3\ninfo: {title: '', version: ''}\npaths: {/a: {get: {responses: {'200': {description: OK}}}}}\n`,
    );
    expect(renderOverview(api).html).toContain('<p class="note"><a href="/docs/api/fixture/">All operations</a>');
    expect(api.operations.map((one) => renderOperation(api, one).html).join()).not.toContain('//#');
  });
});

describe('parameters of Swagger 2.0 in words of OpenAPI 3', () => {
  const parameter = (text: string, more = '') => `swagger: '2.0'
info: {title: Habits, version: '1'}
paths: {/a: {get: {summary: A, parameters: [{name: p, ${text}}], responses: {'200': {description: OK}}}}}
definitions: {Colour: {type: string, enum: [red, blue]}}
${more}`;

  it.each([
    [
      'in: query, type: array, collectionFormat: multi, required: false, items: {$ref: "#/definitions/Colour"}',
      ['Swagger 2.0 allows no $ref in items here; its target is shown.'],
      { explode: true, schema: { types: ['array'], items: { ref: 'Colour' } } },
    ],
    [
      'in: query, type: object, required: true, properties: {a: {type: integer}}',
      ['type is object, and must be string, number, boolean, integer, array or file.'],
      { required: true, schema: { types: ['object'], properties: [{ name: 'a', schema: { types: ['integer'] } }] } },
    ],
  ])('%s', async (text, expected, shown) => {
    const { api, warnings } = await published(parameter(text));
    expect(warnings).toEqual(expect.arrayContaining(expected));
    expect(warnings.join()).not.toMatch(/collectionFormat|required is/);
    expect(api.operations[0]?.parameters.query).toMatchObject([shown]);
  });

  it.each([
    ['implicit', 'authorizationUrl: https://a.example'],
    ['password', 'tokenUrl: https://a.example'],
    ['application', 'tokenUrl: https://a.example'],
    ['accessCode', 'authorizationUrl: https://a.example, tokenUrl: https://b.example'],
  ])('fields of OpenAPI 3 beside the flow %s', async (flow, address) => {
    const scheme = `{type: oauth2, flow: ${flow}, ${address}, scopes: {}, flows: {}}`;
    const { warnings } = await published(parameter('in: query, type: string', `securityDefinitions: {k: ${scheme}}`));
    expect(warnings.filter((one) => !one.includes('operationId'))).toEqual([
      'flows has no meaning for a security scheme of this type, and is ignored.',
    ]);
  });

  it('a flow of Swagger 2.0 in OpenAPI 3 is an error, whatever else is wrong', async () => {
    const scheme = '{type: oauth2, flow: implicit, authorizationUrl: https://a.example, scopes: {}}';
    const more = `  securitySchemes: {k: ${scheme}, b: {type: apiKey, name: b}}`;
    const { diagnostics } = await readText(described('3.0.3', '{type: object}', more));
    const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
    expect(errors).toEqual(expect.arrayContaining(['flows is missing from k.', 'in is missing from b.']));
  });

  it('two schemes of one name to the converter are an error beside a warning', async () => {
    const scheme = '{type: basic, flows: {}}';
    const { api, diagnostics } = await readText(
      parameter('in: query, type: string', `securityDefinitions: {a b: ${scheme}, a_b: ${scheme}}`),
    );
    expect(api).toBeNull();
    const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
    expect(errors).toEqual([expect.stringMatching(/^This Swagger 2\.0 file cannot be read as OpenAPI 3\.0: /)]);
    expect(diagnostics.map(({ severity }) => severity)).toContain('warning');
  });
});

describe('Swagger 2.0 as its generators mean it, on the page and in the sample', () => {
  const body = 'in: body, name: b, required: true, schema';
  const responses = ", responses: {'200': {description: OK, schema: {type: object}}}";
  const typeBesideSchema = 'Swagger 2.0 has no schema here.';

  it.each<[name: string, operation: string, shown: string[], warnings?: string[]]>([
    [
      'Content-Type and Accept as parameters replace what follows from the content',
      `consumes: [text/plain], parameters: [
        {name: Content-type, in: header, type: string, enum: [text/x-a], default: text/x-a},
        {name: ACCEPT, in: header, type: string, default: text/x-b},
        {${body}: {type: string}}]`,
      ['- `Content-type` (string): Always `text/x-a`.', "-H 'Content-Type: text/x-a'", "-H 'ACCEPT: text/x-b'"],
    ],
    [
      'without values they follow from the content',
      `produces: [application/json], parameters: [
        {name: Content-Type, in: header, type: string, required: true},
        {name: Accept, in: header, type: string, required: true},
        {name: Authorization, in: header, type: string, required: true},
        {${body}: {type: object}}]`,
      ["-H 'Content-Type: application/json'", "-H 'Accept: application/json'", "-H 'Authorization: YOUR_CREDENTIALS'"],
    ],
    [
      'a form has the type that its parts need',
      `consumes: [multipart/form-data], parameters: [
        {name: Content-Type, in: header, type: string, required: true},
        {name: f, in: formData, type: file}]`,
      ["POST 'https://x.example/a' \\\n  -F 'f=@\"file.bin\"'\n"],
    ],
    [
      'fields beside references to schemas',
      `parameters: [{${body}: {$ref: '#/definitions/S', description: Of the body, example: {v: 5}}}]`,
      ['Of the body', '"v": 5'],
    ],
    [
      'fields beside references in fields, items and maps',
      `parameters: [{${body}: {type: object, properties: {
        s: {$ref: '#/definitions/S', description: Of the field, x-nullable: true},
        l: {type: array, items: {$ref: '#/definitions/S', description: Of items}},
        r: {$ref: '#/definitions/S', readOnly: true}}, additionalProperties: {$ref: '#/definitions/S', description: Of others}}}]`,
      ['- `s` (S or null): Of the field.', 'Each item: Of items.', '*any other name* (S): Of others.'],
    ],
    [
      'descriptions beside references to parameters and responses',
      `parameters: [{$ref: '#/parameters/B', description: My body}, {$ref: '#/parameters/L', description: My limit}],
        responses: {'200': {$ref: '#/responses/R', description: My response}}`,
      ['My body', '- `limit` (integer): My limit.', 'My response'],
    ],
    [
      'fields that may be sent empty',
      `parameters: [{name: q, in: query, type: string, allowEmptyValue: true},
        {name: n, in: formData, type: string, allowEmptyValue: true},
        {name: l, in: formData, type: array, items: {type: string}, collectionFormat: pipes, allowEmptyValue: true}]`,
      [
        'May be sent empty, as `q=`.',
        '- `n`: May be sent empty.',
        '`l`: Sent as `l=value1%7Cvalue2`. May be sent empty.',
      ],
    ],
    [
      'files in schemas, wherever they stand',
      `parameters: [{${body}: {type: object, properties: {f: {type: file}, l: {type: array, items: {type: file}}}}}],
        responses: {'200': {description: OK, schema: {type: file}}, '201': {description: OK, schema: {$ref: '#/definitions/F'}}}`,
      ['- `f` (string (binary))', '- `l` (array of string (binary))', '`application/json`: F (string: binary)'],
    ],
    [
      'the schema of a parameter of OpenAPI 3',
      `parameters: [{name: f, in: formData, required: true, schema: {type: file}},
        {name: q, in: query, schema: {type: integer, maximum: 5}},
        {name: h, in: header, schema: {type: array, items: {type: integer}}}]`,
      ['- `f` (string (binary), required)', '- `q` (integer): At most `5`.', '- `h` (array of integer)'],
      [typeBesideSchema, typeBesideSchema, typeBesideSchema],
    ],
  ])('%s', async (_name, operation, shown, expected = []) => {
    const { api, warnings } = await published(`swagger: '2.0'
info: {title: Habits, version: '1'}
host: x.example
produces: [application/json]
paths: {/a: {post: {operationId: a, summary: A, ${operation}${operation.includes('responses:') ? '' : responses}}}}
parameters: {B: {${body}: {type: object}}, L: {name: limit, in: query, type: integer}}
responses: {R: {description: Shared}}
definitions: {F: {type: file}, S: {type: object, description: Shared, properties: {v: {type: integer}}}}
`);
    const text = operationMarkdown(api, 'a');
    for (const words of shown) expect(text).toContain(words);
    expect(warnings).toEqual(expected);
  });
});

it.each([
  ['contentMediaType: image/png', 'binary'],
  ['contentMediaType: image/png, contentEncoding: base64', 'string'],
  ['contentEncoding: base64', 'string'],
  ['contentMediaType: application/json, contentSchema: {type: object}', 'string'],
])('a schema without a type is bytes only if it has a media type alone: %s', async (keywords, type) => {
  const { api } = await published(described('3.1.0', `{type: object, properties: {a: {${keywords}}}}`));
  const html = api.operations.map((one) => renderOperation(api, one).html).join();
  expect(/>a<\/code> <span class="type">([^<]*)</.exec(html)?.[1]).toBe(type);
});

describe('null of OpenAPI 3.0 without a type', () => {
  it.each(['anyOf', 'oneOf'])('in %s, it is null', async (keyword) => {
    const { api } = await published(
      described('3.0.3', `{type: object, properties: {a: {${keyword}: [{type: string}, {nullable: true}]}}}`),
    );
    expect(property(api, 'X', 'a')).toMatchObject({ types: ['string'], nullable: true });
  });

  it('elsewhere, it is anything', async () => {
    const { api } = await published(
      described('3.0.3', '{type: object, properties: {a: {nullable: true}}, additionalProperties: {nullable: true}}'),
    );
    const html = api.operations.map((one) => renderOperation(api, one).html).join();
    expect(html).toMatch(/>a<.*?class="type">any</);
    expect(html).toContain('Other fields are allowed.');
  });
});

it('names that @fastify/swagger numbers are in the titles', async () => {
  const { api } = await published(`openapi: 3.0.3
info: {title: Habits, version: '1'}
paths: {}
components: {schemas: {def-0: {title: booking, type: object}, Booking: {title: other, type: object}}}
`);
  expect(Object.values(api.schemas).map(({ name }) => name)).toEqual(['booking', 'Booking']);
});

it('a lone variant of a discriminator keeps its name', async () => {
  const { api } = await published(`swagger: '2.0'
info: {title: Habits, version: '1'}
paths: {/a: {get: {operationId: a, summary: A, responses: {'200': {description: OK, schema: {$ref: '#/definitions/Pet'}}}}}}
definitions:
  Pet: {type: object, discriminator: kind, required: [kind], properties: {kind: {type: string}}}
  Dog: {allOf: [{$ref: '#/definitions/Pet'}, {type: object, properties: {bark: {type: boolean}}}]}
`);
  const html = api.operations.map((one) => renderOperation(api, one).html).join();
  expect(html).toMatch(/<label[^>]*>Dog<\/label>/);
});

it.each([
  described('3.0.3', "{type: object, properties: {a: {type: array, items: {$ref: '#'}}}}"),
  described('3.1.0', "{type: object, properties: {a: {type: array, items: {$ref: '#'}}}}"),
  `swagger: '2.0'
info: {title: Habits, version: '1'}
paths: {}
definitions: {X: {type: object, properties: {a: {type: array, items: {$ref: '#'}}}}}`,
])('# within a component is the component, as in JSON Schema: %s', async (text) => {
  const { api, warnings } = await published(text);
  expect(property(api, 'X', 'a').items).toEqual({ ref: 'X' });
  expect(warnings).toContain(
    'The reference # points to the whole specification; it is read as a reference to X, the schema around it.',
  );
});

it('parts that several paths share are in an extension of components', async () => {
  const { api, warnings } = await published(`openapi: 3.0.4
info: {title: Habits, version: '1'}
paths:
  /a: {$ref: '#/components/x-paths/a'}
components:
  x-paths: {a: {get: {operationId: a, summary: A, responses: {'200': {$ref: '#/components/x-responses/ok'}}}}}
  x-responses: {ok: {description: OK}}
`);
  expect(warnings).toEqual([]);
  expect(api.operations).toMatchObject([{ title: 'A', responses: [{ description: 'OK' }] }]);
});

describe('references of bundlers to a schema in its place', () => {
  it.each([
    ['post/requestBody/content/multipart~1form-data/schema', 'MakeARequest'],
    ['post/responses/200/content/text~1json/schema', 'MakeAResponse'],
    ['post/responses/200/content/text~1json/schema/properties/content', 'content'],
    ['post/responses/200/content/text~1json/schema/properties/list/prefixItems/0', 'list'],
    ['get/responses/default/content/application~1json/schema', 'Problem'],
    ['get/responses/404/content/application~1json/schema', 'GetABResponse404'],
    ['get/responses/404/headers/X-A/schema', 'X-A'],
    ['get/parameters/0/schema', 'GetABParameter'],
  ])('have names of their own: %s', async (place, name) => {
    const { api } = await published(`openapi: 3.1.0
info: {title: Habits, version: '1'}
paths:
  /a/{b}:
    parameters: [{name: b, in: path, required: true, schema: {type: string}}]
    get:
      summary: A
      parameters: [{name: c, in: query, schema: {type: object}}]
      responses:
        '404': {description: None, headers: {X-A: {schema: {type: integer}}}, content: {application/json: {schema: {type: object}}}}
        default: {description: Other, content: {application/json: {schema: {type: object, title: Problem}}}}
    post:
      operationId: makeA
      summary: B
      requestBody: {content: {multipart/form-data: {schema: {type: object}}}}
      responses:
        '200': {description: OK, content: {text/json: {schema: {type: object, properties: {content: {type: object}, list: {prefixItems: [{type: object}]}}}}}}
components: {schemas: {X: {type: array, items: {$ref: '#/paths/~1a~1%7Bb%7D/${place}'}}}}
`);
    const { ref } = viewSchema(api, { ref: 'X' }).items ?? {};
    expect(api.schemas[ref ?? '']?.name).toBe(name);
  });
});
