/**
 * `npm run bench:ci-cache`: measure what the cache of CI saves, and damage it in several ways: the next build must make the same
 * site as a cold build, byte for byte; so must one from an intact cache, except for webpack's compilation hash. Writes
 * `bench/results/ci-cache.md`. @throws if one does not
 */
import { createHash } from 'node:crypto';
import { cp, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { listFiles } from '../scripts/lib/mirror';
import { buildCopy, differences, digests, outputSize, siteCopy, table, type Digests } from './site-copy';

const page = 'public/docs/welcome/index.html';

/** Digest a built site as if webpack had given its compilation no name: with a cache it gives the same bundles another. */
async function withoutCompilation(folder: string): Promise<Map<string, string>> {
  const appData = await readFile(path.join(folder, 'page-data/app-data.json'), 'utf8');
  const { webpackCompilationHash: name } = JSON.parse(appData) as { webpackCompilationHash: string };
  const entries = listFiles(folder).map(async (file) => {
    const text = await readFile(path.join(folder, file), 'latin1');
    return [file, createHash('sha256').update(text.replaceAll(name, '')).digest('hex')] as const;
  });
  return new Map(await Promise.all(entries));
}

async function swap(one: string, other: string): Promise<void> {
  await rename(one, `${one}.held`);
  await rename(other, one);
  await rename(`${one}.held`, other);
}

/** Damages to the files of a cache. */
const damages: Record<string, (files: readonly string[]) => Promise<unknown>> = {
  'every file cut to half': (files) =>
    Promise.all(files.map(async (file) => truncate(file, (await readFile(file)).length >> 1))),
  'every second file gone': (files) => Promise.all(files.filter((_, index) => index % 2).map((file) => rm(file))),
  'two pages swapped': (files) => {
    const [one = '', other = ''] = files.filter((file) => file.endsWith('/index.html'));
    return swap(one, other);
  },
  "a page with another's text": async (files) => {
    const file = files.find((name) => name.endsWith(page)) ?? '';
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('</h1>', ', which nobody wrote</h1>'));
  },
  "another version's": async (files) => {
    const file = files.find((name) => name.endsWith('.build-code.sha256')) ?? '';
    await writeFile(file, 'of another version');
  },
};

export const options = [];

export async function main(): Promise<number> {
  const folder = await siteCopy('ci-cache', {});
  const cache = path.join(folder, '.build/site');
  const stored = path.join(folder, '.build/stored');
  const rows: (string | number)[][] = [['the cache', 'build', 'processor time', 'files that differ from a cold build']];
  const run = async (name: string, digest: typeof digests, expected?: Digests) => {
    const { seconds, cpuSeconds } = await buildCopy(folder);
    const site = await digest(path.join(folder, 'public'));
    const different = expected ? differences(expected, site) : [];
    rows.push([name, `${seconds.toFixed(1)} s`, `${cpuSeconds.toFixed(1)} s`, different.length]);
    console.log(rows.at(-1)?.join(' | '));
    return { site, different };
  };

  process.env.CI = '1';
  const { site: cold } = await run('none', digests);
  const bundles = await withoutCompilation(path.join(folder, 'public'));
  await cp(cache, stored, { recursive: true, preserveTimestamps: true });
  const { bytes, files } = await outputSize(stored);
  const wrong: string[] = [];
  wrong.push(...(await run('whole', withoutCompilation, bundles)).different);
  for (const [name, damage] of Object.entries(damages)) {
    await rm(cache, { recursive: true });
    await cp(stored, cache, { recursive: true, preserveTimestamps: true });
    const before = await digests(cache);
    await damage(listFiles(cache).map((file) => path.join(cache, file)));
    if (differences(before, await digests(cache)).length === 0) throw new Error(`"${name}" damaged nothing.`);
    wrong.push(...(await run(name, digests, cold)).different);
  }
  const text = [
    '# The cache of CI',
    '',
    `Measured by \`npm run bench:ci-cache\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores. The cache is \`.build/site\`: ${files} files, ${(bytes / 2 ** 20).toFixed(0)} MB.`,
    '',
    table(rows),
    '',
    'From a whole cache the pages and `app-data.json` hold another name of the same compilation, which webpack gives; nothing',
    'else differs. Every damaged cache is found out and dropped (`scripts/gatsby/integrity.ts`).',
    '',
  ].join('\n');
  await writeFile('bench/results/ci-cache.md', text);
  if (wrong.length > 0) throw new Error(`The site is another one than that of a cold build: ${wrong.join(', ')}`);
  await rm(folder, { recursive: true });
  return 0;
}
