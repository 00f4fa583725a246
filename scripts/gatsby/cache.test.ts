import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { markUnfinished } from '../../src/data/bodies/unfinished';
import { forgetStaleCache, rememberFinished } from './cache';

let root = '';
let site = '';

function write(path: string, content: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Leave a cache and an output as a run of Gatsby does, and return whether the next run would find them. */
async function isKept(): Promise<boolean> {
  write('site/.cache/data', 'kept');
  write('site/public/index.html', 'kept');
  const forgotten = await forgetStaleCache(root, site);
  const left = ['.cache/data', 'public/index.html'].filter((path) => existsSync(join(site, path)));
  expect(left.length).toBe(forgotten ? 0 : 2);
  return !forgotten;
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'gatsby-cache-'));
  site = join(root, 'site');
  write('package-lock.json', '{}');
  write('site/gatsby-node.ts', 'node');
  write('site/src/data/pages.ts', 'pages');
  await forgetStaleCache(root, site);
});
afterEach(() => rmSync(root, { recursive: true }));

test('what Gatsby keeps is kept while the code that made it is the same', async () => {
  expect(await isKept()).toBe(true);
  write('site/content/docs/x.mdx', 'x');
  write('site/src/components/navbar.tsx', 'a part of the frame, which Gatsby follows by itself');
  expect(await isKept()).toBe(true);
});

test.each(['site/src/data/pages.ts', 'site/src/data/new.ts', 'site/gatsby-node.ts', 'package-lock.json'])(
  'an edit of %s makes it start anew, once',
  async (path) => {
    write(path, 'edited');
    expect(await isKept()).toBe(false);
    expect(await isKept()).toBe(true);
  },
);

test('a run that was killed while it forgot starts anew', async () => {
  rmSync(join(site, '.build-code.sha256'));
  expect(await isKept()).toBe(false);
});

test('a build that was killed while it changed the cache starts anew, once', async () => {
  markUnfinished(site);
  expect(await isKept()).toBe(false);
  expect(await isKept()).toBe(true);
  markUnfinished(site);
  await rememberFinished(site);
  expect(await isKept()).toBe(true);
});
