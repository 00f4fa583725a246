/** Pages and their Markdown say what the specification says. */
import { describe, expect, it } from 'vitest';
import { apiBody } from '../data/body';
import { apiPages, apiSidebar } from '../data/pages/api-pages';
import { indexHtml } from '../data/fixtures/api-index';
import { apiPageMarkdown } from '../publish/markdown/fixtures/api-markdown';
import { indexMarkdown, operationMarkdown } from '../publish/markdown/fixtures/api-markdown';
import { buildSearchIndex } from '../publish/search/search-records';
import { specifications } from '../publish/specifications/specifications';
import { readText } from './fixtures/read-fixture';
import { markdownToText } from './model/markdown';
import type { Api, Schema } from './model/model';
import { operationRequest } from './samples/operation-request';
import { sampleLanguages } from './samples/samples';
import { sampleRequest } from './samples/request';
import { typeWords, wordsToText } from './words/words';

async function read(text: string): Promise<Api> {
  const { api, diagnostics } = await readText(text);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (!api || errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return api;
}

/** Return the text of an operation's page and its Markdown. */
function texts(api: Api, at = 0): string[] {
  const operation = api.operations[at];
  if (!operation) throw new Error('there is no such operation');
  const found = apiPages(api).filter(({ type }) => type === 'ApiOperation')[at];
  const html = found ? (apiBody(api, found)?.html ?? '') : '';
  const words = html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  return [words, markdownToText(operationMarkdown(api, operation.name))].map((text) => text.replace(/\s+/g, ' '));
}

const samples = (api: Api, at = 0) => {
  const operation = api.operations[at];
  if (!operation) throw new Error('there is no such operation');
  const request = sampleRequest(operationRequest(api, operation));
  return Object.fromEntries(sampleLanguages.map(({ id, print }) => [id, print(request)]));
};

const schemaOf = (schema: string, version = '3.1.1') =>
  read(
    `openapi: ${version}\ninfo: {title: T, version: '1'}\npaths: {/a: {post: {operationId: a, summary: A, requestBody: {content: {application/json: {schema: {type: object, properties: {field: ${schema}}}}}}, responses: {'204': {description: Done}}}}}`,
  );

describe('samples', () => {
  it.each([
    ["{'204': {description: Done}}", null],
    ['{default: {description: Done}}', null],
    ["{'200': {description: OK, content: {application/json: {}}}}", true],
    [
      "{'404': {description: No, content: {text/plain: {}}}, default: {description: OK, content: {application/json: {}}}}",
      true,
    ],
    ["{'200': {description: OK, content: {text/csv: {}}}}", false],
    ["{'200': {description: OK, content: {application/json: {}}}, '204': {description: None}}", false],
    ["{'204': {description: None, content: {application/json: {}}}}", null],
  ])('read what the response holds: %s', async (responses, json) => {
    const api = await read(`paths: {/a: {get: {operationId: a, summary: A, responses: ${responses}}}}`);
    const { javascript, python, go, csharp } = samples(api);
    expect([javascript?.includes('.json()'), python?.includes('.json()')]).toEqual([json === true, json === true]);
    expect(javascript).toContain(json === null ? 'console.log(response.status)' : 'console.log(await response');
    expect(python).toContain(json === null ? 'print(response.status_code)' : 'print(response.');
    expect(go).toContain(`fmt.Println(${json === null ? 'response.Status' : 'string(content)'})`);
    expect(csharp).toContain(`Console.WriteLine(${json === null ? 'response.StatusCode' : 'content'})`);
  });

  it('look at the status first, in the languages that nothing here may run', async () => {
    const api = await read("paths: {/a: {get: {operationId: a, summary: A, responses: {'200': {description: OK}}}}}");
    const { go, csharp } = samples(api);
    expect(go).toMatch(/if response\.StatusCode >= 300 \{\n\t\tpanic\(.*content.*\)\n\t\}\n\tfmt\.Println/);
    expect(csharp).toMatch(/if \(!response\.IsSuccessStatusCode\) throw .*content.*\n.*Console\.WriteLine/);
  });
});

describe('titles', () => {
  const long =
    'Lists **all** `flights`. It takes a while, since each of them is asked for one by one from every tower there is.';
  it('are one line of text, and the whole summary stands in the description', async () => {
    const api = await read(
      `paths: {/a: {get: {operationId: a, summary: '${long}', description: More., responses: {}}, post: {operationId: b, summary: 'Make *one*', responses: {}}}}`,
    );
    expect(api.operations).toMatchObject([
      { summary: 'Lists all flights', description: `${long}\n\nMore.` },
      { summary: 'Make one', description: '' },
    ]);
  });

  it('are cut at a word where not even a sentence fits', async () => {
    const words = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');
    const api = await read(`paths: {/a: {get: {operationId: a, summary: '${words}', responses: {}}}}`);
    expect(api.operations[0]?.summary).toMatch(/^word0 .* word\d+…$/);
    expect(api.operations[0]?.summary.length).toBeLessThanOrEqual(80);
    expect(api.operations[0]?.description).toBe(words);
  });
});

it('tags without operations are introductions, with pages of their own at their place', async () => {
  const api = await read(
    `tags:
  - {name: start, x-displayName: Start, description: "Begin *here*.\\n\\n## First step\\n\\nRead."}
  - {name: a, description: All of a.}
  - {name: empty}
  - {name: START, externalDocs: {url: 'https://example.com/more'}}
  - {name: around, summary: Around, description: All around.}
  - {name: inside, parent: around}
paths: {/a: {get: {operationId: a, summary: A, tags: [a], responses: {}}, put: {operationId: b, summary: B, tags: [inside], responses: {}}}}`,
  );
  const [first, second, third] = ['start', 'start-2', 'around'].map((name) => `/docs/api/fixture/topics/${name}/`);
  expect(apiSidebar(api).slice(2)).toMatchObject([
    { label: 'Start', path: first },
    { label: 'a', items: [{ label: 'A' }] },
    { label: 'START', path: second },
    { label: 'Around', items: [{ label: 'Introduction', path: third }, { label: 'inside' }] },
  ]);
  const topics = apiPages(api).filter(({ type }) => type === 'ApiTopic');
  expect(topics.map(({ path, title, description }) => [path, title, description])).toEqual([
    [first, 'Start', 'Begin here. First step · Read.'],
    [second, 'START', 'What Fixture says about START.'],
    [third, 'Around', 'All around.'],
  ]);
  const [start, more] = topics.map((page) => apiBody(api, page));
  expect(start?.html).toContain('Begin <em>here</em>.');
  expect(start?.headings).toMatchObject([{ id: 'first-step', text: 'First step' }]);
  expect(more?.html).toContain('href="https://example.com/more"');
  expect(indexHtml(api)).toContain(`Begin here. First step · Read. <a href="${first}">Introduction to Start</a>`);
  expect(indexMarkdown(api)).toContain(`## Start\n\nBegin here. First step · Read. [Introduction to Start](${first})`);
  expect(topics[0] && apiPageMarkdown(api, topics[0])).toContain('# Start\n\nBegin *here*.\n\n## First step');
  expect(buildSearchIndex([], [api]).pages.find(({ path }) => path === first)).toMatchObject({
    title: 'Start',
    sections: [{ id: 'first-step', text: 'Read. All operations' }],
  });
});

it('components that nothing uses have pages, and those that something uses only where they are large', async () => {
  const api = await read(
    `paths: {/a: {get: {operationId: a, summary: A, responses: {'200': {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/Used'}}}}}}}}
components:
  schemas:
    Used: {type: object, properties: {kind: {$ref: '#/components/schemas/Kind'}}}
    Kind: {type: string, enum: [a, b]}
    Event: {type: object, discriminator: {propertyName: type}, properties: {type: {type: string}}}
    Landed: {allOf: [{$ref: '#/components/schemas/Event'}, {properties: {at: {type: string}}}]}`,
  );
  expect(Object.values(api.schemas).map(({ name, page }) => [name, page])).toEqual([
    ['Used', null],
    ['Kind', null],
    ['Event', 'event'],
    ['Landed', 'landed'],
  ]);
  expect(indexHtml(api)).toContain('/docs/api/fixture/models/landed/');
});

/** Move the null of a variant to the choice: "string or null, or boolean" is "string or boolean, or null". */
const hoisted = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (_key, value: Schema | null) =>
    value?.oneOf?.some(({ nullable }) => nullable)
      ? { ...value, nullable: true, oneOf: value.oneOf.map(({ nullable: _, ...rest }) => rest) }
      : value,
  ) as Schema;

