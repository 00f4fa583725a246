import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkPages } from './check-pages';

let folder = '';
let memory = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-pages-'));
  memory = join(mkdtempSync(join(tmpdir(), 'check-pages-memory-')), 'scans.json');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(join(memory, '..'), { recursive: true });
});

const page = (body: string) => `<!doctype html><script>1</script><img src="https://elsewhere.example/a.png">${body}`;
const check = () => checkPages(folder, { siteUrl: 'https://docs.example.com', pathPrefix: '' }, memory);

test('what is remembered of a page is what is found in it', async () => {
  writeFileSync(join(folder, 'index.html'), page('<a href="/away/">away</a>'));
  const first = await check();
  expect(first).toMatchObject({ pages: 1, scriptHashes: [expect.stringMatching(/^sha256-/)] });
  expect(first.diagnostics.map(({ message }) => message)).toEqual([
    expect.stringContaining('/away/'),
    expect.stringContaining('https://elsewhere.example/a.png'),
  ]);
  expect(await check()).toEqual(first);
});

test('a page that changed is read again, and a link of one that did not is followed again', async () => {
  writeFileSync(join(folder, 'index.html'), '<a href="/other.html#there">other</a>');
  writeFileSync(join(folder, 'other.html'), '<p id="there">text</p>');
  expect((await check()).diagnostics).toEqual([]);
  writeFileSync(join(folder, 'other.html'), '<p id="elsewhere">text</p>');
  expect((await check()).diagnostics).toEqual([expect.objectContaining({ file: 'public/index.html' })]);
});

test('unchanged pages are not scanned again; what a build that died left counts for nothing', async () => {
  writeFileSync(join(folder, 'index.html'), '<a href="/away/">away</a>');
  await check();
  const scans = readFileSync(memory, 'utf8');
  writeFileSync(memory, scans.replace('/away/', '/remembered/'));
  expect((await check()).diagnostics[0]?.message).toContain('/remembered/');
  writeFileSync(memory, scans.slice(0, 40));
  expect((await check()).diagnostics[0]?.message).toContain('/away/');
});
