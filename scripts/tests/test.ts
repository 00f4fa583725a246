/**
 * `npm test`: what a change can break in one build of the site and one engine. `-- --all` adds how the application starts and
 * loads, what needs other engines, servers and builds, and much generated input (`long` in vitest.config.mjs and
 * playwright.config.ts). `--fast`, which is `npm run check`, leaves out what needs a build. Every part runs, even after a failed
 * one; the last line counts all tests.
 */
import { runCommand } from '../lib/command';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, unlinkSync } from 'node:fs';
import { expectedSkips } from '../../tests/skips';
import { findFirefox } from '../../tests/engines/firefox';
import { findWebKit } from '../../tests/engines/webkit';
import { hasNginx } from '../../tests/programs';
import { missingChromium } from './chromium';
import {
  checkCounts,
  playwrightCounts,
  summary,
  vitestCounts,
  type Counts,
  type PlaywrightReport,
  type Result,
  type VitestReport,
} from './test-counts';

const vitestReport = '.build/vitest.json';
const playwrightReport = '.build/playwright.json';
const tsx = 'node_modules/tsx/dist/cli.mjs';
const generatedTypes = 'src/gatsby-types.d.ts';

const results: Result[] = [];

async function part(name: string, run: () => Promise<Counts>): Promise<void> {
  const started = Date.now();
  const counts = await run();
  results.push({ name, counts, seconds: Math.round((Date.now() - started) / 1000) });
}

/** A log gets no colours, which Vitest would print for `CI`, and no lines that move the cursor, as Gatsby's do. */
const withoutColours = process.stdout.isTTY ? {} : { NO_COLOR: '1', GATSBY_LOGGER: 'yurnalist' };

/** Run Node with arguments. Resolves with true if it succeeded. */
async function node(args: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...withoutColours, ...env },
  });
  const [status] = (await once(child, 'close')) as [number | null];
  return status === 0;
}

/** Run Node beside other programs: its output comes in one piece. */
function check(name: string, args: readonly string[]): Promise<void> {
  return part(
    name,
    () =>
      new Promise((resolve) => {
        execFile(process.execPath, args, { maxBuffer: Infinity }, (error, stdout, stderr) => {
          console.log(`\n=== ${name}\n${(stdout + stderr).trim()}`);
          resolve(checkCounts(error === null));
        });
      }),
  );
}

/** Run Vitest or Playwright and read its report. */
async function runner<Report>(
  name: string,
  args: readonly string[],
  file: string,
  read: (report: Report | Record<string, never>, succeeded: boolean) => Counts,
): Promise<void> {
  console.log(`\n=== ${name}`);
  if (existsSync(file)) unlinkSync(file);
  await part(name, async () => {
    const succeeded = await node(args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
    return read(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : {}, succeeded);
  });
}

/** Run the checks that need neither a build nor a browser. Linting takes one core as long as most others together. */
async function runChecks(isAll: boolean): Promise<void> {
  const lint = check('lint', ['node_modules/eslint/bin/eslint.js', '.']);
  await check('types', ['node_modules/typescript/bin/tsc', '--incremental', '--tsBuildInfoFile', '.build/types.json']);
  const kept = ['--cache', '--cache-location=.build/prettier'];
  await check('format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', ...kept, '.']);
  await check('content', [tsx, 'scripts/content/lint-content.ts']);
  await check('specifications', [tsx, 'scripts/tests/lint-openapi.ts']);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const projects = isAll ? [] : ['--project=short'];
  await runner<VitestReport>(
    'unit tests',
    ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...projects],
    vitestReport,
    ({ testResults = [] }, succeeded) => vitestCounts({ testResults }, succeeded, process.cwd()),
  );
  await lint;
}

/** Build the site from nothing; Gatsby writes the types of all queries, which must be those that are committed. */
async function build(): Promise<Counts> {
  const before = readFileSync(generatedTypes, 'utf8');
  const succeeded =
    (await node(['node_modules/gatsby/cli.js', 'clean'])) && (await node(['node_modules/gatsby/cli.js', 'build']));
  const isTyped = readFileSync(generatedTypes, 'utf8') === before;
  if (!isTyped)
    console.error(`${generatedTypes} did not match the GraphQL schema. The build has written it anew: commit it.`);
  return checkCounts(succeeded && isTyped);
}

async function runBrowserTests(isAll: boolean): Promise<void> {
  console.log('\n=== build');
  await part('build', build);
  const reason = (results.at(-1)?.counts.failed ?? 0) > 0 ? 'the build failed' : missingChromium();
  if (reason) {
    await part(`browser tests, which did not run (${reason})`, () => Promise.resolve(checkCounts(false)));
    return;
  }
  const projects = isAll ? ['short', 'builds', 'long', 'chromium', 'firefox *', 'webkit *'] : ['short'];
  await runner<PlaywrightReport>(
    'browser tests',
    ['node_modules/@playwright/test/cli.js', 'test', ...projects.map((name) => `--project=${name}`)],
    playwrightReport,
    playwrightCounts,
  );
}

/** Say which programs the long run does without, and how to get them. */
function sayMissing(): void {
  const missing = [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver xvfb']),
    ...(hasNginx() ? [] : ['nginx libnginx-mod-http-brotli-static']),
  ];
  if (missing.length > 0)
    console.log(`Tests are skipped without: apt-get install --no-install-recommends ${missing.join(' ')}`);
}

const config = { options: { fast: { type: 'boolean' }, all: { type: 'boolean' } } } as const;

runCommand('scripts/tests/test.ts', config, async ({ values: { fast = false, all = false } }) => {
  mkdirSync('.build', { recursive: true });
  const missing = fast ? '' : missingChromium();
  if (missing) console.log(missing);
  if (all) sayMissing();
  await runChecks(all);
  if (!fast) await runBrowserTests(all);
  const isExpected = (name: string) => !process.env.CI || expectedSkips.some((skip) => skip.name.test(name));
  const { lines, failed } = summary(results, isExpected);
  console.log(`\n=== summary\n${lines.join('\n')}`);
  return failed > 0 ? 1 : 0;
});
