/**
 * `npm run bench:departures [-- NAME ...]`: measure the gain of each departure from stock Gatsby (docs/gatsby.md). Builds
 * copies of the project with and without it, in turn, three times or `--rounds=N`; writes `bench/results/departures.md`. NAME, or a
 * part of it, chooses departures; earlier figures of others stay.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumArguments, requireChromium } from '../scripts/tests/chromium';
import { nextPage } from './browser';
import { served } from './site';
import { median, medians, table } from './site-copy';

const edited = 'content/docs/welcome.mdx';
const document = 'docs/discord/server-commands/';
const operation = 'docs/api/fcp-api/get-user-details/';

/** A replacement of text in a file. */
interface Edit {
  file: string;
  from: string | RegExp;
  to: string;
}

/** A departure, and the edits that leave it out. */
interface LeftOut {
  name: string;
  edits: Edit[];
  /** True if it changes what the browser does, not the build. */
  isInBrowser?: boolean;
}

const webpack = 'src/gatsby/webpack/webpack.ts';
const child = 'scripts/gatsby/child.mjs';
const tokens = 'src/styles/tokens.ts';

export const departuresLeftOut: readonly LeftOut[] = [
  {
    name: "Tasks of workers in Gatsby's own process",
    edits: [{ file: child, from: "import '../../src/gatsby/build/worker.mjs';", to: '' }],
  },
  {
    name: 'SWC instead of Babel and terser',
    edits: [
      { file: webpack, from: 'rules: rulesWithSwc(config.module.rules, isBrowser)', to: 'rules: config.module.rules' },
      { file: webpack, from: 'config.optimization.minimizer?.forEach(minifyQuickly);', to: '' },
    ],
  },
  {
    name: "The lockfile as the key of webpack's cache",
    edits: [{ file: webpack, from: '...quickCache(config),', to: '' }],
  },
  {
    name: 'Design tokens as values',
    edits: [
      { file: tokens, from: /return source\.replace\(.*?\n {2}\}\);\n/s, to: 'return source;\n' },
      {
        file: tokens,
        from: 'export const colorSchemeCss = `',
        to:
          'export const colorSchemeCss = `' +
          ":root{${[...Object.keys(colors), ...Object.keys(scales)].map((name) => `--${name}:${valueOf(name) ?? ''}`).join(';')}}",
      },
    ],
  },
  {
    name: 'A router that does not wait for a frame',
    edits: [{ file: webpack, from: ', routerWithoutFrame()', to: '' }],
    isInBrowser: true,
  },
  {
    name: 'Smaller modules in the place of packages',
    edits: [
      { file: webpack, from: 'resolve: { alias: browserModules() },', to: '' },
      { file: webpack, from: /plugins: \[replace\(unusedModules.*?\)\)\],/s, to: '' },
    ],
  },
  {
    name: 'Data and scripts in the document',
    edits: [
      { file: 'gatsby-ssr.tsx', from: 'pageDataScript(pageData, rendered),', to: '' },
      { file: 'gatsby-ssr.tsx', from: /replacePostBodyComponents\(\n.*?\n {2}\);\n/s, to: '' },
    ],
  },
  {
    name: 'Only the styles that a page uses',
    edits: [
      {
        file: 'src/gatsby/html/used-styles.ts',
        from: 'const sheet = compiled.get(css) ?? compile(css);',
        to: 'if (words) return css;\n  const sheet = compiled.get(css) ?? compile(css);',
      },
    ],
  },
  {
    name: 'Changes of page that are watched',
    edits: [
      { file: 'gatsby-browser.tsx', from: '() => followLinks(root),', to: '' },
      { file: 'gatsby-browser.tsx', from: '() => isDevelopment || prefetchLinks(loadPage, root),', to: '' },
    ],
    isInBrowser: true,
  },
];

/** Make an edit in the text of its file. @throws if it finds nothing */
export function applyEdit(source: string, { file, from, to }: Edit): string {
  const changed = source.replace(from, () => to);
  if (changed === source) throw new Error(`${file} has no ${String(from)}: bench/departures.ts has to follow.`);
  return changed;
}

/**
 * Copy the project without a departure, or with all if none is named.
 * @throws if an edit finds nothing
 */
