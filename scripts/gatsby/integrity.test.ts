import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isWhole, recordIntegrity } from './integrity';

let site = '';
const inSite = (file: string) => join(site, file);
const files = [
  '.cache/data/nodes.mdb',
  '.cache/webpack/0.pack',
  'public/index.html',
  'public/docs/index.html',
  '.bodies/a',
];

beforeEach(async () => {
  site = mkdtempSync(join(tmpdir(), 'integrity-'));
  for (const file of files) {
    mkdirSync(dirname(inSite(file)), { recursive: true });
    writeFileSync(inSite(file), `content of ${file}`);
  }
  await recordIntegrity(site);
});
afterEach(() => rmSync(site, { recursive: true }));

function swap(one: string, other: string): void {
  renameSync(one, `${one}.held`);
  renameSync(other, one);
  renameSync(`${one}.held`, other);
}

test('a cache as its build left it is whole, wherever it lies', async () => {
  expect(await isWhole(site)).toBe(true);
  const moved = `${site}-moved`;
  cpSync(site, moved, { recursive: true });
  expect(await isWhole(moved)).toBe(true);
  rmSync(moved, { recursive: true });
});

const faults: Record<string, () => void> = {
  'a file cut off': () => truncateSync(inSite('public/index.html'), 5),
  'a file emptied': () => truncateSync(inSite('.cache/data/nodes.mdb'), 0),
  'one letter of a file changed': () => {
    const text = readFileSync(inSite('public/index.html'), 'utf8');
    writeFileSync(inSite('public/index.html'), text.replace('content', 'Content'));
  },
  'half of it gone': () => rmSync(inSite('.cache'), { recursive: true }),
  'two files swapped': () => swap(inSite('public/index.html'), inSite('public/docs/index.html')),
  'a file more': () => writeFileSync(inSite('public/more.html'), ''),
  'a folder of another build': () => writeFileSync(inSite('.cache/webpack/0.pack'), 'of another version'),
  'no record': () => rmSync(inSite('.integrity.sha256')),
  nothing: () => {
    rmSync(site, { recursive: true });
    mkdirSync(site);
  },
};

test.each(Object.entries(faults))('%s: it is not whole', async (_, strike) => {
  strike();
  expect(await isWhole(site)).toBe(false);
});
