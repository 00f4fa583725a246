/** Ten releases in a row, with every kind of change between them: byte for byte what is there, and nothing else. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFiles } from '../lib/mirror';
import { contentType, isText } from './content-types';
import { writeRelease } from './dist';
import { checkRelease, readJson, readManifest } from './manifest';
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

const otherCase = { ...without(first, 'mark.svg'), 'Mark.svg': '<svg id="1"/>' };
const otherBytes = { ...first, 'mark.svg': '<svg id="9"/>', ...picture('PIXELS') };
const bothWays = { ...without(first, 'static/notes.txt'), 'static/notes.txt/index.html': 'notes' };
const emptied = { ...first, 'index.html': '', 'static/notes.txt': '' };
const withoutText = without(first, 'index.html', 'about/', 'static/notes.txt');

const unusual: typeof releases = [
  { what: 'the first', site: first, tabs: [1] },
  { what: 'a name in another case', site: otherCase, tabs: [1] },
  { what: 'and back', site: first, tabs: [1] },
  { what: 'a file of the same size and time with other bytes', site: otherBytes, tabs: [1, 4] },
  { what: 'a file became a folder', site: bothWays, tabs: [1, 4] },
  { what: 'and a file again', site: first, tabs: [1, 4] },
  { what: 'files emptied', site: emptied, tabs: [1, 4] },
  { what: 'pages removed', site: withoutText, tabs: [1, 4] },
  { what: 'all pages alone', site: pages, tabs: [1, 4, 9] },
  { what: 'all back', site: first, tabs: [1, 4, 9] },
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

/** A release every month, so that only their count decides. */
const monthly = (index: number) => new Date(Date.UTC(2030, index, 1));

function writeBuilt(site: Site, index: number): string {
  const built = join(root, `built-${index}`);
  const info = JSON.stringify({ siteUrl: 'https://docs.example.org', pathPrefix: '', scriptHashes: [], moved: {} });
  for (const [file, content] of Object.entries({ ...site, 'build-info.json': info })) {
    mkdirSync(dirname(join(built, file)), { recursive: true });
    writeFileSync(join(built, file), content);
    // No time tells two versions of a file apart.
    utimesSync(join(built, file), 1e9, 1e9);
  }
  return built;
}

const release = (site: Site, index: number) =>
  writeRelease(writeBuilt(site, index), dist, { commit: String(index), quality: 1, now: monthly(index) });

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

test.each([
  ['with every usual change', releases],
  ['with unusual changes', unusual],
])('ten releases in a row %s hold what tabs of the last five need, byte for byte, and no more', async (_, all) => {
  for (const [index, { what, site, tabs }] of all.entries()) {
    await release(site, index);
    const olderFiles = tabs.flatMap((number) => Object.entries(all[number - 1]?.site ?? {}));
    const expected = { ...Object.fromEntries(olderFiles.filter(([file]) => isHashed(file))), ...site };
    expect(readSite(), what).toEqual(expected);
    expect(await checkRelease(dist), what).toEqual([]);
    const copies = Object.keys(expected).filter((file) => isText(contentType(file))).length * 2;
    expect(listFiles(join(dist, 'site')), what).toHaveLength(Object.keys(expected).length + copies + recorded.length);
    if (index > 0) expectDifference(all[index - 1]?.site ?? {}, site, await readJson(join(dist, 'changes.json')));
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

test('a release that fails leaves the last one whole, and nothing beside it', async () => {
  await release(first, 0);
  const folderOfThatName = { ...last, 'a.txt': 'A', 'a.txt.br/b.txt': 'B' };
  await expect(release(folderOfThatName, 1)).rejects.toThrow('EISDIR');
  expect(readSite()).toEqual(first);
  expect(await checkRelease(dist)).toEqual([]);
  expect(readdirSync(root).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
});

/** Make the second release in a process of its own, killed before it changes a file for that many times more. */
function releaseAndDie(built: string, changes: number) {
  const program = `
    import fs from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    let changes = 0;
    for (const name of ['chmod', 'copyFile', 'rename', 'rm', 'writeFile']) {
      const change = fs[name];
      fs[name] = (...files) => {
        const isOwn = files.some((file) => String(file).startsWith(${JSON.stringify(dist)}));
        if (isOwn && changes++ === ${changes}) process.kill(process.pid, 'SIGKILL');
        return change(...files);
      };
    }
    syncBuiltinESMExports();
    const { writeRelease } = await import(${JSON.stringify(join(import.meta.dirname, 'dist.ts'))});
    await writeRelease(${JSON.stringify(built)}, ${JSON.stringify(dist)}, { commit: '1', quality: 1 });
    console.log(changes);`;
  writeFileSync(join(root, 'release.mts'), program);
  const tsx = ['--import', import.meta.resolve('tsx'), join(root, 'release.mts')];
  return spawnSync(process.execPath, tsx, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

test('a release that is killed at any moment leaves the old one whole or the new one, and the next one is whole', async () => {
  await release(first, 0);
  const built = writeBuilt(last, 1);
  const all = Number(releaseAndDie(built, Infinity).stdout);
  expect(all).toBeGreaterThan(50);
  // The last changes: clear the place aside, move the old one there, the new one in, and delete the old one.
  for (const changes of [1, Math.round(all / 2), all - 4, all - 3, all - 2, all - 1]) {
    rmSync(dist, { recursive: true });
    await release(first, 0);
    expect(releaseAndDie(built, changes).signal, `${changes} of ${all}`).toBe('SIGKILL');
    // Between two renames it has the other name.
    const left = existsSync(dist) ? dist : `${dist}.last`;
    expect(left === dist, `${changes} of ${all}`).toBe(changes !== all - 2);
    expect(await checkRelease(left), `${changes} of ${all}`).toEqual([]);
    const { commit } = (await readManifest(left)) ?? {};
    expect(commit, `${changes} of ${all}`).toBe(changes < all - 1 ? '0' : '1');
    await release(last, 1);
    expect(await checkRelease(dist), `after ${changes} of ${all}`).toEqual([]);
    expect(Object.keys(readSite())).toEqual(expect.arrayContaining(Object.keys(app('one()'))));
  }
}, 120_000);
