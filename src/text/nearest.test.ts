import { expect, test } from 'vitest';
import { nearest } from './nearest';

test.each([
  ['DESCRIPTION', 'description'],
  ['descripton', 'description'],
  ['id', undefined],
  ['colour', undefined],
])('%s is taken for %s', (name, expected) => {
  expect(nearest(name, ['operationId', 'description'])).toBe(expected);
});
