import { expect, test } from 'vitest';
import { canSpare } from '../../../src/client/browser/load-ahead';

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('connection %o can spare prefetching: %s', (connection, expected) => {
  expect(canSpare(connection)).toBe(expected);
});
