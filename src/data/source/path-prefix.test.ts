import { expect, test } from 'vitest';
import { checkPrefix } from './path-prefix';

test.each(['', '/docs-site', '/d', '/team/docs'])('the prefix "%s" can be served', (prefix) => {
  expect(checkPrefix(prefix, ['/markdown-page/'])).toBeUndefined();
});

test.each(['/docs', '/releases', '/docs/api', '/search', '/markdown-page'])('the prefix "%s" is refused', (prefix) => {
  expect(checkPrefix(prefix, ['/markdown-page/'])).toContain(`PATH_PREFIX is "${prefix}"`);
});
