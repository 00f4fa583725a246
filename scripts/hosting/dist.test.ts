import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeRelease } from './dist';
import { checkRelease } from './manifest';

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

test('a release holds the site with compressed copies of its text, and no record of the build', async () => {
  const built = await build('site', { 'index.html': 'home '.repeat(99), 'a.png': 'picture', [newScript]: 'go()' });
  const { files } = await writeRelease(built, dist, { commit: 'abc123' });
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
  expect(Object.keys(files)).toContain('nginx.conf');
  expect((await stat(join(dist, 'site/index.html'))).mode & 0o222).toBe(0);
  expect(await checkRelease(dist)).toEqual([]);
});

test('two releases of the same build have the same manifest', async () => {
  const built = await build('site', { 'index.html': 'home', [newScript]: 'go()' });
  await writeRelease(built, dist, { commit: 'abc123' });
  await writeRelease(built, join(root, 'again'), { commit: 'abc123' });
  const manifest = (folder: string) => readFile(join(folder, 'manifest.json'), 'utf8');
  expect(await manifest(join(root, 'again'))).toBe(await manifest(dist));
});

test('a release that was tampered with says where', async () => {
  await writeRelease(await build('site', { 'index.html': 'home', 'a.png': 'picture' }), dist);
  await rm(join(dist, 'site/a.png'));
  await rm(join(dist, 'site/index.html'));
  await writeFile(join(dist, 'site/index.html'), 'other');
  await writeFile(join(dist, 'site/x.html'), 'more');
  expect(await checkRelease(dist)).toEqual([
    'missing: site/a.png',
    'changed: site/index.html',
    'not of this release: site/x.html',
  ]);
  expect(await checkRelease(join(root, 'nothing'))).toHaveLength(1);
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
