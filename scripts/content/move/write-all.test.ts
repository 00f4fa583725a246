import * as fileSystem from 'node:fs';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withSlashes } from '../../../src/file-names';
import { writeAll } from './write-all';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'write-all-'));
  for (const name of ['a', 'b']) writeFileSync(join(root, name), `old ${name}`);
});
afterEach(() => rmSync(root, { recursive: true }));

/** List files and folders, with forward slashes. */
const all = () => readdirSync(root, { recursive: true, encoding: 'utf8' }).map(withSlashes).sort();

test('every file is written, in new folders too, and nothing else is left', () => {
  const changes = new Map([
    ['a', null],
    ['b', 'new b'],
    ['c/d', 'new d'],
  ]);
  writeAll(root, changes);
  expect(existsSync(join(root, 'a'))).toBe(false);
  expect([readFileSync(join(root, 'b'), 'utf8'), readFileSync(join(root, 'c/d'), 'utf8')]).toEqual(['new b', 'new d']);
  expect(all()).toEqual(['b', 'c', 'c/d']);
});

test('a folder that moves leaves no empty one behind', () => {
  mkdirSync(join(root, 'x/y'), { recursive: true });
  writeFileSync(join(root, 'x/y/page'), 'text');
  writeAll(
    root,
    new Map([
      ['z/page', 'text'],
      ['x/y/page', null],
    ]),
  );
  expect(all()).toEqual(['a', 'b', 'z', 'z/page']);
});

test('where a file cannot be written, all are as they were', () => {
  mkdirSync(join(root, 'folder'));
  const changes = new Map([
    ['a', null],
    ['b', 'new b'],
    ['new', 'new'],
    ['folder', 'a folder is in the way'],
  ]);
  expect(() => writeAll(root, changes)).toThrow();
  expect(['a', 'b'].map((name) => readFileSync(join(root, name), 'utf8'))).toEqual(['old a', 'old b']);
  expect(readdirSync(root).sort()).toEqual(['a', 'b', 'folder']);
});

test('where a program has a file open, all are as they were', async () => {
  const refuse = (path: unknown) => {
    if (String(path).endsWith('held')) throw Object.assign(new Error('EBUSY'), { code: 'EBUSY' });
  };
  const fs = {
    ...fileSystem,
    renameSync: (from: string, to: string) => (refuse(to), fileSystem.renameSync(from, to)),
    copyFileSync: (from: string, to: string) => (refuse(to), fileSystem.copyFileSync(from, to)),
    writeFileSync: (file: string, text: string) => (refuse(file), fileSystem.writeFileSync(file, text)),
  };
  vi.resetModules();
  vi.doMock('node:fs', () => fs);
  writeFileSync(join(root, 'held'), 'old');
  const changes = new Map([
    ['c/d', 'new d'],
    ['held', 'new'],
    ['a', null],
  ]);
  const { writeAll: write } = await import('./write-all');
  expect(() => write(root, changes)).toThrow('EBUSY');
  vi.doUnmock('node:fs');
  expect(all()).toEqual(['a', 'b', 'held']);
  expect(['a', 'held'].map((name) => readFileSync(join(root, name), 'utf8'))).toEqual(['old a', 'old']);
});
