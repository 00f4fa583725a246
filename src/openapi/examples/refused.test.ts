/** No example is shown that the page's own check of JSON refuses, unless the page says so beside it. */
import { describe, expect, it } from 'vitest';
import { installedCollections } from '../../../bench/corpus/collections';
import { githubSample } from '../../../tests/github-api/read';
import { fixtureApi, readText } from '../fixtures/read-fixture';
import { refusedExamples } from '../fixtures/refused-examples';
import { readApi } from '../read/read-api';

const files = installedCollections.flatMap(({ name, files: all, read }): [string, string][] =>
  name === '@octokit/openapi'
    ? [[name, githubSample(20)]]
    : all.filter((file) => file.endsWith('.yaml')).map((file) => [`${name}/${file}`, read(file) ?? '']),
);

describe('examples of the corpus', () => {
  it.each(files)('%s', { timeout: 60_000 }, async (name, text) => {
    const { api } = await readApi({ path: name, text, slug: 'x' });
    if (!api) throw new Error('There is no model.');
    const { refused } = refusedExamples(api);
    expect(refused.filter(({ told }) => !told)).toEqual([]);
    // One that we made has no valid value at all: its tree has no end.
    const made = refused.filter(({ authored, place }) => !authored && !/circular/.test(name) && place !== '');
    expect(made).toEqual([]);
  });
});

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
