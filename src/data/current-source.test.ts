import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { codeDigest } from './current-source';

let folder = '';
const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'code-'));
  await mkdir(path.join(folder, '.cache/compiled'), { recursive: true });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

it('digests the compiled code and the lockfile', async () => {
  await write('.cache/compiled/gatsby-node.js', 'one()');
  await write('package-lock.json', '{}');
  const first = codeDigest(folder);
  expect(codeDigest(folder)).toBe(first);
  await write('.cache/compiled/gatsby-node.js', 'two()');
  const second = codeDigest(folder);
  await write('package-lock.json', '{"lockfileVersion": 3}');
  expect(new Set([first, second, codeDigest(folder)]).size).toBe(3);
});

it('stops a build of Gatsby that has compiled its code elsewhere: its pages could be old', () => {
  vi.stubEnv('gatsby_executing_command', 'build');
  expect(() => codeDigest(folder)).toThrow('gatsby-node.js');
});
