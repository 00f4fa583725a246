import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { release } from './release';

test('a build that fails leaves dist/ as it was', async () => {
  const root = mkdtempSync(join(tmpdir(), 'release-'));
  mkdirSync(join(root, 'dist/site'), { recursive: true });
  writeFileSync(join(root, 'dist/site/index.html'), 'last');
  // Gatsby builds nothing where there is no package.json.
  expect(await release(root)).toEqual({ problem: expect.stringContaining('dist/ is as it was') as string });
  expect(readFileSync(join(root, 'dist/site/index.html'), 'utf8')).toBe('last');
  rmSync(root, { recursive: true });
}, 60_000);
