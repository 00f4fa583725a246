/** No example is shown that the page's own check of JSON refuses, unless the page says so beside it. */
import { describe, expect, it } from 'vitest';
import { fixtureApi, readText } from '../fixtures/read-fixture';
import { refusedExamples } from '../fixtures/refused-examples';

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
