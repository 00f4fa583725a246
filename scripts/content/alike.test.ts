/** Linter, build and development server read and check content by one function, and report the same. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { allMistakes } from '../../src/content/fixtures/mistakes';
import { readSite } from '../../src/data/pages/site-source';
import type { SiteSource } from '../../src/data/pages/sources';
import { formatDiagnostic, type Diagnostic } from '../../src/report/diagnostic';
import { lintContent } from './lint-content';

const root = mkdtempSync(join(tmpdir(), 'alike-'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const formatAll = (diagnostics: readonly Diagnostic[]) => diagnostics.map(formatDiagnostic).sort();

test('every mistake at once is told alike by the linter, in a build and while writing', async () => {
  for (const name of ['src', 'package-lock.json']) symlinkSync(resolve(name), join(root, name));
  const { files, mistaken } = allMistakes();
  for (const [file, content] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  const linted = (await lintContent(root, false)).diagnostics;
  const found = new Set(linted.map(({ file }) => file));
  expect(mistaken.length).toBeGreaterThan(200);
  expect(mistaken.filter((file) => !found.has(file))).toEqual([]);

  expect(linted.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      '`/docs/hidden/` was published, and no page is there now: links to it would end at "Page not found".',
      'There is no page `/docs/nobody/`.',
    ]),
  );

  vi.stubEnv('PROJECT_ROOT', root);
  const [built, written] = [
    await readSite(root, { drafts: false, cacheFolder: root }),
    await readSite(root, { drafts: true, cacheFolder: root }),
  ];
  // A linter of their own reports what the specifications lack.
  const ofContent = ({ diagnostics }: Pick<SiteSource, 'diagnostics'>) =>
    formatAll(diagnostics.filter(({ file }) => file.startsWith('content/')));
  expect(ofContent(built)).toEqual(formatAll(linted));
  expect(ofContent(written)).toEqual(formatAll(linted));
});
