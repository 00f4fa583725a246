import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { BuildInfo } from '../../src/publish/build-info';
import { hasNginx } from '../programs';
import { contentType, cacheNever, hashedFile, securityHeaders } from '../../scripts/hosting/headers';
import { listFiles } from '../../src/list-files';
import { wrongPages } from '../addresses/browser';
import { generateAddresses, seed } from '../addresses/generate';
import { wrongResponses } from '../addresses/http';
import { moved, routes } from '../routes';
import { cacheControl } from '../server';
import { get } from './request';
import { releaseFor } from './releases';
import { startNginx, startNginxAsDebian, type RunningServer } from './servers';

const work = resolve('.build/hosting');

const releases = new Map<string, Promise<string>>();

function release(prefix: string): Promise<string> {
  const known = releases.get(prefix) ?? releaseFor(work, prefix);
  releases.set(prefix, known);
  return known;
}

const info = JSON.parse(readFileSync('public/build-info.json', 'utf8')) as BuildInfo;
const isDebianNginx = () => hasNginx() && existsSync('/etc/nginx/modules-enabled');
const hosts = [
  { name: 'nginx', isInstalled: hasNginx, start: startNginx, prefix: '' },
  { name: 'nginx', isInstalled: hasNginx, start: startNginx, prefix: '/docs-site' },
  { name: "Debian's nginx", isInstalled: isDebianNginx, start: startNginxAsDebian, prefix: '' },
];

// One after the other: they share their releases.
test.describe.configure({ mode: 'default' });

