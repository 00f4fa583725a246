import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  cleanReleases,
  currentScripts,
  publishRelease,
  publishedFiles,
  stageRelease,
  type ReleaseFolders,
} from './releases';

let root = '';
let folders: ReleaseFolders = { releases: '', current: '' };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'releases-'));
  folders = { releases: join(root, '.build/releases'), current: join(root, 'public') };
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

async function release(id: string): Promise<void> {
  write('output/index.html', id);
  write('output/docs/index.html', id);
  await publishRelease(folders, await stageRelease(folders, join(root, 'output'), id));
}

const served = () => readFileSync(join(root, 'public/index.html'), 'utf8');

test('publishing replaces the served site, and keeps the one before it', async () => {
  for (const id of ['1', '2', '3']) {
    await release(id);
    expect(served()).toBe(id);
  }
  expect(readdirSync(folders.releases)).toEqual(['2', '3']);
});

test('a staged release is not served, and the next build forgets it', async () => {
  await release('1');
  write('output/index.html', '2');
  await stageRelease(folders, join(root, 'output'), '2');
  expect(served()).toBe('1');
  await cleanReleases(folders);
  expect(readdirSync(folders.releases)).toEqual(['1']);
});

test('what a build did not write anew is not copied, and no release shares a file with the output', async () => {
  write('output/kept.html', 'kept');
  await release('1');
  const inode = (path: string) => statSync(join(root, path)).ino;
  const first = { kept: inode('public/kept.html'), index: inode('public/index.html') };
  await release('2');
  expect(inode('public/kept.html')).toBe(first.kept);
  expect(inode('public/index.html')).not.toBe(first.index);
  expect(inode('output/kept.html')).not.toBe(first.kept);
  expect(statSync(join(root, 'public/kept.html')).mtimeMs).toBeCloseTo(
    statSync(join(root, 'output/kept.html')).mtimeMs,
    2,
  );
  expect(readFileSync(join(root, '.build/releases/1/index.html'), 'utf8')).toBe('1');
});

test('a public folder that plain Gatsby made gives way', async () => {
  write('public/index.html', 'folder');
  await release('1');
  expect(served()).toBe('1');
  expect(readlinkSync(folders.current)).toBe(join('.build', 'releases', '1'));
});

test('records of the build and scripts of earlier ones are not published', () => {
  const script = 'app-0123456789abcdef0123.js';
  const old = 'app-9999999999abcdef9999.js';
  const files = ['index.html', script, old, `${script}.map`, 'webpack.stats.json', 'chunk-map.json', '~partytown/a.js'];
  expect(publishedFiles(files, new Set([script]))).toEqual(['index.html', script]);
  expect(publishedFiles(files)).toEqual(['index.html', script, old]);
});

test('scripts that dynamic imports load are published too', async () => {
  const [runtime, lazy, old] = [
    'webpack-runtime-0123456789abcdef0123.js',
    '261-1111111111abcdef1111.js',
    '261-9999999999abcdef9999.js',
  ];
  for (const name of [lazy, old]) write(`output/${name}`, '');
  write(`output/${runtime}`, 'u=e=>e+"-"+{261:"1111111111abcdef1111"}[e]+".js"');
  write('output/webpack.stats.json', JSON.stringify({ namedChunkGroups: { app: { assets: [{ name: runtime }] } } }));
  expect(await currentScripts(join(root, 'output'))).toEqual(new Set([runtime, lazy]));
});

test('a build that is killed at any moment leaves the whole old site or the whole new one', async () => {
  const names = Array.from({ length: 300 }, (_, index) => `page-${index}.html`);
  const writeOutput = (id: string) => names.forEach((name) => write(`output/${name}`, id));
  writeOutput('first');
  await release('0');
  const program = `
    import { publishRelease, stageRelease } from ${JSON.stringify(join(import.meta.dirname, 'releases.ts'))};
    const [root, id] = process.argv.slice(2);
    const folders = { releases: root + '/.build/releases', current: root + '/public' };
    const staged = await stageRelease(folders, root + '/output', id);
    console.log('staged');
    await publishRelease(folders, staged);
    console.log('published');`;
  write('publish.mts', program);
  const readNames = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
  const seen = new Set<string>();
  for (let round = 1; round <= 10; round += 1) {
    writeOutput(`round ${round}`);
    await cleanReleases(folders);
    const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'publish.mts'), root, String(round)], {
      cwd: join(import.meta.dirname, '../..'),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const closed = once(child, 'close');
    const folder = join(folders.releases, `${round}.partial`);
    // The last build may finish; each other one dies with that many files copied, or right before, in or after the swap.
    if (round < 10) {
      const isDue = () =>
        child.exitCode !== null || readNames(folder).length >= (round - 1) * 38 || existsSync(folder.slice(0, -8));
      while (!isDue()) await setTimeout(2);
      child.kill('SIGKILL');
    }
    await closed;
    const contents = new Set(names.map((name) => readFileSync(join(root, 'public', name), 'utf8')));
    expect(contents.size, `round ${round}: ${[...contents].join(', ')}`).toBe(1);
    seen.add([...contents].join());
  }
  expect(seen.size, 'both old and new sites were seen').toBeGreaterThan(1);
}, 60_000);
