import { expect, test } from 'vitest';
import { site } from '../../site';
import { deployment, checkPrefix } from './deployment';

test.each([
  [{}, site.url, ''],
  [{ SITE_URL: '', PATH_PREFIX: '' }, site.url, ''],
  [{ SITE_URL: 'https://docs.example.org/' }, 'https://docs.example.org', ''],
  [{ SITE_URL: 'http://localhost:9000' }, 'http://localhost:9000', ''],
  [{ PATH_PREFIX: '/docs-site' }, site.url, '/docs-site'],
  [{ PATH_PREFIX: '/docs-site/' }, site.url, '/docs-site'],
  [{ PATH_PREFIX: '/team/docs_2.0~x' }, site.url, '/team/docs_2.0~x'],
  [{ PATH_PREFIX: '/' }, site.url, ''],
])('%o is a place to publish', (env, url, pathPrefix) => {
  expect(deployment(env)).toEqual({ url, pathPrefix });
});

test.each([
  'https://',
  'ftp://docs.example.org',
  'https://docs.example.org/docs',
  'https://docs.example.org?x=1',
  'https://docs.example.org/#x',
  'https://name:secret@docs.example.org',
  'javascript:alert(1)',
  ' ',
])('SITE_URL "%s" is refused, with a right one', (SITE_URL) => {
  const message = `SITE_URL is "${SITE_URL}". Write a scheme and a host, nothing else, such as "${site.url}".`;
  expect(() => deployment({ SITE_URL })).toThrow(message);
  expect(() => deployment({ SITE_URL: 'docs.example.org' })).toThrow('such as "https://docs.example.org".');
});

test.each([
  'docs-site',
  '//docs',
  '/a//b',
  '/a/../b',
  '/.',
  '/a b',
  '/ä',
  '/a?b',
  '/a#b',
  'https://x.example/docs',
  '/%20',
])('PATH_PREFIX "%s" is refused, with a right one', (PATH_PREFIX) => {
  expect(() => deployment({ PATH_PREFIX })).toThrow(
    `PATH_PREFIX is "${PATH_PREFIX}". Write a path that starts with a slash, such as "/docs-site", or leave it empty.`,
  );
});

const pages = [{ path: '/markdown-page/' }];

test.each(['', '/docs-site', '/d', '/team/docs'])('the prefix "%s" can be served', (prefix) => {
  expect(checkPrefix(prefix, prefix, pages)).toBeUndefined();
});

test.each(['/docs', '/releases', '/docs/api', '/search', '/markdown-page'])('the prefix "%s" is refused', (prefix) => {
  expect(checkPrefix(prefix, prefix, pages)).toContain(`PATH_PREFIX is "${prefix}"`);
});

test('a prefix that Gatsby does not use is refused', () => {
  expect(checkPrefix('/docs-site', '', pages)).toContain('only with the option --prefix-paths');
});
