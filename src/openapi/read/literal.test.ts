import { expect, it } from 'vitest';
import { readText } from '../fixtures/read-fixture';

const exampleOf = async (schema: string) =>
  (await readText(`components: {schemas: {A: ${schema}}}`)).api?.schemas.A?.schema.examples;

it('is the text its author wrote where only a text is asked for', async () => {
  expect(await exampleOf('{type: string, example: 80351110224678912}')).toEqual(['"80351110224678912"']);
  expect(await exampleOf('{allOf: [{type: string}], example: 1.10}')).toEqual(['"1.10"']);
});

it('stays a number where a number is one of the answers', async () => {
  expect(await exampleOf('{oneOf: [{type: string}, {type: integer}], example: 1}')).toEqual(['1']);
  expect(await exampleOf('{type: [string, integer], example: 80351110224678912}')).toEqual(['80351110224678912']);
});

it('is read at once where many variants include what they are variants of', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `V${index}`);
  const child = (name: string) =>
    `${name}: {allOf: [{$ref: '#/components/schemas/Pet'}, {properties: {n: {type: string}}}], example: {n: 1, stale: 1}}`;
  const refs = names.map((name) => `{$ref: '#/components/schemas/${name}'}`);
  const pet = `Pet: {oneOf: [${refs.join()}], example: {n: 1, stale: 1}}`;
  const { api } = await readText(`components: {schemas: {${[pet, ...names.map(child)].join()}}}`);
  expect(api?.schemas.Pet?.schema.examples).toEqual(['{"n":"1","stale":1}']);
});

it.each([
  ['{type: object, example: \'{"n": 1}\'}', '{"n":1}'],
  ['{type: object, properties: {n: {type: string}}, example: \'{"n": 1}\'}', '{"n":"1"}'],
  ['{type: object, properties: {l: {type: array}}, example: {l: "[1]"}}', '{"l":[1]}'],
  ["{type: [array, 'null'], example: '[1]'}", '[1]'],
])('is the object or list that its author wrote as a text: %s', async (schema, example) => {
  const { api, diagnostics } = await readText(`components: {schemas: {A: ${schema}}}`);
  expect(api?.schemas.A?.schema.examples).toEqual([example]);
  expect(diagnostics).toMatchObject([
    { severity: 'warning', message: expect.stringMatching(/^This text holds an? /) as string },
  ]);
});

it.each([
  '{type: string}',
  '{type: [object, string]}',
  '{oneOf: [{type: object}, {type: string}]}',
  '{}',
  '{type: array}',
])('stays a text that looks like an object where that is not asked for: %s', async (schema) => {
  expect(await exampleOf(`{allOf: [${schema}], example: '{"n": 1}'}`)).toEqual(['"{\\"n\\": 1}"']);
});
