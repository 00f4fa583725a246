/** Ten releases in a row, with every kind of change between them: byte for byte what is there, and nothing else. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFiles } from '../lib/mirror';
import { contentType, isText } from './content-types';
import { writeRelease } from './dist';
import { checkRelease, readJson } from './manifest';
import type { Difference } from './rolling';

type Site = Readonly<Record<string, string>>;

/** A file whose name holds the start of its content's hash, as webpack and our own build name them. */
function hashed(start: string, length: number, end: string, content: string): Site {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, length);
  return { [`${start}-${hash}${end}`]: content };
}
const app = (content: string) => hashed('app', 20, '.js', content);
const picture = (content: string) => hashed('images/path', 10, '-480.webp', content);
const drawing = (name: string, content: string) => hashed(`static/${name}`, 12, '.svg', content);

const pages = { 'index.html': 'home '.repeat(200), 'about/index.html': 'about '.repeat(200) };
const first: Site = {
  ...pages,
  ...app('one()'),
  ...picture('pixels'),
  ...drawing('mark', '<svg/>'),
  'static/notes.txt': 'notes '.repeat(200),
  'mark.svg': '<svg id="1"/>',
};
const without = (site: Site, ...gone: string[]) =>
  Object.fromEntries(Object.entries(site).filter(([file]) => !gone.some((name) => file.startsWith(name))));

const edited = { ...first, 'index.html': 'welcome '.repeat(200) };
const otherScript = { ...without(edited, 'app-'), ...app('two()') };
const otherStatic = { ...otherScript, 'static/notes.txt': 'other notes '.repeat(200), 'mark.svg': '<svg id="2"/>' };
const removed = without(otherStatic, 'about/');
const added = { ...removed, 'guide/index.html': 'guide', ...picture('more pixels') };
const renamed = {
  ...without(added, 'guide/', 'static/mark-'),
  'manual/index.html': 'guide',
  ...drawing('sign', '<svg/>'),
};
const folderOfAFile = { ...without(renamed, 'mark.svg', 'app-'), 'mark.svg/index.html': 'mark', ...app('nine()') };
const last = { ...without(folderOfAFile, 'app-', 'images/'), ...app('ten()') };

/** Each release, and the numbers of those whose hashed files it has to hold: a tab of any of them works on. */
const releases: { what: string; site: Site; tabs: number[] }[] = [
  { what: 'the first', site: first, tabs: [1] },
  { what: 'the same commit again', site: first, tabs: [1] },
  { what: 'text edited', site: edited, tabs: [1] },
  { what: 'script changed', site: otherScript, tabs: [1, 4] },
  { what: 'static files edited under their names', site: otherStatic, tabs: [1, 4] },
  { what: 'page removed', site: removed, tabs: [1, 4] },
  { what: 'page and picture added', site: added, tabs: [1, 4, 7] },
  { what: 'page and drawing renamed', site: renamed, tabs: [1, 4, 7, 8] },
  { what: 'a file became a folder', site: folderOfAFile, tabs: [1, 4, 7, 8, 9] },
  { what: 'script changed, pictures gone', site: last, tabs: [4, 7, 8, 9, 10] },
];

const isHashed = (file: string) => /-[0-9a-f]{10}/.test(file);
const recorded = ['.nojekyll', '_headers', '_redirects'];
let root = '';
let dist = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'releases-'));
  dist = join(root, 'dist');
});
afterEach(() => rmSync(root, { recursive: true }));

/** A release every month, so that their count alone decides. */
const monthly = (index: number) => new Date(Date.UTC(2030, index, 1));

async function release(site: Site, index: number): Promise<void> {
  const built = join(root, `built-${index}`);
  const info = JSON.stringify({ siteUrl: 'https://docs.example.org', pathPrefix: '', scriptHashes: [], moved: {} });
  for (const [file, content] of Object.entries({ ...site, 'build-info.json': info })) {
    mkdirSync(dirname(join(built, file)), { recursive: true });
    writeFileSync(join(built, file), content);
  }
  await writeRelease(built, dist, { commit: String(index), quality: 1, now: monthly(index) });
}

/** Read the files of `dist/site`, and compare each compressed copy with its file. */
function readSite(): Site {
  const found: Record<string, string> = {};
  const read = (file: string) => readFileSync(join(dist, 'site', file));
  for (const file of listFiles(join(dist, 'site')).filter((name) => !recorded.includes(name))) {
    if (/\.(br|gz)$/.test(file)) continue;
    found[file] = read(file).toString();
    if (!isText(contentType(file))) continue;
    expect(brotliDecompressSync(read(`${file}.br`)).toString(), `${file}.br`).toBe(found[file]);
    expect(gunzipSync(read(`${file}.gz`)).toString(), `${file}.gz`).toBe(found[file]);
  }
  return found;
}

test('ten releases in a row hold what tabs of the last five need, byte for byte, and no more', async () => {
  for (const [index, { what, site, tabs }] of releases.entries()) {
    await release(site, index);
    const olderFiles = tabs.flatMap((number) => Object.entries(releases[number - 1]?.site ?? {}));
    const expected = { ...Object.fromEntries(olderFiles.filter(([file]) => isHashed(file))), ...site };
    expect(readSite(), what).toEqual(expected);
    expect(await checkRelease(dist), what).toEqual([]);
    const copies = Object.keys(expected).filter((file) => isText(contentType(file))).length * 2;
    expect(listFiles(join(dist, 'site')), what).toHaveLength(Object.keys(expected).length + copies + recorded.length);
    if (index > 0) expectDifference(releases[index - 1]?.site ?? {}, site, await readJson(join(dist, 'changes.json')));
  }
});

/** List the files that a cache in front of the site has to purge: the changed and the removed ones. */
function expectDifference(before: Site, after: Site, changes: Difference | undefined): void {
  const plain = (site: Site) => Object.keys(site).filter((file) => !isHashed(file));
  const others = plain(before).filter((file) => after[file] !== undefined && after[file] !== before[file]);
  expect(changes?.changed.filter((file) => !recorded.includes(file))).toEqual(others.sort());
  const gone = plain(before).filter((file) => after[file] === undefined);
  expect(changes?.removed.filter((file) => !isHashed(file))).toEqual(gone.sort());
}

test('a release that was killed between two renames is the last one, and half of one is cleared away', async () => {
  await release(first, 0);
  renameSync(dist, `${dist}.last`);
  mkdirSync(`${dist}.partial/site`, { recursive: true });
  writeFileSync(`${dist}.partial/site/half.html`, 'ha');
  await release(otherScript, 1);
  expect(Object.keys(readSite())).toEqual(expect.arrayContaining(Object.keys(app('one()'))));
  expect(existsSync(join(dist, 'site/half.html'))).toBe(false);
  for (const rest of ['partial', 'last']) expect(existsSync(`${dist}.${rest}`), rest).toBe(false);
});

test('of a last release that is cut off, as a cache may bring it, only what is whole is kept', async () => {
  await release(first, 0);
  const [script = ''] = Object.keys(app('one()'));
  const [path = ''] = Object.keys(picture('pixels'));
  rmSync(join(dist, 'site', script));
  writeFileSync(join(dist, 'site', script), 'on');
  rmSync(join(dist, 'manifest.json'));
  await release(last, 1);
  expect(Object.keys(readSite()).sort()).toEqual(
    [...Object.keys(last), path, ...Object.keys(drawing('mark', '<svg/>'))].sort(),
  );
  expect(await checkRelease(dist)).toEqual([]);
});
