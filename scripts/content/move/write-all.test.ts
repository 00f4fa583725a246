import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeAll } from './write-all';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'write-all-'));
  for (const name of ['a', 'b']) writeFileSync(join(root, name), `old ${name}`);
});
afterEach(() => rmSync(root, { recursive: true }));

test('every file is written, in new folders too, and nothing else is left', async () => {
  const changes = new Map([
    ['a', null],
    ['b', 'new b'],
    ['c/d', 'new d'],
  ]);
  await writeAll(root, changes);
  expect(existsSync(join(root, 'a'))).toBe(false);
  expect([readFileSync(join(root, 'b'), 'utf8'), readFileSync(join(root, 'c/d'), 'utf8')]).toEqual(['new b', 'new d']);
  expect(readdirSync(root, { recursive: true }).sort()).toEqual(['b', 'c', 'c/d']);
});

test('a folder that moves leaves no empty one behind', async () => {
  mkdirSync(join(root, 'x/y'), { recursive: true });
  writeFileSync(join(root, 'x/y/page'), 'text');
  await writeAll(
    root,
    new Map([
      ['z/page', 'text'],
      ['x/y/page', null],
    ]),
  );
  expect(readdirSync(root, { recursive: true }).sort()).toEqual(['a', 'b', 'z', 'z/page']);
});

test('where a file cannot be written, all are as they were', async () => {
  mkdirSync(join(root, 'folder'));
  const changes = new Map([
    ['a', null],
    ['b', 'new b'],
    ['new', 'new'],
    ['folder', 'a folder is in the way'],
  ]);
  await expect(writeAll(root, changes)).rejects.toThrow();
  expect(['a', 'b'].map((name) => readFileSync(join(root, name), 'utf8'))).toEqual(['old a', 'old b']);
  expect(readdirSync(root).sort()).toEqual(['a', 'b', 'folder']);
});
