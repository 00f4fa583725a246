import * as gatsbyLink from 'gatsby-link';
import { expect, test, vi } from 'vitest';
import { parsePath, withPrefix } from './packages';

// Its types omit the function.
const { parsePath: original } = gatsbyLink as unknown as { parsePath: typeof parsePath };

test.each([
  '/',
  '',
  '/docs/',
  '/docs/?',
  '/docs/#',
  '/docs/?#',
  '/docs/?a=1',
  '/docs/#part',
  '/docs/?a=1#part',
  '/docs/?a=1?b#part?c#d',
  '/docs/#part?a',
  '/docs/?#part',
  '?a',
  '#part',
])('%j is divided as gatsby-link does', (address) => {
  expect(parsePath(address)).toEqual(original(address));
});

test('the prefix stands before paths of the site alone', () => {
  vi.stubGlobal('__BASE_PATH__', '/site');
  expect(['/', '/docs/', 'https://x.example/', './a', '#part'].map(withPrefix)).toEqual([
    '/site/',
    '/site/docs/',
    'https://x.example/',
    './a',
    '#part',
  ]);
  vi.unstubAllGlobals();
});
