/** No example is shown that the page's own check of JSON refuses, unless the page says so beside it. */
import { describe, expect, it } from 'vitest';
import { fixtureApi, readText } from '../fixtures/read-fixture';
import { refusedExamples } from '../fixtures/refused-examples';
import { operationRequest } from '../samples/operation-request';
import { sampleRequest } from '../samples/request';
import { contentExamples } from './examples';

describe('examples of schemas that are hard to meet', () => {
  it.each([
    [
      'an overlapping oneOf',
      `{oneOf: [{type: object, properties: {a: {type: string}}}, {type: object, properties: {a: {type: string}, b: {type: string}}}]}`,
    ],
    [
      'a wrong example inside',
      `{type: object, properties: {a: {type: integer, example: x}, b: {enum: [c, d], example: e}}}`,
    ],
    [
      'conditions',
      `{type: object, required: [country], properties: {country: {enum: [US, NL]}, postal: {type: string}}, if: {properties: {country: {const: US}}}, then: {properties: {postal: {pattern: '^\\d{5}$'}}}, else: {required: [postal], properties: {postal: {pattern: '^\\d{4} [A-Z]{2}$'}}}}`,
    ],
    [
      'dependent fields',
      `{type: object, minProperties: 2, properties: {card: {type: string}, billing: {type: string}}, dependentRequired: {card: [billing]}}`,
    ],
    [
      'fixed items',
      `{type: array, prefixItems: [{type: number}, {enum: [N, S]}], items: false, contains: {type: number}}`,
    ],
    ['several types', `{type: [string, integer, 'null'], minLength: 2, minimum: 5}`],
    [
      'names',
      `{type: object, propertyNames: {pattern: '^[a-z]+$'}, patternProperties: {'^x-': {type: integer}}, unevaluatedProperties: false}`,
    ],
    ['an empty text', `{type: object, properties: {a: {const: ''}, b: {enum: ['']}}}`],
  ])('%s', async (_, schema) => {
    const { api } = await readText(
      `paths: {/a: {post: {requestBody: {content: {application/json: {schema: ${schema}}}}, responses: {'200': {description: OK, content: {application/json: {schema: ${schema}}}}}}}}`,
    );
    if (!api) throw new Error('There is no model.');
    expect(refusedExamples(api)).toEqual({ examples: expect.any(Number) as number, refused: [] });
  });

  it('say so where the author is wrong', async () => {
    const { api } = await readText(
      `paths: {/a: {get: {responses: {'200': {description: OK, content: {application/json: {schema: {type: object, required: [id]}, example: {name: a}}}}}}}}`,
    );
    if (!api) throw new Error('There is no model.');
    expect(refusedExamples(api).refused).toMatchObject([{ authored: true, told: true }]);
  });

  it.each(['discriminator-in-items.yaml', 'json-schema-3.1.yaml'])('of %s', async (name) =>
    expect(refusedExamples(await fixtureApi(name)).refused).toEqual([]),
  );
});

describe("an author's example", () => {
  const ofId = 'schema: {type: object, required: [id], properties: {id: {type: integer}}}';
  const lines = '{"a":1}\n{"b":2}\n';
  const needsId = 'This does not fit the schema: it needs the field "id".';
  const several = 'These are several JSON values, sent as they are written.';
  const noJson = 'This does not fit the schema: it is not JSON.';
  const made = { value: { id: 1 } };
  const text = (one: string) => JSON.stringify(one);
  it.each([
    // A text where the schema takes none is the body as it is sent.
    [`application/json: {schema: {type: array}, example: ${text(lines)}}`, [[lines, several]], { text: lines }],
    [`application/json: {${ofId}, examples: {x: {value: ${text(lines)}}}}`, [[lines, several]], { text: lines }],
    [`application/vnd.a+json: {schema: {type: array, example: ${text(lines)}}}`, [[lines, several]], { text: lines }],
    [`application/json: {example: ${text(lines)}}`, [[lines, several]], { text: lines }],
    [`application/json: {schema: {type: string}, example: ${text(lines)}}`, [[text(lines), '']], { value: lines }],
    ['application/json: {schema: {type: integer}, example: "5"}', [['5', '']], { value: 5 }],
    ['application/json: {examples: {x: {serializedValue: "{x"}}}', [['{x', '']], { text: '{x' }],
    [`application/xml: {${ofId}, example: <a/>}`, [['<a/>', '']], { text: '<a/>' }],
    // One that does not fit is shown with the reason, and never sent.
    [`application/json: {${ofId}, example: {n: 1}}`, [['{\n  "n": 1\n}', needsId]], made],
    [`application/json: {${ofId}, example: '{"id": <id>}'}`, [['{"id": <id>}', noJson]], made],
    [`application/json: {${ofId.slice(0, -1)}, example: {n: 1}}}`, [['{\n  "n": 1\n}', needsId]], made],
    [`application/yaml: {${ofId}, example: {n: 1}}`, [['n: 1\n', needsId]], { text: 'id: 1\n' }],
    [
      `application/x-www-form-urlencoded: {${ofId}, example: {n: 1}}`,
      [['{\n  "n": 1\n}', needsId]],
      {
        fields: [['id', '1']],
      },
    ],
    [
      `application/json: {${ofId}, examples: {bad: {value: {n: 1}}, good: {value: {id: 7}}}}`,
      [
        ['{\n  "n": 1\n}', needsId],
        ['{\n  "id": 7\n}', ''],
      ],
      { value: { id: 7 } },
    ],
    [`application/json: {${ofId}, examples: {x: {externalValue: 'https://h.example/x'}}}`, [[null, '']], made],
    // An empty one is none.
    [`application/json: {${ofId}, example: ''}`, [['{\n  "id": 1\n}', '']], made],
    [`application/json: {${ofId}, example: null}`, [['{\n  "id": 1\n}', '']], made],
    [`application/json: {${ofId.slice(0, -1)}, example: ''}}`, [['{\n  "id": 1\n}', '']], made],
    [
      `application/xml: {${ofId}, example: ''}`,
      [[expect.stringContaining('<id>1</id>'), '']],
      {
        text: expect.stringContaining('<id>1</id>') as string,
      },
    ],
    ["application/json: {schema: {type: string}, example: ''}", [['""', '']], { value: '' }],
    ["application/json: {schema: {type: [object, 'null']}, example: null}", [['null', '']], { value: null }],
  ])('%s', async (content, shown, sent) => {
    const { api } = await readText(
      `openapi: 3.2.0\ninfo: {title: T, version: '1'}\npaths: {/a: {post: {requestBody: {content: {${content}}}, responses: {'200': {description: OK}}}}}`,
    );
    const [operation] = api?.operations ?? [];
    if (!api || !operation) throw new Error('There is no model.');
    const examples = contentExamples(api, operation.requestBody?.content ?? [], 'request');
    expect(examples.map((example) => [example.text, example.description])).toEqual(shown);
    expect(sampleRequest(operationRequest(api, operation)).body).toMatchObject(sent);
  });
});
