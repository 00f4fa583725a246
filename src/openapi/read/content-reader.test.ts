import { expect, it } from 'vitest';
import { readText } from '../fixtures/read-fixture';
import { operationRequest } from '../samples/operation-request';
import { sampleRequest } from '../samples/request';

it.each([
  ['style: cookie', true, 'a=1; a=2'],
  ['style: cookie, explode: true', true, 'a=1; a=2'],
  ['style: cookie, explode: false', false, 'a=1,2'],
  ['style: form', true, 'a=1&a=2'],
  ['style: form, explode: false', false, 'a=1,2'],
])('sends a list in a cookie by its style: %s', async (fields, explode, cookie) => {
  const { api } = await readText(`openapi: 3.2.0
info: {title: T, version: '1'}
paths: {/x: {get: {operationId: a, parameters: [{name: a, in: cookie, required: true, ${fields}, schema: {type: array, items: {type: integer}}, example: [1, 2]}], responses: {'200': {description: OK}}}}}`);
  const [operation] = api?.operations ?? [];
  if (!api || !operation) throw new Error('no model');
  expect(operation.parameters.cookie).toMatchObject([{ explode }]);
  expect(sampleRequest(operationRequest(api, operation)).headers).toEqual([['Cookie', cookie]]);
});

it.each([
  ['', 'S\n\nD'],
  [', summary: over', 'over\n\nD'],
  [', description: over', 'S\n\nover'],
])('words next to a reference replace those of the response, each its own: %s', async (words, description) => {
  const { api } = await readText(`openapi: 3.2.0
info: {title: T, version: '1'}
paths: {/x: {get: {responses: {'200': {$ref: '#/components/responses/R'${words}}}}}}
components: {responses: {R: {summary: S, description: D}}}`);
  expect(api?.operations[0]?.responses).toMatchObject([{ description }]);
});
