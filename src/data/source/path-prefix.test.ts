import { expect, test } from 'vitest';
import { checkPrefix } from './deployment';

const pages = [{ path: '/markdown-page/' }];

test.each(['', '/docs-site', '/d', '/team/docs'])('the prefix "%s" can be served', (prefix) => {
  expect(checkPrefix(prefix, prefix, pages)).toBeUndefined();
});

test.each(['/docs', '/releases', '/docs/api', '/search', '/markdown-page'])('the prefix "%s" is refused', (prefix) => {
  expect(checkPrefix(prefix, prefix, pages)).toContain(`PATH_PREFIX is "${prefix}"`);
});

test('a prefix that Gatsby was not told to use is refused', () => {
  expect(checkPrefix('/docs-site', '', pages)).toContain('add the option --prefix-paths');
});
