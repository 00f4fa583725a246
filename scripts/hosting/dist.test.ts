import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as ChangeFiles from '../../src/change-files';
import { writeRelease } from './dist';

const newScript = 'app-11111111111111111111.js';
let root = '';
let dist = '';

/** Write a built site to its own folder. */
async function build(name: string, files: Record<string, string>, pathPrefix = '', moved = {}): Promise<string> {
  const info = { siteUrl: 'https://docs.example.org', pathPrefix, scriptHashes: ['sha256-abc='], moved };
  for (const [file, text] of Object.entries({ 'build-info.json': JSON.stringify(info), ...files })) {
    await mkdir(dirname(join(root, name, file)), { recursive: true });
    await writeFile(join(root, name, file), text);
  }
  return join(root, name);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dist-'));
  dist = join(root, 'dist');
});
afterEach(() => rm(root, { recursive: true }));

test('a release holds the site with compressed copies of its text, and nothing that Gatsby writes for itself', async () => {
  const built = await build('site', {
    'index.html': 'home '.repeat(99),
    'a.png': 'picture',
    [newScript]: 'go()',
    'webpack.stats.json': '{}',
    '_gatsby/slices/1.html': '',
  });
  await writeRelease(built, dist);
  const names = await readdir(join(dist, 'site'));
  expect(names.sort()).toEqual(
    ['.nojekyll', '_headers', '_redirects', 'a.png', 'index.html', 'index.html.br', 'index.html.gz']
      .concat([newScript, `${newScript}.br`, `${newScript}.gz`])
      .sort(),
  );
  const read = (name: string) => readFile(join(dist, 'site', name));
  expect(brotliDecompressSync(await read('index.html.br')).toString()).toBe('home '.repeat(99));
  expect(gunzipSync(await read('index.html.gz')).toString()).toBe('home '.repeat(99));
  expect(await readFile(join(dist, 'nginx.conf'), 'utf8')).toContain('sha256-abc=');
});

test('hosts keep pictures for ever where their names change with them, and no other', async () => {
  const hashed = { 'images/chart-6a9e0b8870.svg': '' };
  const headers = async (files: Record<string, string>) => {
    await writeRelease(await build('site', files), dist);
    return readFile(join(dist, 'site/_headers'), 'utf8');
  };
  expect(await headers(hashed)).toContain('/images/*\n  Cache-Control: public');
  const named = await headers({ ...hashed, 'images/team.png': '' });
  expect(named).not.toMatch(/images\/(\*|team)/);
  expect(named).toContain('/images/chart-6a9e0b8870.svg\n  Cache-Control: public');
});

test('an address with a plus sign is redirected as it is written', async () => {
  await writeRelease(await build('site', { 'index.html': '' }, '', { '/docs/api/x/1.0.0+b2/': '/docs/api/x/' }), dist);
  expect(await readFile(join(dist, 'nginx.conf'), 'utf8')).toContain('/1\\.0\\.0\\+b2/?$');
});

test('a release takes the place of the last one as a whole', async () => {
  await writeRelease(await build('first', { 'index.html': 'first', 'old.html': '' }), dist);
  await writeRelease(await build('second', { 'index.html': 'second' }), dist);
  expect(await readFile(join(dist, 'site/index.html'), 'utf8')).toBe('second');
  expect(await readdir(join(dist, 'site'))).not.toContain('old.html');
  expect((await readdir(root)).sort()).toEqual(['dist', 'first', 'second']);
});

test('a release that cannot be written leaves the last one as it was, and nothing of its own', async () => {
  await writeRelease(await build('first', { 'index.html': 'first' }), dist);
  await expect(writeRelease(join(root, 'nothing'), dist)).rejects.toThrow('holds no built site');
  // A folder where a file of the release goes.
  const built = await build('second', { '.nojekyll/file': '' });
  await expect(writeRelease(built, dist)).rejects.toThrow();
  expect(await readFile(join(dist, 'site/index.html'), 'utf8')).toBe('first');
  expect((await readdir(root)).sort()).toEqual(['dist', 'first', 'second']);
});

test('the release of a run that was killed between its two moves is the last one again', async () => {
  await writeRelease(await build('first', { 'index.html': 'first' }), dist);
  await mkdir(`${dist}.partial`);
  await rename(dist, join(`${dist}.partial`, 'last'));
  const built = await build('second', { '.nojekyll/file': '' });
  await expect(writeRelease(built, dist)).rejects.toThrow();
  expect(await readFile(join(dist, 'site/index.html'), 'utf8')).toBe('first');
});

test.each([
  ['the last release', 'dist'],
  ['the new one', 'new'],
])('a program that has a file of %s open leaves the last one whole', async (_, held) => {
  await writeRelease(await build('first', { 'index.html': 'first' }), dist);
  const built = await build('second', { 'index.html': 'second' });
  vi.resetModules();
  vi.doMock('../../src/change-files', async (original) => {
    const real = await original<typeof ChangeFiles>();
    const refused = Object.assign(new Error('EPERM'), { code: 'EPERM' });
    const moveFolder = (from: string, to: string) =>
      basename(from) === held ? Promise.reject(refused) : real.moveFolder(from, to);
    return { ...real, moveFolder };
  });
  const { writeRelease: write } = await import('./dist');
  await expect(write(built, dist)).rejects.toThrow('EPERM');
  vi.doUnmock('../../src/change-files');
  expect(await readFile(join(dist, 'site/index.html'), 'utf8')).toBe('first');
  expect((await readdir(root)).sort()).toEqual(['dist', 'first', 'second']);
});

test('redirects and headers go to the hosts that read them from files, at the root of a site alone', async () => {
  const moved = { '/docs/old/': '/docs/new/', '/tags/ü/': '/docs/#ü' };
  await writeRelease(await build('site', { [newScript]: '' }, '', moved), dist);
  expect(await readFile(join(dist, 'site/_redirects'), 'utf8')).toBe(
    '/docs/old /docs/new/ 301\n/docs/old/ /docs/new/ 301\n/tags/%C3%BC /docs/#%C3%BC 301\n/tags/%C3%BC/ /docs/#%C3%BC 301\n',
  );
  const headers = await readFile(join(dist, 'site/_headers'), 'utf8');
  expect(headers).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'self';script-src 'self' 'sha256-abc='/);
  expect(headers).toContain(`/${newScript}\n  Cache-Control: public, max-age=31536000, immutable\n`);
  await writeRelease(await build('prefixed', { 'index.html': '' }, '/site'), dist);
  expect(await readdir(join(dist, 'site'))).not.toContain('_headers');
});
