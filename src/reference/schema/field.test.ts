import { expect, it } from 'vitest';
import { readText } from '../../openapi/fixtures/read-fixture';
import { namedExamples } from './field';

it('takes the summary of an example for text, and its description for Markdown', async () => {
  const { api } = await readText(`
paths: {/a: {get: {operationId: a, responses: {}, parameters: [
  {name: b, in: query, schema: {type: string}, examples: {one: {value: x, summary: 'A [link](javascript:hit) of a_b', description: '*Good.*'}}}]}}}`);
  const [parameter] = api?.operations[0]?.parameters.query ?? [];
  expect(parameter && namedExamples(parameter)).toEqual([{ value: 'x', text: 'A link of a\\_b: *Good.*' }]);
});
