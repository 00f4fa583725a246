/**
 * `npm test`: run every stage, even after a failed one; the last line counts all of them together. `--fast` leaves out those that
 * need a build or a browser.
 */
import { mkdirSync } from 'node:fs';
import { expectedSkips } from '../../tests/skips';
import { runCommand } from '../lib/command';
import { checks, stages, type Stage } from './stages';
import { checkCounts, sum, type Counts } from './test-counts';

/** True for a test, by name, that a run may skip without failing. */
export type MaySkip = (name: string) => boolean;

/** In CI only listed tests may be skipped, each with its reason; elsewhere any may. */
const maySkip: MaySkip = (name) => !process.env.CI || expectedSkips.some((skip) => skip.name.test(name));

const print = ({ passed, failed, skipped }: Counts) => `${passed} passed, ${failed} failed, ${skipped.length} skipped`;

interface Result extends Counts {
  seconds: number;
  /** The failed stage without which this one could not run. */
  blocked?: string;
}

/** Cores that stages may keep busy at once. */
const cores = 2;

/**
 * Run each stage as soon as the stages that it needs have ended and cores are free, in order if several could begin. A stage that
 * leaves a core to others is printed when it ends, so that no two mix their lines.
 */
async function runAll(all: readonly Stage[], say: (line: string) => void): Promise<Map<string, Result>> {
  const results = new Map<string, Result>();
  const waiting = [...all];
  const running = new Set<Promise<void>>();
  let free = cores;

  const start = async ({ name, needs = [], cores: used = 1, run }: Stage) => {
    const started = Date.now();
    const lines = [`\n=== ${name}`];
    const print = used === cores ? say : (line: string) => void lines.push(line);
    if (used === cores) say(lines.pop() ?? '');
    const blocked = needs.find((need) => (results.get(need)?.failed ?? 0) > 0);
    if (blocked) print(`Not run: the stage "${blocked}" failed.`);
    const counts = blocked ? checkCounts(false) : await run(print);
    for (const line of lines) say(line);
    results.set(name, { ...counts, blocked, seconds: Math.round((Date.now() - started) / 1000) });
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(
      ({ needs = [], cores: used = 1 }) => used <= free && needs.every((need) => results.has(need)),
    );
    const [stage] = next < 0 ? [] : waiting.splice(next, 1);
    if (!stage && running.size === 0)
      throw new Error(`No stage can begin: "${waiting[0]?.name}" needs one that is not there.`);
    if (!stage) await Promise.race(running);
    else {
      free -= stage.cores ?? 1;
      const run = start(stage).finally(() => {
        free += stage.cores ?? 1;
        running.delete(run);
      });
      running.add(run);
    }
  }
  return results;
}

/** Run stages and print each result. A skipped test that may not be skipped counts as failed. */
export async function runStages(
  all: readonly Stage[],
  say: (line: string) => void,
  may: MaySkip = () => true,
): Promise<Counts> {
  const results = await runAll(all, say);
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

runCommand(
  'scripts/tests/test.ts',
  { options: { fast: { type: 'boolean' } } },
  async ({ values: { fast = false } }) => {
    mkdirSync('.build', { recursive: true });
    return (await runStages(fast ? checks : stages, (line) => console.log(line), maySkip)).failed > 0 ? 1 : 0;
  },
);