describe('the words of a type', () => {
  it('are unique for every combination of array, map, choice and null', async () => {
    const atoms = ['{type: string}', '{type: integer}'];
    const wrap = (schema: string) => [
      schema,
      `{type: array, items: ${schema}}`,
      `{type: [array, 'null'], items: ${schema}}`,
      `{type: object, additionalProperties: ${schema}}`,
      `{oneOf: [${schema}, {type: 'null'}]}`,
      `{oneOf: [${schema}, {type: boolean}]}`,
      `{type: array, items: {oneOf: [${schema}, {type: boolean}]}}`,
      `{type: array, items: {oneOf: [${schema}, {type: 'null'}]}}`,
    ];
    const schemas = [...new Set(atoms.flatMap(wrap).flatMap(wrap))];
    const api = await read(
      `paths: {}\ncomponents:\n  schemas:\n${schemas.map((schema, index) => `    S${index}: ${schema}`).join('\n')}\n`,
    );
    const byWords = new Map<string, Set<string>>();
    for (const [index] of schemas.entries()) {
      const { schema } = api.schemas[`S${index}`] ?? {};
      if (!schema) throw new Error('a schema is missing');
      const words = wordsToText(typeWords(api, schema));
      // The same model is the same type, however it is written.
      byWords.set(words, (byWords.get(words) ?? new Set()).add(JSON.stringify(sorted(hoisted(schema)))));
    }
    // Choices too long for a line are below it, one by one.
    const ambiguous = [...byWords].filter(([words, models]) => models.size > 1 && !/(?:one|any) of \d/.test(words));
    expect(ambiguous).toEqual([]);
    expect(byWords.has('null or array of string')).toBe(true);
    expect(byWords.has('array of (string or null)')).toBe(true);
  });

  it('are of all values of an enum, which stand as JSON where a text could be another value', async () => {
    const api = await schemaOf("{enum: [1, '1', auto, null]}");
    for (const text of texts(api)) {
      expect(text).toContain('integer or string or null');
      expect(text).toContain('"1"');
      expect(text).toContain('"auto"');
    }
    for (const text of texts(await schemaOf('{enum: [left, right]}'))) expect(text).toMatch(/ left,? right/);
  });
});