for (const { name, isInstalled, start, prefix } of hosts)
  test.describe(`${name} at ${prefix}/`, () => {
    test.skip(() => !isInstalled(), `Not tested: ${name} is not on this machine.`);
    test.skip(info.pathPrefix !== '', 'These tests lay a site that was built without a prefix below one.');
    let server: RunningServer;
    let stop: () => unknown = () => undefined;
    let site = '';
    const ask = (path: string, headers?: Record<string, string>, method?: string) =>
      get(server.origin, prefix + path, headers, method);
    const file = (path: string) => readFileSync(join(site, path));

    test.beforeAll(async () => {
      test.setTimeout(300_000);
      const dist = await release(prefix);
      site = join(dist, 'site');
      server = await start(dist, join(work, (name + prefix).replace(/\W+/g, '-')));
      stop = server.stop;
    });
    test.afterAll(() => stop());

    test('every route is there in both forms of its address', async () => {
      for (const path of [...routes.map((route) => route.path), '/search/'])
        for (const form of path === '/' && prefix === '' ? [path] : [path, path.slice(0, -1)]) {
          const { status, body, headers } = await ask(form);
          expect([status, headers['content-type']], form).toEqual([200, 'text/html; charset=utf-8']);
          expect(body.equals(file(`${path}index.html`)), form).toBe(true);
        }
    });

    test('every file has its type, its time in caches and the headers of all', async () => {
      const expected = Object.entries(securityHeaders(info.scriptHashes, false));
      const seen = new Set<string>();
      for (const path of listFiles(site).filter((one) => !/\.(br|gz)$|^[._]|^404/.test(one))) {
        const kind = `${hashedFile.test(path)} ${contentType(path)}`;
        if (seen.has(kind)) continue;
        seen.add(kind);
        const { status, headers } = await ask(`/${path}`, {}, 'HEAD');
        expect([status, headers['content-type'], headers['cache-control']], path).toEqual([
          200,
          contentType(path),
          cacheControl(path),
        ]);
        expect(headers['cross-origin-resource-policy'], path).toBe(
          /^(images\/|social\.png)/.test(path) ? 'cross-origin' : 'same-origin',
        );
        for (const [header, value] of expected) expect(headers[header.toLowerCase()], header).toBe(value);
        expect(headers.server ?? '').not.toMatch(/\d/);
      }
      expect(seen.size).toBeGreaterThan(9);
    });

    test('what is not there is the not-found page, which nobody keeps', async () => {
      const outside = prefix === '' ? [] : ['/docs/welcome/', `${prefix}x/`];
      const missing = ['/no/such/page', '/docs/no-such-page/', '/app-0123456789abcdef0123.js', '/no.json'];
      for (const path of [...missing.map((one) => prefix + one), ...outside]) {
        const { status, headers, body } = await get(server.origin, path);
        expect([status, headers['cache-control'], headers['content-type']], path).toEqual([
          404,
          cacheNever,
          'text/html; charset=utf-8',
        ]);
        expect(body.equals(file('404.html')), path).toBe(true);
        expect(headers['content-security-policy'], path).toContain("default-src 'self'");
      }
    });

    test('a request that the server refuses gets the error page, which nobody keeps', async () => {
      for (const [method, sent, expected] of [
        ['POST', {}, 405],
        ['DELETE', {}, 405],
        ['GET', { Range: 'bytes=99999999-' }, 416],
        ['GET', { 'If-Match': '"other"' }, 412],
      ] as const) {
        const { status, headers, body } = await ask('/docs/welcome/', sent, method);
        expect([status, headers['cache-control'], headers.allow], `${method} ${expected}`).toEqual([
          expected,
          cacheNever,
          expected === 405 ? 'GET, HEAD' : undefined,
        ]);
        expect(body.equals(file('404.html')), `${method} ${expected}`).toBe(true);
        expect(headers['content-security-policy']).toContain("default-src 'self'");
      }
    });

    test(`1,000 generated addresses have the right responses (ADDRESS_SEED=${seed})`, async () => {
      const wrong = await wrongResponses(generateAddresses(1000, seed), {
        origin: server.origin,
        prefix,
        file,
      });
      expect(wrong).toEqual([]);
    });

    // Their pages are built without a prefix.
    if (prefix === '')
      test(`20 generated addresses show whole pages (ADDRESS_SEED=${seed})`, async ({ context }) => {
        test.setTimeout(120_000);
        expect(await wrongPages(context, server.origin, generateAddresses(20, seed))).toEqual([]);
      });

    test('no address leads to another site', async () => {
      const targets = ['favicon.svg/', 'index.html/', moved.from.slice(1), moved.from.slice(1, -1)];
      for (const start of [
        '//evil.example/',
        '///evil.example/',
        '/\\evil.example/',
        '/%2Fevil.example/',
        '//',
        '/%5C',
      ])
        for (const target of targets) {
          const { status, headers } = await get(server.origin, prefix + start + target);
          expect([200, 301, 308, 404], start + target).toContain(status);
          expect(headers.location ?? '/', start + target).toMatch(/^\/(?![/\\])/);
        }
    });

    test('an address that has moved leads to the new one', async () => {
      for (const form of [moved.from, moved.from.slice(0, -1)])
        for (const query of ['', '?tab=python&x=%2F']) {
          const { status, headers } = await ask(form + query);
          expect([status, headers.location], form).toEqual([301, prefix + moved.to + query]);
        }
    });

    test('text is sent as compressed beforehand', async () => {
      const script = listFiles(site).find((one) => one.startsWith('app-') && one.endsWith('.js')) ?? '';
      for (const path of [
        'docs/welcome/index.html',
        'page-data/app-data.json',
        'search/index.json',
        'favicon.svg',
        script,
      ]) {
        const address = `/${path.replace(/index\.html$/, '')}`;
        const br = await ask(address, { 'Accept-Encoding': 'gzip, deflate, br' });
        const vary = path.endsWith('.html') ? 'Accept-Encoding, Accept' : 'Accept-Encoding';
        expect([br.headers['content-encoding'], br.headers.vary], path).toEqual(['br', vary]);
        expect(br.body.equals(file(`${path}.br`)), path).toBe(true);
        expect(brotliDecompressSync(br.body).equals(file(path)), path).toBe(true);
        const gzip = await ask(address, { 'Accept-Encoding': 'gzip' });
        expect(gzip.headers['content-encoding'], path).toBe('gzip');
        expect(gunzipSync(gzip.body).equals(file(path)), path).toBe(true);
        expect((await ask(address)).headers['content-encoding'], path).toBeUndefined();
      }
      const notFound = await ask('/no/such/page', { 'Accept-Encoding': 'br' });
      expect([notFound.status, notFound.headers['content-encoding']]).toEqual([404, 'br']);
    });

    test('what has not changed is not sent again', async () => {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const accept = { 'Accept-Encoding': encoding };
        const { etag = '' } = (await ask('/docs/welcome/', accept)).headers;
        expect(etag).toMatch(/^(W\/)?".+"$/);
        const again = await ask('/docs/welcome/', { ...accept, 'If-None-Match': etag });
        expect([again.status, again.body.length], encoding).toEqual([304, 0]);
        expect((await ask('/docs/welcome/', { ...accept, 'If-None-Match': '"other"' })).status).toBe(200);
      }
    });

    test('a program that asks for Markdown gets it, and no browser does', async () => {
      const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';
      const asks = [
        'text/markdown',
        'text/markdown;variant=GFM;q=1.0, text/html',
        'text/html, Text/Markdown, */*;q=0.1',
      ];
      expect((await ask('/docs/welcome.md')).body.equals(file('docs/welcome/index.md'))).toBe(true);
      for (const form of ['/docs/welcome/', '/docs/welcome', '/']) {
        const name = form.replace(/^\/|\/$/g, '');
        for (const accept of asks) {
          const { headers, body } = await ask(form, { Accept: accept });
          expect([headers['content-type'], headers.vary], accept).toEqual([
            'text/markdown; charset=utf-8',
            'Accept-Encoding, Accept',
          ]);
          expect(body.equals(file(join(name, 'index.md'))), accept).toBe(true);
        }
        for (const accept of [
          browser,
          '*/*',
          'text/markdown;q=0, */*',
          'text/html, text/markdown;q=0.5',
          'text/markdownx',
        ])
          expect((await ask(form, { Accept: accept })).body.equals(file(join(name, 'index.html'))), accept).toBe(true);
      }
      const missing = await ask('/no/such/page', { Accept: 'text/markdown' });
      expect([missing.status, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect((await ask('/favicon.svg', { Accept: 'text/markdown' })).body.equals(file('favicon.svg'))).toBe(true);
    });

    test('that the site is to be asked for over HTTPS alone is said over HTTPS alone', async () => {
      const strict = 'strict-transport-security';
      expect((await ask('/')).headers).not.toHaveProperty(strict);
      const { headers } = await ask('/', { 'X-Forwarded-Proto': 'https' });
      expect(headers[strict]).toMatch(/^max-age=\d{8,}$/);
    });

    test('nothing beside the site is served', async () => {
      expect(existsSync(join(site, '../nginx.conf'))).toBe(true);
      expect((await ask('/../nginx.conf')).status).toBeGreaterThanOrEqual(400);
    });
  });
