/**
 * `npm run release`: build the site from nothing into `dist/`, ready for any host (docs/operations.md). `npm run release --
 * --check [FOLDER]` compares a release with its manifest instead.
 */
import { execFileSync } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { describeNew, recordAddresses } from '../content/addresses';
import { buildSite } from './build';
import { writeRelease } from '../hosting/dist';
import { checkRelease } from '../hosting/manifest';
import { takeLock } from './lock';
import { explain } from './system-error';

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Return the commit of the sources, or the reason why there is none. */
export function commitOf(root: string): { commit?: string; why?: string } {
  try {
    if (git(root, 'status', '--porcelain') !== '') return { why: 'it holds changes that are not committed' };
    return { commit: git(root, 'rev-parse', 'HEAD') };
  } catch {
    return { why: 'there is no git repository here' };
  }
}

async function check(dist: string, print: (line: string) => void): Promise<number> {
  const problems = await checkRelease(dist);
  print(problems.length === 0 ? `${dist} is whole: every file is as its manifest says.` : problems.join('\n'));
  return problems.length === 0 ? 0 : 1;
}

async function release(root: string, print: (line: string) => void): Promise<number> {
  if (!(await buildSite({ root, env: process.env, print, clean: true }))) return 1;
  const { commit, why } = commitOf(root);
  const dist = join(root, 'dist');
  const manifest = await writeRelease(await realpath(join(root, 'public')), dist, { commit });
  print(
    `Released ${Object.keys(manifest.files).length} files into dist/, ${commit ? `commit ${commit}` : `of no commit: ${why}`}.`,
  );
  print(describeNew(await recordAddresses(root)));
  return check(dist, print);
}

export const options = ['--check', 'FOLDER'];

export async function main([option, folder = 'dist']: readonly string[]): Promise<number> {
  const root = process.cwd();
  const print = (line: string) => console.log(line);
  if (option === '--check') return check(folder, print);
  if (option !== undefined) {
    print(
      `A release goes into dist/. To compare the one in ${option} with its manifest: npm run release -- --check ${option}`,
    );
    return 1;
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  try {
    // The build's lock is released before the release is written.
    takeLock(join(root, '.build/release.lock'), 'release');
    return await release(root, print);
  } catch (error) {
    print(explain(error));
    return 1;
  }
}
