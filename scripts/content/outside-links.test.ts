import { expect, test } from 'vitest';
import { site } from '../../src/site';
import { linkProblem, outsideLinks, report } from './outside-links';

test('links to other sites are found once each, with their pages', () => {
  const pages = new Map([
    ['a.html', '<a href="https://one.example/x#part"></a><a href="/docs/"></a><a href="mailto:a@b.example"></a>'],
    ['b.html', `<a href="https://one.example/x"></a><a href="${site.repository.url}/edit/main/a.mdx"></a>`],
    ['c.html', '<a href="https://docs.example.org/"></a>'],
  ]);
  expect([...outsideLinks(pages, 'https://docs.example.org')]).toEqual([
    ['https://one.example/x', ['a.html', 'b.html']],
  ]);
});

test.each([
  [200, undefined],
  [403, undefined],
  [404, 'status 404'],
  [503, 'status 503'],
])('status %s: %s', async (status, problem) => {
  expect(await linkProblem('https://one.example/', () => Promise.resolve(new Response('', { status })))).toBe(problem);
});

test('a site that does not answer is a problem, not a crash', async () => {
  const failing = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') }));
  expect(await linkProblem('https://gone.example/', failing)).toBe('getaddrinfo ENOTFOUND');
});

test('the report names what leads nowhere, and where it stands', () => {
  const links = new Map([['https://one.example/', ['a.html', 'b.html']]]);
  expect(report(new Map([['https://one.example/', 'status 404']]), links)).toContain(
    '- https://one.example/: status 404 (on a.html and 1 more page)',
  );
});
