import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explain } from './system-error';

const systemError = (code: string, path?: string) => Object.assign(new Error(`${code}: no`), { code, path });

test.each([
  ['ENOSPC', /^The disk is full/],
  ['EROFS', /^This folder cannot be written to/],
  ['EACCES', /^This folder is not yours/],
  ['EBUSY', /^Another disk is mounted here/],
  ['EPERM', /^This folder is not yours/],
])('%s is told in a sentence', (code, sentence) => {
  expect(explain(systemError(code))).toMatch(sentence);
  expect(explain(systemError(code, '/site/.build'))).toMatch(/\(\/site\/\.build\)$/);
});

test('any other error has its own words', () => {
  const folder = mkdtempSync(join(tmpdir(), 'explain-'));
  expect.assertions(2);
  try {
    mkdirSync(folder);
  } catch (error) {
    expect(explain(error)).toMatch(/^EEXIST/);
  }
  rmSync(folder, { recursive: true });
  expect(explain(new Error('SITE_URL is "x".'))).toBe('SITE_URL is "x".');
});
