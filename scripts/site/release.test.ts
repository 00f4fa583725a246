import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeLock } from './lock';
import { commitOf, main } from './release';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'));
  copyFileSync(resolve('.gitignore'), join(root, '.gitignore'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], { cwd: root });
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'First');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

test('a release is of a commit, whatever a release that was killed has left', () => {
  for (const folder of ['dist', 'dist.partial', 'dist.last']) {
    mkdirSync(join(root, folder));
    writeFileSync(join(root, folder, 'manifest.json'), '');
  }
  expect(commitOf(root)).toEqual({ commit: expect.stringMatching(/^[0-9a-f]{40}$/) as string });
});

test('a release of what is not committed says so', () => {
  writeFileSync(join(root, 'new.md'), '');
  expect(commitOf(root)).toEqual({ why: 'it holds changes that are not committed' });
  rmSync(join(root, '.git'), { recursive: true });
  expect(commitOf(root)).toEqual({ why: 'there is no git repository here' });
});

test('a release waits for no other: it says which process makes one', async () => {
  const lock = takeLock(join(root, '.build/release.lock'), 'release');
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  const print = vi.spyOn(console, 'log').mockReturnValue();
  expect(await main([])).toBe(1);
  expect(print.mock.calls).toEqual([
    [`Another release is running here (process ${process.pid}). Let it end, then try again.`],
  ]);
  lock.release();
});

test('a folder without --check is refused: nobody makes a release by a slip', async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(await main(['dist'])).toBe(1);
  expect(said.mock.calls).toEqual([[expect.stringContaining('npm run release -- --check dist')]]);
});
