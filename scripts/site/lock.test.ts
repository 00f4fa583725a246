import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock } from './lock';

let file = '';
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'lock-')), 'nested/build.lock');
});
afterEach(() => rmSync(join(file, '../..'), { recursive: true }));

test('a second taker is told who holds the lock, until it is released', () => {
  const { release } = takeLock(file, 'build');
  expect(() => takeLock(file, 'build')).toThrow(`Another build is running here (process ${process.pid})`);
  release();
  takeLock(file, 'build').release();
  expect(existsSync(file)).toBe(false);
});

test('the lock of a process that is gone does not count', () => {
  takeLock(file, 'build').release();
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  for (const content of [JSON.stringify({ pid, startedAt: '1' }), 'half a fi', '']) {
    writeFileSync(file, content);
    takeLock(file, 'build').release();
  }
});

test('nor does that of an earlier process with the number of a living one', () => {
  takeLock(file, 'build').release();
  writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: 'before' }));
  takeLock(file, 'build').release();
});

test('what worked for a process that is gone is ended', async () => {
  takeLock(file, 'build').release();
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });
  const { addChild } = takeLock(file, 'build');
  addChild(child.pid ?? 0);
  const left = JSON.parse(readFileSync(file, 'utf8')) as { startedAt: string };
  writeFileSync(file, JSON.stringify({ ...left, startedAt: 'before' }));
  const ended = once(child, 'exit');
  takeLock(file, 'build').release();
  expect(await ended).toEqual([null, 'SIGKILL']);
});
