/**
 * `node scripts/run.mjs update`: install the newest Gatsby and React within their current major versions, with their plugins, and
 * run all tests. Leaves the changed package.json and lock file, and `.build/update.md`, which says what broke; no such file where
 * nothing is newer. Weekly in `.github/workflows/updates.yml`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { updateReport, versionChanges, type Versions } from './update-report';

const report = '.build/update.md';
const family = /^(gatsby($|-)|react$|react-dom$)/;

/** List the packages to ask npm for: each of the family, at the newest version of its own major. */
export function wishes(dependencies: Readonly<Record<string, string>>): string[] {
  return Object.entries(dependencies)
    .filter(([name]) => family.test(name))
    .map(([name, version]) => `${name}@${/\d+/.exec(version)?.[0] ?? version}`);
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

export const options = [];

export function main(): number {
  const { dependencies } = readJson('package.json') as { dependencies: Record<string, string> };
  const before = readJson('package-lock.json') as Versions;
  const asked = wishes(dependencies);
  rmSync(report, { force: true });
  // The lock file names no registry.
  const install = ['install', '--save-exact', '--omit-lockfile-registry-resolved', ...asked];
  if (spawnSync('npm', install, { stdio: 'inherit' }).status !== 0) return 1;
  const changes = versionChanges(before, readJson('package-lock.json') as Versions);
  if (changes.length === 0) {
    console.log('Nothing is newer.');
    return 0;
  }
  const tests = spawnSync('npm', ['test'], { encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'inherit'] });
  const names = asked.map((wish) => wish.replace(/@\d+$/, ''));
  mkdirSync('.build', { recursive: true });
  writeFileSync(report, updateReport(changes, names, tests.stdout));
  console.log(readFileSync(report, 'utf8'));
  return 0;
}
