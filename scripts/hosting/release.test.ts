import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { release } from './release';

test('a build that fails leaves dist/ as it was', async () => {
  const root = mkdtempSync(join(tmpdir(), 'release-'));
  mkdirSync(join(root, 'dist/site'), { recursive: true });
  writeFileSync(join(root, 'dist/site/index.html'), 'last');
  const said = vi.spyOn(console, 'error').mockReturnValue();
  // Gatsby builds nothing where there is no package.json.
  expect(await release(root)).toBe(1);
  expect(said.mock.calls).toEqual([[expect.stringContaining('dist/ is as it was')]]);
  expect(readFileSync(join(root, 'dist/site/index.html'), 'utf8')).toBe('last');
  rmSync(root, { recursive: true });
}, 60_000);
