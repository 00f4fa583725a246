import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashedFile, hostFile, contentSecurityPolicy, redirectTarget, securityHeaders } from './headers';
import { scanPage } from '../../src/publish/pages/scan-page';
import { parseHtml } from '../../src/text/html-tree';

const scan = (html: string) => scanPage(parseHtml(html), 'https://docs.example.org/edit/');
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test.each([
  ['app-497eb488f3966394ce1a.js', true],
  ['component---src-templates-doc-tsx-fa7c377c34fb4b59585c.js', true],
  ['images/flight-path-6a9e0b8870-960.webp', true],
  ['images/chart-6a9e0b8870.svg', true],
  ['static/geist-6743b102bd65.woff2', true],
  ['static/behaviours/reference-W2UK3MAY.js', true],
  ['static/geist-license.txt', false],
  ['static/favicon.svg', false],
  ['static/behaviours/reference-W2UK3MAY.js.br', false],
  ['index.html', false],
  ['page-data/docs/page-data.json', false],
  ['page-data/app-data.json', false],
  ['favicon.svg', false],
  ['images/plain.svg', false],
])('%s is kept for ever: %s', (file, forEver) => {
  expect(hashedFile.test(file)).toBe(forEver);
});

test.each([
  ['docs/index.html.br', true],
  ['favicon.svg.gz', true],
  ['_redirects', true],
  ['downloads/scenery.tar.gz', false],
  ['downloads/texture.br', false],
])('%s is for hosts alone: %s', (file, forHosts) => {
  expect(hostFile.test(file)).toBe(forHosts);
});

test('a redirect has no sign with which a variable of nginx begins', () => {
  expect(redirectTarget('/x', '/docs/ä$a/#query.$filter', '$is_args$args')).toBe(
    '/x/docs/%C3%A4%24a/$is_args$args#query.%24filter',
  );
});

test('the policy lets only known scripts run, in no frame but its own', () => {
  const policy = contentSecurityPolicy(['sha256-abc=', 'sha256-def=']);
  const directives = new Map(policy.split(';').map((one) => [one.split(' ')[0], one.split(' ').slice(1)]));
  expect(directives.get('script-src')).toEqual(["'self'", "'sha256-abc='", "'sha256-def='"]);
  expect(directives.get('default-src')).toEqual(["'self'"]);
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(directives.get('trusted-types')).toEqual(['docs', 'webpack']);
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  expect(directives.get('base-uri')).toEqual(["'none'"]);
  expect(policy).not.toContain('unsafe-eval');
  expect(directives.size).toBe(policy.split(';').length);
});

test('that a site is to be asked for over HTTPS alone is never said over plain HTTP', () => {
  expect(securityHeaders([], true)['Strict-Transport-Security']).toMatch(/^max-age=\d{8,}$/);
  expect(securityHeaders([], false)).not.toHaveProperty('Strict-Transport-Security');
});

test('no header breaks the syntax of a configuration file', () => {
  for (const [name, value] of Object.entries(securityHeaders(['sha256-a/+='], true))) {
    expect(name).toMatch(/^[A-Z][A-Za-z-]+$/);
    expect(value).toMatch(/^[^"\\$\n]+$/);
  }
});

test('inline scripts that run are hashed by their exact bytes; data is not', () => {
  const code = "if (1 < 2 && 'ä') go('</b>')";
  const html = `<script>${code}</script><script src="/a.js"></script><script type="application/ld+json">{}</script>
    <script type="application/json">{}</script><script type="module">x</script><script>${code}</script>`;
  expect(scan(html)).toMatchObject({ scriptHashes: [sha256(code), sha256('x')] });
});
