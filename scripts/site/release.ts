/**
 * `npm run release`: build the site from nothing into `dist/`, ready for any host (docs/operations.md). `npm run release --
 * --check [FOLDER]` compares a release with its manifest instead.
 */
import { execFileSync } from 'node:child_process';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { describeNew, recordAddresses } from '../content/addresses';
import { buildSite } from './build';
import { billOfMaterials, type Lock } from '../hosting/bill-of-materials';
import { writeRelease } from '../hosting/dist';
import { checkRelease } from '../hosting/manifest';
import { explain } from './system-error';

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Return the commit of the sources, or the reason why they are none. */
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

export async function main([option, folder = 'dist']: readonly string[]): Promise<number> {
  const root = process.cwd();
  const print = (line: string) => console.log(line);
  if (option === '--check') return check(folder, print);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  if (!(await buildSite({ root, env: process.env, print, clean: true }))) return 1;
  const { commit, why } = commitOf(root);
  const dist = join(root, 'dist');
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const records = { 'bom.json': billOfMaterials(lock, commit) };
  const built = await realpath(join(root, 'public'));
  const manifest = await writeRelease(built, dist, { commit, records }).catch((error: unknown) => {
    print(explain(error));
  });
  if (!manifest) return 1;
  print(
    `Released ${Object.keys(manifest.files).length} files into dist/, ${commit ? `commit ${commit}` : `of no commit: ${why}`}.`,
  );
  print(describeNew(await recordAddresses(root)));
  return check(dist, print);
}
