import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { negotiateEncoding } from '../hosting/assets';
import { listenLocally } from '../lib/port';
import { createSiteServer, readPlace, sitePath } from './serve';

const script = 'app-0123456789abcdef0123.js';
let root = '';
let server: Server | undefined;
let origin = '';

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'serve-'));
  for (const name of ['index.html', 'docs/index.html', '404.html', script, 'page-data/docs/page-data.json'])
    write(`site/${name}`, name);
  write('secret.txt', 'secret');
});
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  rmSync(root, { recursive: true });
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Request a path exactly as given: fetch would normalise `..`. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(origin, { path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

async function listen(options?: { prefix?: string }): Promise<void> {
  server = createSiteServer(join(root, 'site'), options);
  origin = await listenLocally(server);
}

describe('the site server', () => {
  test('answers both forms of an address, and an unknown one with the not-found page', async () => {
    await listen();
    for (const path of ['/docs', '/docs/', '/docs/?q=1']) {
      const { status, body, headers } = await get(path);
      expect([status, body.toString(), headers['content-type']]).toEqual([
        200,
        'docs/index.html',
        'text/html; charset=utf-8',
      ]);
    }
    const missing = await get('/no/such/page');
    expect([missing.status, missing.body.toString()]).toEqual([404, '404.html']);
  });

  test('redirects a moved address, with the query and in both forms', async () => {
    const moved = { '/docs/old/': '/docs/', '/tags/ü/': '/docs/#ü' };
    write('site/build-info.json', JSON.stringify({ siteUrl: '', pathPrefix: '/site', scriptHashes: [], moved }));
    await listen({ prefix: '/site' });
    for (const [path, location] of [
      ['/site/docs/old', '/site/docs/'],
      ['/site/docs/old/?a=%2F', '/site/docs/?a=%2F'],
      ['/site//docs/./old/?a', '/site/docs/?a'],
      ['/site/tags/%C3%BC/?a', '/site/docs/?a#%C3%BC'],
    ]) {
      const { status, headers } = await get(path ?? '');
      expect([status, headers.location, headers['cache-control']], path).toEqual([301, location, 'no-cache']);
    }
    expect((await get('/site/constructor/')).status).toBe(404);
  });

  test('answers an address with dots and double slashes as nginx does', async () => {
    await listen();
    for (const path of [
      '//docs/',
      '/docs//',
      '/./docs/',
      '/docs/.',
      '/docs/%2e/',
      '/a/..//docs',
      '/docs/a/..',
      '/%64ocs',
    ])
      expect((await get(path)).status, path).toBe(200);
    for (const path of ['/DOCS/', '/docs%2C', '/404.html', '/docs%00', '/docs%', `/${'a'.repeat(5000)}`])
      expect((await get(path)).status, path).toBe(404);
  });

  test('says why it refuses what is no request', async () => {
    await listen();
    expect((await get('/\u00e4')).body.toString()).toBe('400 Bad Request\n');
    expect((await get(`/${'a'.repeat(20_000)}`)).body.toString()).toBe('431 Request Header Fields Too Large\n');
  });

  test('never leaves its folder', async () => {
    await listen();
    for (const path of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/docs/..%2f..%2fsecret.txt',
      '/%',
      '/a%00b',
      '//secret.txt',
    ])
      expect((await get(path)).status, path).toBe(404);
  });

  test('compresses as the reader accepts', async () => {
    await listen();
    const br = await get('/', { 'Accept-Encoding': 'gzip, br' });
    expect([br.headers['content-encoding'], brotliDecompressSync(br.body).toString()]).toEqual(['br', 'index.html']);
    const gzip = await get('/', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', 'index.html']);
    const plain = await get('/');
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'Accept-Encoding, Accept']);
  });

  test('lets readers keep hashed files for ever, and ask again for the rest', async () => {
    await listen();
    expect((await get(`/${script}`)).headers['cache-control']).toContain('immutable');
    for (const path of ['/', '/page-data/docs/page-data.json', `/no-${script}`])
      expect((await get(path)).headers['cache-control'], path).toBe('no-cache');
    expect((await get('/')).headers).not.toHaveProperty('strict-transport-security');
    const { etag = '' } = (await get('/docs/')).headers;
    const again = await get('/docs/', { 'If-None-Match': etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('sends the policy of the release that it serves with every answer', async () => {
    write('site/build-info.json', JSON.stringify({ siteUrl: '', pathPrefix: '', scriptHashes: ['sha256-abc='] }));
    await listen();
    for (const path of ['/', `/${script}`, '/no/such/page'])
      expect((await get(path)).headers['content-security-policy'], path).toContain("script-src 'self' 'sha256-abc=';");
  });

  test('answers HEAD without a body and refuses other methods', async () => {
    await listen();
    const head = await get('/docs/', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '15', 0]);
    expect((await get('/docs/', {}, 'POST')).status).toBe(405);
  });

  test('serves a site below its prefix alone', async () => {
    await listen({ prefix: '/site' });
    expect((await get('/site')).body.toString()).toBe('index.html');
    expect((await get('/site/docs')).status).toBe(200);
    expect((await get('/docs/')).status).toBe(404);
    expect((await get('/sitemap')).status).toBe(404);
  });

  test('a new release is served from the next request on, as a whole', async () => {
    write('new/index.html', 'new');
    renameSync(join(root, 'site'), join(root, 'old'));
    symlinkSync('old', join(root, 'site'));
    await listen();
    expect((await get('/')).body.toString()).toBe('index.html');
    symlinkSync('new', join(root, 'link'));
    renameSync(join(root, 'link'), join(root, 'site'));
    expect((await get('/')).body.toString()).toBe('new');
    expect((await get('/docs/')).status).toBe(404);
  });
});

test('an encoding that is not accepted is not chosen', () => {
  expect(negotiateEncoding(undefined)).toBe('identity');
  expect(negotiateEncoding('gzip;q=0.5, br;q=1.0')).toBe('br');
  expect(negotiateEncoding('deflate, GZIP')).toBe('gzip');
  expect(negotiateEncoding('br;q=0, identity')).toBe('identity');
});

test('the site is for this machine alone, unless somebody asks', () => {
  expect(readPlace({})).toEqual({ host: '127.0.0.1', port: 9000 });
  expect(readPlace({ HOST: '0.0.0.0', PORT: '8080' })).toEqual({ host: '0.0.0.0', port: 8080 });
});

test('the prefix is no part of a path', () => {
  expect(sitePath('/site/docs/?x', '/site')).toBe('/docs/');
  expect(sitePath('/siteb/', '/site')).toBeUndefined();
  expect(sitePath('http://example.org/site/docs/?x', '/site')).toBe('/docs/');
  // Without a path the root is meant (RFC 9112, 3.2.1).
  for (const url of ['http://example.org', 'http://example.org?x']) expect(sitePath(url, '')).toBe('/');
});