/** Sort a model's choices. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inside]) => [key, sorted(inside)]),
  );
}

describe('rules', () => {
  it.each([
    ['{type: object, properties: {a: {type: string}}, additionalProperties: false}', ['No other fields.']],
    ['{type: object, properties: {a: {type: string}}, unevaluatedProperties: false}', ['No other fields.']],
    [
      '{type: object, patternProperties: {^x-: {type: string}}, additionalProperties: false}',
      ['No other fields.', '/^x-/'],
    ],
    ['{type: object, additionalProperties: false}', ['No fields.']],
    ['{type: array, prefixItems: [{type: string}], items: false}', ['No other items.']],
    ['{type: array, prefixItems: [{type: string}], unevaluatedItems: false}', ['No other items.']],
    ['{type: array, contains: {type: integer}, minContains: 2}', ['At least 2 items are']],
    ['{type: array, contains: {type: integer}, minContains: 0}', ['Some items may be']],
    ['{type: array, contains: {type: integer}, minContains: 0, maxContains: 3}', ['At most 3 items are']],
    ['{type: array, contains: {type: integer}, minContains: 2, maxContains: 2}', ['Exactly 2 items are']],
    ['{type: object, propertyNames: {maxLength: 3}}', ['ames: at most 3 characters']],
    ['{type: object, propertyNames: {enum: [a, b]}}', ['ames: any of a, b']],
    ['{type: string, examples: [one, two, three]}', ['or example one , two , three']],
  ])('of %s are said', async (schema, words) => {
    for (const text of texts(await schemaOf(schema)))
      for (const word of words) expect(text.replaceAll(' ,', ',')).toContain(word.replaceAll(' ,', ','));
  });

  it('of an open object are not said', async () => {
    for (const text of texts(await schemaOf('{type: object, properties: {a: {type: string}}}')))
      expect(text).not.toContain('No other');
  });

  it('are shown with examples of parameters that are lists or objects', async () => {
    const api = await read(
      'paths: {/a: {get: {operationId: a, summary: A, parameters: [{name: q, in: query, schema: {type: array, items: {type: integer}}, example: [1, 2]}], responses: {}}}}',
    );
    for (const text of texts(api)) expect(text).toContain('[1,2]');
  });
});

it('examples of application/problem+xml are XML', async () => {
  const api = await read(
    "paths: {/a: {get: {operationId: a, summary: A, responses: {'400': {description: No, content: {application/problem+xml: {schema: {type: object, xml: {name: problem}, properties: {title: {type: string}}}, example: {title: A & B}}}}}}}}",
  );
  for (const text of texts(api)) expect(text.replace(/\s*([<>])\s*/g, '$1')).toContain('<title>A');
});

