/** The stages of `npm test`. Each is a command that can also be run by hand. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { generatedTypes } from './mirror';
import { checkCounts, ownCounts, playwrightCounts, vitestCounts, type Counts } from './test-counts';

export interface Stage {
  name: string;
  /** Stages that must pass first; otherwise this one fails without running. */
  needs?: readonly string[];
  run: () => Counts;
}

function run(command: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** Run a program of an installed package by its file: without a shell, and without npx's look into the registry. */
const tool = (file: string, ...args: string[]) => run(process.execPath, [join('node_modules', file), ...args]);
const script = (name: string, ...args: string[]) => run(process.execPath, ['scripts/run.mjs', name, ...args]);

function readReport(file: string): unknown {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown) : undefined;
}

const vitestReport = '.build/vitest.json';
const playwrightReport = '.build/playwright.json';
const enginesReport = '.build/engines.json';

function unitTests(): Counts {
  rmSync(vitestReport, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const succeeded = tool('vitest/vitest.mjs', 'run', ...reporters);
  return vitestCounts(readReport(vitestReport), succeeded);
}

function browserTests(): Counts {
  rmSync(playwrightReport, { force: true });
  const succeeded = run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  });
  return playwrightCounts(readReport(playwrightReport), succeeded);
}

function engineTests(): Counts {
  rmSync(enginesReport, { force: true });
  const succeeded = script('engines');
  return ownCounts(readReport(enginesReport), succeeded);
}

function typesAreCurrent(): boolean {
  const [own, generated] = [generatedTypes, join('.build/site', generatedTypes)].map((file) =>
    existsSync(file) ? readFileSync(file, 'utf8') : '',
  );
  if (own === generated) return true;
  console.error(`${generatedTypes} does not match the GraphQL schema. Run: npm run build -- --write-types`);
  return false;
}

/** Stages that take seconds and need no build. */
export const checks: readonly Stage[] = [
  { name: 'format', run: () => checkCounts(tool('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.')) },
  { name: 'lint', run: () => checkCounts(tool('eslint/bin/eslint.js', '.')) },
  { name: 'specifications', run: () => checkCounts(script('lint-openapi')) },
  { name: 'content', run: () => checkCounts(script('lint-content')) },
  { name: 'types', run: () => checkCounts(tool('typescript/bin/tsc', '--noEmit')) },
  { name: 'unit tests', run: unitTests },
];

export const stages: readonly Stage[] = [
  { name: 'browsers', run: () => checkCounts(script('install-browsers')) },
  { name: 'servers', run: () => checkCounts(script('install-servers')) },
  ...checks,
  { name: 'build', run: () => checkCounts(script('build', '--types')) },
  { name: 'generated types', needs: ['build'], run: () => checkCounts(typesAreCurrent()) },
  { name: 'browser tests', needs: ['browsers', 'build'], run: browserTests },
  { name: 'three engines', needs: ['browsers', 'build'], run: engineTests },
];
