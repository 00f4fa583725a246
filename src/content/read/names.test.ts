import { expect, test } from 'vitest';
import { plainName } from './names';

test.each([
  ['Flüge/Start here!.png', 'fluge/start-here.png'],
  ['My_page (2).pdf', 'my-page-2.pdf'],
  ['.Hidden/-A-.md', 'hidden/a.md'],
])('%s is written %s', (typed, expected) => {
  expect(plainName(typed)).toBe(expected);
});
