/** `npm test`: run every stage, even after a failed one; the last line counts all of them together. */
import { mkdirSync } from 'node:fs';
import { expectedSkips } from '../tests/skips';
import { stages, type Stage } from './lib/stages';
import { checkCounts, sum, type Counts } from './lib/test-counts';

/** True for a test, by name, that a run may skip without failing. */
export type MaySkip = (name: string) => boolean;

/** In CI only listed tests may be skipped, each with its reason; elsewhere any may. */
const maySkip: MaySkip = (name) => !process.env.CI || expectedSkips.some((skip) => skip.name.test(name));

const print = ({ passed, failed, skipped }: Counts) => `${passed} passed, ${failed} failed, ${skipped.length} skipped`;

/** Run stages in order and print each result. A skipped test that may not be skipped counts as failed. */
export function runStages(all: readonly Stage[], say: (line: string) => void, may: MaySkip = () => true): Counts {
  const results = new Map<string, Counts & { seconds: number; blocked?: string }>();
  for (const { name, needs = [], run } of all) {
    say(`\n=== ${name}`);
    const started = Date.now();
    const blocked = needs.find((need) => (results.get(need)?.failed ?? 0) > 0);
    if (blocked) say(`Not run: the stage "${blocked}" failed.`);
    const counts = blocked ? checkCounts(false) : run();
    results.set(name, { ...counts, blocked, seconds: Math.round((Date.now() - started) / 1000) });
  }
  const { skipped, flaky, ...rest } = sum([...results.values()]);
  const unlisted = skipped.filter((name) => !may(name));
  const total = { ...rest, failed: rest.failed + unlisted.length, skipped: skipped.filter(may), flaky };

  say('\n=== summary');
  for (const [name, { seconds, blocked, ...counts }] of results)
    say(`${counts.failed ? 'FAILED' : 'ok    '} ${name}: ${blocked ? 'not run' : print(counts)} (${seconds} s)`);
  for (const name of total.skipped) say(`skipped: ${name}`);
  for (const name of unlisted) say(`FAILED: skipped, and tests/skips.ts has no reason for it: ${name}`);
  for (const name of flaky) say(`flaky: ${name}`);
  if (flaky.length > 0) say(`${flaky.length} of those that passed did so at a second try only`);
  say(print(total));
  return total;
}

export function main(_args: readonly string[], selected = stages): number {
  mkdirSync('.build', { recursive: true });
  return runStages(selected, (line) => console.log(line), maySkip).failed > 0 ? 1 : 0;
}
