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
