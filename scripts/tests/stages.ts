/** The stages of `npm test`. Each is a command that can also be run by hand. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { checkCounts, ownCounts, playwrightCounts, vitestCounts, type Counts } from './test-counts';

type Print = (line: string) => void;

export interface Stage {
  name: string;
  /** Stages that must pass first; otherwise this one fails without running. */
  needs?: readonly string[];
  /** Cores that it keeps busy; 1 by default. */
  cores?: 1 | 2;
  run: (print: Print) => Promise<Counts> | Counts;
}

/** Run a program and print its output by lines. Resolves with true if it succeeded. */
function run(
  print: Print,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', print);
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (status) => resolve(status === 0));
  });
}

/** Run a program of an installed package by its file: without a shell, and without npx's look into the registry. */
const tool = (print: Print, file: string, ...args: string[]) =>
  run(print, process.execPath, [join('node_modules', file), ...args]);

/** Run a command of `scripts/`. */
const script = (print: Print, file: string, ...args: string[]) =>
  run(print, process.execPath, ['--import', 'tsx', `scripts/${file}.ts`, ...args]);

function readReport(file: string): unknown {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown) : undefined;
}

const vitestReport = '.build/vitest.json';
const playwrightReport = '.build/playwright.json';
const enginesReport = '.build/engines.json';

async function unitTests(print: Print): Promise<Counts> {
  rmSync(vitestReport, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const succeeded = await tool(print, 'vitest/vitest.mjs', 'run', ...reporters);
  return vitestCounts(readReport(vitestReport), succeeded);
}

async function browserTests(print: Print): Promise<Counts> {
  rmSync(playwrightReport, { force: true });
  const succeeded = await run(print, process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  });
  return playwrightCounts(readReport(playwrightReport), succeeded);
}

async function engineTests(print: Print): Promise<Counts> {
  rmSync(enginesReport, { force: true });
  const succeeded = await script(print, 'tests/engines');
  return ownCounts(readReport(enginesReport), succeeded);
}

const generatedTypes = 'src/gatsby-types.d.ts';

/** Build the site from nothing; Gatsby writes the types of all queries, which must be those that are committed. */
async function build(print: Print): Promise<boolean> {
  const before = readFileSync(generatedTypes, 'utf8');
  const succeeded =
    (await tool(print, 'gatsby/cli.js', 'clean')) &&
    // Gatsby writes the types only where this is set: gatsby-config.ts.
    (await run(print, process.execPath, ['node_modules/gatsby/cli.js', 'build'], { CI: 'true' }));
  if (!succeeded || readFileSync(generatedTypes, 'utf8') === before) return succeeded;
  print(`${generatedTypes} did not match the GraphQL schema. The build has written it anew: commit it.`);
  return false;
}

const passes =
  (check: (print: Print) => Promise<boolean>) =>
  async (print: Print): Promise<Counts> =>
    checkCounts(await check(print));

/** Stages that take seconds and need no build. */
export const checks: readonly Stage[] = [
  { name: 'lint', run: passes((print) => tool(print, 'eslint/bin/eslint.js', '.')) },
  {
    name: 'format',
    run: passes((print) => tool(print, 'prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.')),
  },
  { name: 'specifications', run: passes((print) => script(print, 'tests/lint-openapi')) },
  { name: 'content', run: passes((print) => script(print, 'content/lint-content')) },
  { name: 'types', run: passes((print) => tool(print, 'typescript/bin/tsc', '--noEmit')) },
  { name: 'unit tests', cores: 2, run: unitTests },
];

export const stages: readonly Stage[] = [
  { name: 'browsers', run: passes((print) => script(print, 'tests/browsers')) },
  ...checks,
  { name: 'build', cores: 2, run: passes(build) },
  { name: 'browser tests', cores: 2, needs: ['browsers', 'build'], run: browserTests },
  { name: 'three engines', cores: 2, needs: ['browsers', 'build'], run: engineTests },
];
