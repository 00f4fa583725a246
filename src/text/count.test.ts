import { expect, test } from 'vitest';
import { count } from './count';

test('a noun follows its number', () => {
  expect([0, 1, 2, 1000].map((amount) => count(amount, 'page'))).toEqual([
    '0 pages',
    '1 page',
    '2 pages',
    '1,000 pages',
  ]);
});
