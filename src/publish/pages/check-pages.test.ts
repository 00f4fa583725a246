import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkPages } from './check-pages';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const check = () => checkPages(folder, { url: 'https://docs.example.com', pathPrefix: '' }, folder);

test('finds broken links, and collects the hashes of scripts', () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><script>1</script><a href="/away/">away</a>');
  const found = check();
  expect(found).toMatchObject({ pages: 1, scriptHashes: [expect.stringMatching(/^sha256-/)] });
  expect(found.diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining('/away/')]);
});

test('a page of Gatsby’s without a title is an error; the title of a drawing is none, and a file of static/ needs none', () => {
  for (const name of ['index', 'other'])
    writeFileSync(join(folder, `${name}.html`), '<head></head><body id="___gatsby"><svg><title>A</title></svg></body>');
  writeFileSync(join(folder, 'google1.html'), 'google-site-verification: google1.html');
  expect(check().diagnostics).toEqual([
    expect.objectContaining({ severity: 'error', message: 'No title: public/index.html and 1 more page' }),
  ]);
  for (const name of ['index', 'other'])
    writeFileSync(join(folder, `${name}.html`), '<head><title>A</title></head><body id="___gatsby"></body>');
  expect(check().diagnostics).toEqual([]);
});

test('follows links to places of other pages', () => {
  writeFileSync(join(folder, 'index.html'), '<a href="/other.html#there">other</a>');
  writeFileSync(join(folder, 'other.html'), '<p id="there">text</p>');
  expect(check().diagnostics).toEqual([]);
  writeFileSync(join(folder, 'other.html'), '<p id="elsewhere">text</p>');
  expect(check().diagnostics).toEqual([expect.objectContaining({ file: 'public/index.html', severity: 'warning' })]);
});
