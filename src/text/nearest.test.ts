import { expect, test } from 'vitest';
import { nearest } from './nearest';

test.each([
  ['DESCRIPTION', 'description'],
  ['descripton', 'description'],
  ['ib', 'id'],
  ['A', 'a'],
  ['c', undefined],
  ['colour', undefined],
])('%s is taken for %s', (name, expected) => {
  expect(nearest(name, ['operationId', 'description', 'a', 'id'])).toBe(expected);
});
