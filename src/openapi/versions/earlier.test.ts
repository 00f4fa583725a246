import { expect, it } from 'vitest';
import { model } from '../changes/fixtures/versions';
import { lineages } from './earlier';

/** Write a version with an operation for each path and id. */
const version = (operations: Record<string, string>) =>
  model(
    `paths: {${Object.entries(operations)
      .map(([path, id]) => `'${path}': {get: {operationId: ${id}, responses: {'200': {description: A.}}}}`)
      .join(', ')}}`,
  );

/** Name each operation with the number that it has in each version, newest first. */
async function numbers(...versions: Record<string, string>[]) {
  const read = await Promise.all(versions.map(version));
  return lineages(read).map((found) => Object.fromEntries(found));
}

it('follows an operation through a new name, a moved path and another name of a parameter', async () => {
  expect(
    await numbers({ '/v2/a/{key}': 'read' }, { '/v2/a/{key}': 'get' }, { '/a/{key}': 'get' }, { '/a/{id}': 'get' }),
  ).toEqual([{ read: 0 }, { get: 0 }, { get: 0 }, { get: 0 }]);
});

it('finds an operation again that a version in between is without', async () => {
  expect(await numbers({ '/a': 'a', '/b': 'b' }, { '/a': 'a' }, { '/a': 'a', '/b': 'b' })).toEqual([
    { a: 0, b: 1 },
    { a: 0 },
    { a: 0, b: 1 },
  ]);
});

it('takes an operation that is gone for none that came', async () => {
  expect(await numbers({ '/a': 'a', '/new': 'new' }, { '/a': 'a', '/old': 'old' })).toEqual([
    { a: 0, new: 1 },
    { a: 0, old: 2 },
  ]);
});
