/** `npm test`: every stage, whatever became of the ones before it; the last line counts all of them together. */
import { mkdirSync } from 'node:fs';
import { stages, type Stage } from './stages';
import { checkCounts, sum, type Counts } from './test-counts';

/** Runs stages in order and says how each went. */
export function runStages(all: readonly Stage[], print: (line: string) => void): Counts {
  const results = new Map<string, Counts & { seconds: number; blocked?: string }>();
  for (const { name, needs = [], run } of all) {
    print(`\n=== ${name}`);
    const started = Date.now();
    const blocked = needs.find((need) => (results.get(need)?.failed ?? 0) > 0);
    if (blocked) print(`Not run: the stage "${blocked}" failed.`);
    const counts = blocked ? checkCounts(false) : run();
    results.set(name, { ...counts, blocked, seconds: Math.round((Date.now() - started) / 1000) });
  }
  const total = sum([...results.values()]);
  print('\n=== summary');
  for (const [name, { passed, failed, seconds, blocked }] of results)
    print(
      `${failed ? 'FAILED' : 'ok    '} ${name}: ${blocked ? 'not run' : `${passed} passed, ${failed} failed`} (${seconds} s)`,
    );
  print(`${total.passed} passed, ${total.failed} failed`);
  return total;
}

export function main(_args: readonly string[], selected = stages): number {
  mkdirSync('.build', { recursive: true });
  return runStages(selected, (line) => console.log(line)).failed > 0 ? 1 : 0;
}