async function projectCopy(name: string, edits: LeftOut['edits']): Promise<string> {
  const folder = path.resolve('.build/bench', name);
  await rm(folder, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  // Git also lists files whose deletion is not committed.
  for (const file of listed.trim().split('\n')) if (existsSync(file)) await cp(file, path.join(folder, file));
  await mkdir(folder, { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  for (const edit of edits) {
    const file = path.join(folder, edit.file);
    await writeFile(file, applyEdit(await readFile(file, 'utf8'), edit));
  }
  return folder;
}

/**
 * Return the seconds of a build: on the clock, and of all processors.
 * @throws with its output on failure
 */
async function build(folder: string): Promise<{ clock: number; processor: number }> {
  const child = spawn('bash', ['-c', 'TIMEFORMAT="times %R %U %S"; time node scripts/run.mjs build'], { cwd: folder });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  const times = /times ([\d.]+) ([\d.]+) ([\d.]+)/.exec(output);
  if (code !== 0 || !times) throw new Error(`The build in ${folder} failed:\n${output.slice(-4000)}`);
  const [clock = NaN, user = NaN, system = NaN] = times.slice(1).map(Number);
  return { clock, processor: user + system };
}

interface Figures {
  cold: number;
  coldProcessor: number;
  edit: number;
  editProcessor: number;
  /** Compressed bytes of the HTML of two pages, added. */
  html: number;
  /** Compressed bytes of an operation's scripts that load at once, and of the application's. */
  atOnce: number;
  application: number;
}

async function weigh(folder: string): Promise<Pick<Figures, 'html' | 'atOnce' | 'application'>> {
  const gzip = async (file: string) => gzipSync(await readFile(path.join(folder, 'public', file)), { level: 9 }).length;
  const sum = async (files: string[]) => (await Promise.all(files.map(gzip))).reduce((all, size) => all + size, 0);
  const html = await readFile(path.join(folder, 'public', operation, 'index.html'), 'utf8');
  const sources = [...html.matchAll(/<script[^>]* (?:src|data-behaviours)="\/([^"]+)"/gi)].map(([, file = '']) => file);
  const application = /data-scripts="([^"]*)"/
    .exec(html)?.[1]
    ?.split(' ')
    .map((address) => address.slice(1));
  return {
    html: await sum([document, operation].map((page) => `${page}index.html`)),
    atOnce: await sum(sources),
    application: await sum(application ?? sources),
  };
}

async function measure(folder: string): Promise<Figures> {
  await rm(path.join(folder, '.build'), { recursive: true, force: true });
  const cold = await build(folder);
  await writeFile(path.join(folder, edited), `${await readFile(path.join(folder, edited), 'utf8')}\nOne more line.\n`);
  const edit = await build(folder);
  return {
    cold: cold.clock,
    coldProcessor: cold.processor,
    edit: edit.clock,
    editProcessor: edit.processor,
    ...(await weigh(folder)),
  };
}

const ratio = (without: number, having: number) => (without / having).toFixed(2);

/** Return the milliseconds to the next page at a quarter of this machine's speed, for builds in turn; medians. */
async function nextPages(folders: readonly string[], rounds: number): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
  const times = folders.map((): number[] => []);
  const way = { link: '/docs/dev-help/github/', heading: 'Working on GitHub' };
  for (let round = 0; round < 2 * rounds + 1; round += 1)
    for (const [index, folder] of folders.entries())
      await served(path.join(folder, 'public'), true, async (origin) => {
        times[index]?.push(await nextPage(browser, `${origin}/docs/welcome/`, way, 4));
      });
  await browser.close();
  return times.map(median);
}

type Row = [name: string, cold: string, edit: string, html: string, atOnce: string, application: string, next: string];

async function row({ name, edits, isInBrowser }: LeftOut, rounds: number): Promise<Row> {
  const folders = [await projectCopy('departures-with', []), await projectCopy('departures-without', edits)];
  if (isInBrowser) {
    for (const folder of folders) await build(folder);
    const [having = NaN, without = NaN] = await nextPages(folders, rounds);
    return [name, '', '', '', '', '', `${ratio(without, having)} (${without.toFixed(0)} : ${having.toFixed(0)} ms)`];
  }
  const figures: Figures[][] = [[], []];
  for (let round = 0; round < rounds; round += 1)
    for (const [index, folder] of folders.entries()) figures[index]?.push(await measure(folder));
  const [having, without] = figures.map((each) => medians(each)) as [Figures, Figures];
  const times = (clock: 'cold' | 'edit', processor: 'coldProcessor' | 'editProcessor') =>
    `${ratio(without[processor], having[processor])} (${without[clock].toFixed(1)} : ${having[clock].toFixed(1)} s)`;
  const bytes = (key: 'html' | 'atOnce' | 'application') => `${without[key] - having[key]} of ${having[key]}`;
  return [
    name,
    times('cold', 'coldProcessor'),
    times('edit', 'editProcessor'),
    bytes('html'),
    bytes('atOnce'),
    bytes('application'),
    '',
  ];
}

const report = 'bench/results/departures.md';
const head: Row = [
  'left out',
  'cold build',
  'build after an edit',
  'HTML',
  'script at once',
  'application',
  'next page',
];

export const options = ['NAME', '--rounds'];

export async function main(args: readonly string[]): Promise<number> {
  const rounds = Number(args.find((arg) => arg.startsWith('--rounds='))?.slice('--rounds='.length) ?? 3);
  const names = args.filter((arg) => !arg.startsWith('--'));
  const before = existsSync(report) ? await readFile(report, 'utf8') : '';
  const rows = new Map<string, string[]>();
  for (const { name } of departuresLeftOut) {
    const kept = before.split('\n').find((line) => line.startsWith(`| ${name} `));
    if (kept)
      rows.set(
        name,
        kept
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      );
  }
  const chosen =
    names.length === 0
      ? departuresLeftOut
      : departuresLeftOut.filter(({ name }) => names.some((part) => name.includes(part)));
  for (const each of chosen) {
    const measured = await row(each, rounds);
    console.log(measured.join(' | '));
    rows.set(each.name, measured);
    await writeReport(
      departuresLeftOut.flatMap(({ name }) => {
        const cells = rows.get(name);
        return cells ? [cells] : [];
      }),
    );
  }
  return 0;
}

async function writeReport(rows: readonly string[][]): Promise<void> {
  const text = `# What departures from stock Gatsby buy

By \`npm run bench:departures\`, ${new Date().toISOString().slice(0, 10)}: one departure left out at a time. Builds are
compared by the time of all processors, without : with, which a busy machine disturbs least; in brackets stands the clock.
Bytes are those that a page has more without it (gzip): HTML of a document and an operation, scripts of an operation. The
next page is shown at a quarter of the machine's speed. Medians of several in turn.

${table([head, ...rows])}
`;
  await writeFile(report, text);
}
