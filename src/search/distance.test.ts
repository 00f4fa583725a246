import { expect, it } from 'vitest';
import { editDistance } from './distance';

it.each([
  ['birthdya', 'birthday', 2, 1],
  ['metra', 'metar', 1, 1],
  ['calsign', 'callsign', 2, 1],
  ['same', 'same', 1, 0],
  ['dopler', 'doppler', 1, 1],
  ['abc', 'xyz', 1, 2],
  ['a', 'abcd', 2, 3],
])('%s to %s', (a, b, most, edits) => {
  expect(editDistance(a, b, most)).toBe(edits);
  expect(editDistance(b, a, most)).toBe(edits);
});
