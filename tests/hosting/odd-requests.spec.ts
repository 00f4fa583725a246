import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import type { BuildInfo } from '../../src/publish/build-info';
import { hasNginx } from '../programs';
import { cacheNever, securityHeaders } from '../../scripts/hosting/headers';
import { oddRequests, type OddRequest } from './odd-requests';
import { sendRaw } from './raw';
import { releaseFor } from './releases';
import { startNginx } from './servers';

const work = resolve('.build/odd-requests');
const info = JSON.parse(readFileSync('public/build-info.json', 'utf8')) as BuildInfo;
const headers = Object.entries(securityHeaders(info.scriptHashes, false));

/** List what is wrong with a server's response, in a few words each. */
async function problems({ text, statuses, type }: OddRequest, origin: string, prefix: string, site: string) {
  const response = await sendRaw(origin, text.replaceAll('PREFIX', prefix));
  if (!statuses.includes(response?.status)) return [`responds with ${response?.status ?? 'nothing'}`];
  if (!response) return [];
  const { status, body } = response;
  const header = (name: string) => response.headers.get(name)?.join(', ');
  const wrong: string[] = [];
  const location = header('location');
  if (location !== undefined && !location.startsWith(`${prefix}/docs/api/`)) wrong.push(`leads to ${location}`);
  if (text.startsWith('HEAD ') && body.length > 0) wrong.push(`has a body of ${body.length} bytes`);
  if (type && header('content-type') !== `${type}; charset=utf-8`) wrong.push(`sends ${header('content-type')}`);
  if (type && header('vary') !== 'Accept-Encoding, Accept') wrong.push(`varies by ${header('vary')}`);
  if (header('set-cookie') !== undefined) wrong.push('sets a cookie');
  // These two HTTP itself asks for: an encoding or a version that nobody knows.
  if (status >= 500 && ![501, 505].includes(status)) wrong.push(`fails with ${status}`);
  if (text.startsWith('OPTIONS *')) return wrong;
  for (const [name, value] of headers)
    if (header(name.toLowerCase()) !== value)
      wrong.push(`has ${header(name.toLowerCase()) ? 'another' : 'no'} ${name}`);
  if (header('strict-transport-security') !== undefined) wrong.push('asks for HTTPS over plain HTTP');
  if ((header('allow') === 'GET, HEAD') !== (status === 405)) wrong.push(`allows ${header('allow')}`);
  if (status < 400) return wrong;
  if (header('cache-control') !== cacheNever) wrong.push(`is kept: ${header('cache-control')}`);
  const pages = ['404.html', 'refused.html'].map((name) => readFileSync(join(site, name)));
  if (!text.startsWith('HEAD ') && !pages.some((page) => page.equals(body)))
    wrong.push(`shows another page (${body.length} bytes)`);
  return wrong;
}

// One after the other: they share their releases.
test.describe.configure({ mode: 'default' });
test.skip(info.pathPrefix !== '', 'These tests lay a site that was built without a prefix below one.');
test.skip(!hasNginx(), 'nginx is not on this machine.');

for (const prefix of ['', '/docs-site'])
  test(`nginx responds to ${oddRequests.length} odd requests at ${prefix}/ as it should`, async () => {
    test.setTimeout(120_000);
    const dist = await releaseFor(work, prefix);
    const server = await startNginx(dist, join(work, `nginx${prefix.replace('/', '-')}`));
    const wrong: string[] = [];
    const waiting = [...oddRequests];
    const ask = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        for (const problem of await problems(next, server.origin, prefix, join(dist, 'site')))
          wrong.push(`${problem}: ${JSON.stringify(next.text).slice(0, 160)}`);
    };
    await Promise.all(Array.from({ length: 8 }, ask)).finally(() => server.stop());
    expect(oddRequests.length).toBeGreaterThan(400);
    expect(wrong).toEqual([]);
  });
