import { expect, test } from 'vitest';
import { nearest } from './nearest';

test.each([
  ['DESCRIPTION', 'description'],
  ['descripton', 'description'],
  ['desripion', 'description'],
  ['descr', undefined],
  ['A', 'a'],
  ['ib', undefined],
  ['tga', undefined],
  ['tasg', 'tags'],
  ['tug', undefined],
  ['des', undefined],
  ['aid', 'id'],
  ['opertionId', 'operationId'],
  ['tgs', 'tags'],
  ['stags', 'tags'],
  ['mags', 'tags'],
  ['opreationId', 'operationId'],
  ['c', undefined],
  ['colour', undefined],
])('%s is taken for %s', (name, expected) => {
  expect(nearest(name, ['operationId', 'description', 'a', 'id', 'tags'])).toBe(expected);
});
