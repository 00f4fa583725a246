import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every row of docs/browsers.md is a test of older engines, and the other way round', () => {
  const table = readFileSync('docs/browsers.md', 'utf8');
  const spec = readFileSync('tests/older-engines.spec.ts', 'utf8');
  const faults = spec.slice(spec.indexOf('const faults'), spec.indexOf('const pages'));
  const tested = [...faults.matchAll(/^ {2}(?:'([^']+)'|(\w+)): (?:\{|remove|refuse)/gm)].map(
    ([, quoted, plain = '']) => `without ${quoted ?? plain}`,
  );
  expect(tested.length).toBeGreaterThan(10);
  expect([...table.matchAll(/\| (without [^|]*?) +\|$/gm)].map(([, title]) => title)).toEqual(tested);
});
