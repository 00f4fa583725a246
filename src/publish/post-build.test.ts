import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { oldPages, removeWithdrawn } from './post-build';

const folder = mkdtempSync(path.join(tmpdir(), 'outputs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what an earlier build wrote goes with its source, and nothing else does', () => {
  const addresses = ['/docs/a/index.md', '/docs/b/index.md', '/docs/b/index.html'];
  for (const address of addresses) {
    mkdirSync(path.dirname(path.join(folder, address)), { recursive: true });
    writeFileSync(path.join(folder, address), address);
  }
  const left = () => addresses.filter((address) => existsSync(path.join(folder, address)));
  const written = ['/docs/a/index.md', '/docs/b/index.md'];
  removeWithdrawn([], written, folder);
  expect(left()).toEqual(addresses);
  removeWithdrawn(written, ['/docs/a/index.md'], folder);
  expect(left()).toEqual(['/docs/a/index.md', '/docs/b/index.html']);
});

test('pages of an earlier build are named, and no others', () => {
  const files = [
    '404.html',
    '_gatsby/slices/a.html',
    'docs/index.html',
    'docs/gone/index.html',
    'docs/index.md',
    'index.html',
  ];
  const pages = ['/', '/docs/', '/404.html'].map((path) => ({ path }));
  expect(oldPages(files, pages).map(({ file }) => file)).toEqual(['public/docs/gone/index.html']);
});
