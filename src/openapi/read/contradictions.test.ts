import { describe, expect, it } from 'vitest';
import { modelExamples } from '../examples/examples';
import { readText } from '../fixtures/read-fixture';
import { refusedExamples } from '../fixtures/refused-examples';
import { viewSchema } from '../schema/view';

/** Read one shared schema beside others, and return what authors and readers see of it. */
async function read(schema: string) {
  const { api, diagnostics } = await readText(`components:
  schemas:
    X: ${schema}
    Person: {type: object, required: [parent], properties: {parent: {$ref: '#/components/schemas/Person'}}}
    Node: {type: object, required: [next], properties: {next: {oneOf: [{$ref: '#/components/schemas/Node'}, {type: 'null'}]}}}
    Tree: {type: object, required: [kids], properties: {kids: {type: array, items: {$ref: '#/components/schemas/Tree'}}}}`);
  if (!api) throw new Error('no model');
  const warnings = diagnostics.filter(({ group }) => /^schemas (?:fit|contradict)/.test(group ?? ''));
  const examples = modelExamples(api, { ref: 'X' });
  expect(refusedExamples(api).refused).toEqual([]);
  return { lines: warnings.map(({ line, message }) => `${line}: ${message}`), examples };
}

const person = '6: No value fits Person: it needs the field "parent", and that contains itself without end.';

describe('a schema that no value fits', () => {
  it.each([
    [
      '{type: object, required: [p], properties: {p: {type: integer, minimum: 5, maximum: 3}}}',
      'this schema: it must have at least 5 and at most 3',
    ],
    [
      '{type: array, minItems: 1, items: {type: string, minLength: 2, maxLength: 1}}',
      'this schema: it must have at least 2 and at most 1',
    ],
    ['{allOf: [{type: string}, {type: integer}]}', 'X: it contradicts itself: no value can be both string and integer'],
    ['{type: integer, enum: [1, 2], minimum: 3}', 'X: it has only allowed values that its other rules forbid'],
    [
      '{type: object, additionalProperties: false, required: [nmae], properties: {name: {}}}',
      'X: it needs the field "nmae", and allows no field of that name',
    ],
    [
      "{oneOf: [{type: object, required: [x], properties: {x: {$ref: '#/components/schemas/X'}}}]}",
      'X: it needs the field "x", and that contains itself without end',
    ],
  ])('is reported with its line, and no example stands for it: %s', async (schema, why) => {
    const { lines, examples } = await read(schema);
    expect(lines).toEqual([`5: No value fits ${why}.`, person]);
    expect(examples.map(({ text, value }) => [text, value])).toEqual([[null, null]]);
    expect(examples[0]?.description).toMatch(/^No example fits this schema: it /);
  });

  it('is reported once, not where another schema includes or needs it', async () => {
    const needs = "{type: object, required: [p], properties: {p: {$ref: '#/components/schemas/Person'}}}";
    const { lines, examples } = await read(needs);
    expect(lines).toEqual([person]);
    expect(examples[0]?.description).toBe(
      'No example fits this schema: it needs the field "p", and that needs the field "parent", and that contains itself without end.',
    );
    expect((await read("{allOf: [{$ref: '#/components/schemas/Person'}, {properties: {a: {}}}]}")).lines).toEqual([
      person,
    ]);
  });
});

it.each([
  ["{$ref: '#/components/schemas/Node'}", '{"next":{"next":null}}'],
  ["{$ref: '#/components/schemas/Tree'}", '{"kids":[{"kids":[]}]}'],
  ["{type: object, properties: {p: {$ref: '#/components/schemas/Person'}}}", '{}'],
  ['{type: [integer, string], minimum: 5, maximum: 3}', '"string"'],
  ['{type: object, required: [id], properties: {id: {type: string, minLength: 2}}}', '{"id":"string"}'],
])('says nothing of a schema that has a value: %s', async (schema, value) => {
  const { lines, examples } = await read(schema);
  expect(lines).toEqual([person]);
  expect(examples.map((example) => example.value && JSON.stringify(JSON.parse(example.value)))).toEqual([value]);
});

it('says nothing of a schema that allows no value on purpose', async () => {
  expect(await read('{not: {}}')).toEqual({ lines: [person], examples: [] });
});

it('reports fields that a part of a schema forbids, though values without them fit', async () => {
  const part = (name: string) => `{type: object, additionalProperties: false, properties: {${name}: {type: string}}}`;
  const { lines } = await read(`{allOf: [${part('a')}, ${part('b')}]}`);
  expect(lines[0]).toContain('5: One part of this schema allows no other properties than its own, which forbids b.');
});

it('reports such fields once, not where others include the schema', async () => {
  const part = (name: string) => `{type: object, additionalProperties: false, properties: {${name}: {type: string}}}`;
  const { diagnostics } = await readText(`components:
  schemas:
    C: {allOf: [{$ref: '#/components/schemas/B'}, {type: object, properties: {c: {type: string}}}]}
    B: {allOf: [{$ref: '#/components/schemas/A'}, {type: object, properties: {a: {type: string}}}]}
    A: {allOf: [${part('a')}, ${part('b')}]}`);
  expect(diagnostics.filter(({ group }) => group === 'schemas contradict themselves').map(({ line }) => line)).toEqual([
    7,
  ]);
});

it('leaves links of a merged text resolved', async () => {
  const { api } = await readText(`paths: {/a: {get: {operationId: a, responses: {}}}}
components:
  schemas:
    A: {allOf: [{type: object, properties: {a: {type: string}}}, {required: [a]}], description: 'See [it](#operation/a).'}`);
  expect(api && viewSchema(api, { ref: 'A' }).description).toBe('See [it](/docs/api/fixture/a/).');
});
