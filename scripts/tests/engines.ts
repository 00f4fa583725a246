/**
 * `npx tsx scripts/tests/engines.ts [ENGINE...] [--only=PART]`: run the journeys of tests/engines on the site in `public/`, in
 * Chromium, Firefox and WebKit or the named ones; with `--only`, just the journeys whose names hold the given words. A missing
 * engine is skipped; Chromium, with whose texts the others are compared, has to be there.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { runCommand } from '../lib/command';
import { engines } from '../../tests/engines/driver';
import { isFlaky, runEngines } from '../../tests/engines/run';
import { requireChromium } from './chromium';

const enginesReport = '.build/engines.json';

const config = { allowPositionals: true, options: { only: { type: 'string', default: '' } } } as const;

runCommand('scripts/tests/engines.ts', config, async ({ values: { only }, positionals: names }) => {
  const unknown = names.filter((name) => !engines.some((engine) => engine === name));
  if (unknown.length > 0) {
    console.error(`There is no engine ${unknown.join(', ')}. There are: ${engines.join(', ')}.`);
    return 1;
  }
  const started = Date.now();
  const chosen = engines.filter((engine) => names.length === 0 || names.includes(engine));
  try {
    requireChromium();
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
  const results = await runEngines({ engines: chosen, only, print: (line) => console.log(line) });
  const count = (wanted: string) => results.filter(({ outcome }) => outcome === wanted).length;
  const skipped = results
    .filter(({ outcome }) => outcome === 'skipped')
    .map(({ engine, width, reason }) => `three engines > ${engine} at ${width} px: ${reason}`);
  const flaky = results
    .filter(isFlaky)
    .map(({ engine, width, journey, reason }) => `three engines > ${engine} at ${width} px > ${journey}: ${reason}`);
  const counts = { passed: count('passed'), failed: count('failed'), skipped, flaky };
  for (const name of skipped) console.log(`skipped: ${name}`);
  for (const name of flaky) console.log(`passed at its second try: ${name}`);
  mkdirSync('.build', { recursive: true });
  writeFileSync(enginesReport, JSON.stringify({ ...counts, results }, null, 2));
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${skipped.length} skipped, in ${seconds} s`);
  return counts.failed > 0 ? 1 : 0;
});
