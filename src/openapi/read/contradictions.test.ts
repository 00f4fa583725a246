import { expect, it } from 'vitest';
import { modelExamples } from '../examples/examples';
import { readText } from '../fixtures/read-fixture';
import { refusedExamples } from '../fixtures/refused-examples';
import { viewSchema } from '../schema/view';

/** Read shared schemas, and return what authors and readers see of the schema X. */
async function read(schemas: string) {
  const { api, diagnostics } = await readText(`components:\n  schemas:\n${schemas.replace(/^/gm, '    ')}`);
  if (!api) throw new Error('no model');
  const warnings = diagnostics.filter(({ group }) => group === 'schemas contradict themselves');
  expect(refusedExamples(api).refused).toEqual([]);
  return {
    api,
    lines: warnings.map(({ line, message }) => `${line}: ${message}`),
    examples: modelExamples(api, { ref: 'X' }).map(({ value, description }) => value ?? description),
  };
}

const closed = (name: string) => `{type: object, additionalProperties: false, properties: {${name}: {type: string}}}`;
it.each([
  ['{allOf: [{type: string}, {type: integer}]}', 'No value can be both string and integer.'],
  ['{allOf: [{minimum: 5}, {maximum: 3}]}', 'No value is at least 5 and at most 3.'],
  [
    `{allOf: [${closed('a')}, ${closed('b')}]}`,
    'One part of this schema allows no other properties than its own, which forbids b.',
  ],
])('reports a schema that contradicts itself, with its line: %s', async (schema, message) => {
  expect((await read(`X: ${schema}`)).lines).toEqual([`5: ${message}`]);
});

it('reports it once, not where others include the schema', async () => {
  const { lines } =
    await read(`C: {allOf: [{$ref: '#/components/schemas/B'}, {type: object, properties: {c: {type: string}}}]}
B: {allOf: [{$ref: '#/components/schemas/X'}, {type: object, properties: {a: {type: string}}}]}
X: {allOf: [${closed('a')}, ${closed('b')}]}`);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^7: One part of this schema/);
});

const none = 'No example was found that fits this schema.';
it.each([
  ['{type: object, required: [p], properties: {p: {type: integer, minimum: 5, maximum: 3}}}', none],
  ['{type: integer, enum: [1, 2], minimum: 3}', none],
  ["{type: object, required: [x], properties: {x: {$ref: '#/components/schemas/X'}}}", none],
  [
    "{type: object, required: [x], properties: {x: {type: array, items: {$ref: '#/components/schemas/X'}}}}",
    '{"x":[]}',
  ],
  ['{type: [integer, string], minimum: 5, maximum: 3}', '"string"'],
])('shows an example only if one fits: %s', async (schema, example) => {
  const { lines, examples } = await read(`X: ${schema}`);
  expect(lines).toEqual([]);
  expect(examples.map((one) => one.replace(/\s/g, (space) => (one === none ? space : '')))).toEqual([example]);
});

it('leaves links of a merged text resolved', async () => {
  const { api } = await readText(`paths: {/a: {get: {operationId: a, responses: {}}}}
components:
  schemas:
    A: {allOf: [{type: object, properties: {a: {type: string}}}, {required: [a]}], description: 'See [it](#operation/a).'}`);
  expect(api && viewSchema(api, { ref: 'A' }).description).toBe('See [it](/docs/api/fixture/a/).');
});
