/** Copies of the project with other content, built like the project, and their cost. */
import { spawn } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = process.cwd();

/** What Gatsby reads, from the root. */
const sources = [
  ...[
    'src',
    'plugins',
    'packages',
    'content',
    'openapi',
    'schemas',
    'static',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ],
  ...['config.ts', 'node.ts', 'ssr.tsx', 'browser.tsx'].map((name) => `gatsby-${name}`),
];

/** Gatsby's command line. */
export const gatsby = path.join(root, 'node_modules/gatsby/cli.js');

/** False for tests: a runner would find them in the copy. */
const isSource = (file: string) => !/[\\/]tests$|\.test\.tsx?$/.test(file);

/** Copy the project's sources to a folder below `.build/bench`; `files` replace or join them. */
export async function siteCopy(name: string, files: Record<string, string>): Promise<string> {
  const folder = path.join(root, '.build/bench', name);
  await rm(folder, { recursive: true, force: true });
  const options = { recursive: true, filter: isSource };
  for (const name of sources) await cp(path.join(root, name), path.join(folder, name), options);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return folder;
}

export interface BuildCost {
  seconds: number;
  /** Memory of all processes of the build together, sampled four times a second. */
  peakMegabytes: number;
  /** True if it was stopped at the limit and has built nothing. */
  isStopped?: boolean;
}

/** Build a copy, for a path prefix if one is given, and measure it. @throws with the build's output on failure. */
export async function buildCopy(folder: string, prefix = ''): Promise<BuildCost> {
  const prefixed = prefix === '' ? [] : ['--prefix-paths'];
  return measureProcess([gatsby, 'build', ...prefixed], { cwd: folder, env: { PATH_PREFIX: prefix } });
}

/**
 * Run a program in this Node and measure it; stop it at the limit.
 * @throws with its output on failure
 */
export async function measureProcess(
  command: readonly string[],
  { cwd, env, limitSeconds = 3600 }: { cwd: string; env?: Record<string, string>; limitSeconds?: number },
): Promise<BuildCost> {
  const started = performance.now();
  const child = spawn(process.execPath, command, { cwd, env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let peak = 0;
  const sample = setInterval(() => {
    void treeMemory(child.pid).then((bytes) => (peak = Math.max(peak, bytes)));
  }, 250);
  const limit = setTimeout(() => child.kill('SIGKILL'), limitSeconds * 1000);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(sample);
  clearTimeout(limit);
  const cost = { seconds: (performance.now() - started) / 1000, peakMegabytes: peak / 2 ** 20 };
  if (code === null && cost.seconds > limitSeconds) return { ...cost, isStopped: true };
  if (code !== 0) throw new Error(`${command.join(' ')} failed in ${cwd}:\n${output.slice(-4000)}`);
  return cost;
}

/** Return the resident memory of a process and its descendants, in bytes; on Linux only. */
async function treeMemory(pid: number | undefined): Promise<number> {
  const parents = new Map<number, number>();
  const memory = new Map<number, number>();
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue;
    const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '');
    parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]));
    memory.set(Number(name), Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024);
  }
  const isInTree = (process: number | undefined): boolean =>
    process === pid || (process !== undefined && process > 1 && isInTree(parents.get(process)));
  return [...memory].reduce((sum, [process, bytes]) => (isInTree(process) ? sum + bytes : sum), 0);
}

/** Return the bytes of a built site in a folder, and the addresses of its pages. */
export async function outputSize(site: string): Promise<{ bytes: number; pages: string[] }> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  let bytes = 0;
  for (const { parentPath, name } of files) bytes += (await stat(path.join(parentPath, name))).size;
  const pages = files.filter(({ name }) => name === 'index.html');
  return { bytes, pages: pages.map(({ parentPath }) => `/${path.relative(site, parentPath)}/`) };
}

/** Return the middle value. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Return the median of each key. */
export function medians<Key extends string>(all: readonly Readonly<Record<Key, number>>[]): Record<Key, number> {
  const keys = Object.keys(all[0] ?? {}) as Key[];
  return Object.fromEntries(keys.map((key) => [key, median(all.map((each) => each[key]))])) as Record<Key, number>;
}

/** Run for each item in turn, several times. @returns the results by item */
export async function inTurn<S, T>(
  all: readonly S[],
  times: number,
  run: (each: S) => Promise<T>,
): Promise<(each: S) => T[]> {
  const results = new Map(all.map((each) => [each, [] as T[]]));
  for (let count = 0; count < times; count += 1) for (const [each, found] of results) found.push(await run(each));
  return (each) => results.get(each) ?? [];
}

/** Write a Markdown table; the first row is its head. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const [head = [], ...body] = rows.map((row) => `| ${row.join(' | ')} |`);
  return [head, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`, ...body].join('\n');
}