describe('what is internal', () => {
  const text = `tags: [{name: a}, {name: secretTag, x-internal: true}]
servers: [{url: https://shown.example.com}, {url: https://secret.example.com, x-internal: true}]
paths:
  /a:
    get:
      operationId: shown
      summary: Shown
      parameters:
        - {name: secretParameter, in: query, x-internal: true, schema: {type: string}}
        - {$ref: '#/components/parameters/Secret'}
      responses:
        '200':
          description: OK
          headers: {Secret-Header: {x-internal: true, schema: {type: string}}}
          content:
            application/secret: {x-internal: true, schema: {type: string}}
            application/json:
              schema:
                type: object
                required: [secretField, secretReference, a]
                properties:
                  a: {oneOf: [{type: string}, {type: array, items: {type: string}}, {$ref: '#/components/schemas/Secret'}]}
                  secretField: {type: string, x-internal: true}
                  secretReference: {$ref: '#/components/schemas/Secret'}
        '299': {x-internal: true, description: Secret.}
      callbacks: {secretCallback: {x-internal: true, '{$request.body#/url}': {post: {responses: {}}}}}
    post: {operationId: secretOperation, summary: secretSummary, x-internal: true, responses: {}}
  /secret-path: {x-internal: true, get: {operationId: secretToo, summary: secretSummary, responses: {}}}
webhooks: {secretHook: {x-internal: true, post: {responses: {}}}}
components:
  parameters: {Secret: {name: secretShared, in: query, x-internal: true, schema: {type: string}}}
  securitySchemes: {secretScheme: {type: http, scheme: basic, x-internal: true}}
  schemas:
    Secret: {type: object, x-internal: true, properties: {secret: {type: string}}}
    B: {allOf: [{type: object, properties: {b: {type: string}}}, {x-internal: true, properties: {secret: {type: string}}}]}
`;
  it.each(['true', 'TRUE'])('written as %s, is published nowhere', async (written) => {
    const { api } = await readText(text.replaceAll('x-internal: true', `x-internal: ${written}`));
    if (!api) throw new Error('There is no model of it.');
    const pages = [indexHtml(api), ...apiPages(api).map((page) => apiBody(api, page)?.html ?? '')];
    const files = (await specifications(api, '.')).map(({ content }) => String(content));
    for (const published of [...pages, ...files, ...texts(api), indexMarkdown(api)])
      expect(published).not.toMatch(/secret/i);
    expect(files.join('')).toContain('shown');
  });
});

it('what authors say of an end, of stability and of badges is shown, and nothing is promised', async () => {
  const api = await read(
    "paths: {/a: {get: {operationId: a, summary: A, deprecated: true, x-deprecated-description: Use *b*., x-sunset: '2027-01-01', x-stability: beta, x-badges: [{name: Early access}], responses: {}}}}",
  );
  for (const text of texts(api)) {
    expect(text).toContain('Deprecated');
    expect(text).not.toContain('still answers');
    for (const words of ['Use b', 'Ends on 2027-01-01', 'Stability: beta', 'Early access'])
      expect(text.replace(/ +/g, ' ')).toContain(words);
  }
});
