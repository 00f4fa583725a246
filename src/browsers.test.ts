import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every row of docs/browsers.md is a feature that the tests of older engines remove, and the other way round', () => {
  const table = readFileSync('docs/browsers.md', 'utf8').split('| Feature')[1] ?? '';
  const spec = readFileSync('tests/older-engines.spec.ts', 'utf8');
  const faults = spec.slice(spec.indexOf('const tested'), spec.indexOf('const pages'));
  const removed = [...faults.matchAll(/^ {2}(?:'([^']+)'|(\w+)): (?:\{|remove|refuse)/gm)];
  expect(removed.length).toBeGreaterThan(10);
  expect([...table.matchAll(/^\| (\S[^|]*?) +\|/gm)].slice(1).map(([, name]) => name)).toEqual(
    removed.map(([, quoted, plain]) => quoted ?? plain),
  );
});
