import { expect, test } from 'vitest';
import { runStages } from './test';
import { checkCounts, enginesCounts, playwrightCounts, sum, vitestCounts } from './test-counts';

test('the runners are read as passed and failed', () => {
  expect(vitestCounts({ numPassedTests: 5, numFailedTests: 2 }, false)).toEqual({ passed: 5, failed: 2 });
  expect(playwrightCounts({ stats: { expected: 5, flaky: 1, unexpected: 2 } }, false)).toEqual({
    passed: 6,
    failed: 2,
  });
});

test('a runner that fails without a failed test counts as one failure', () => {
  expect(vitestCounts({ numPassedTests: 5, numFailedTests: 0 }, false)).toEqual({ passed: 5, failed: 1 });
  expect(playwrightCounts(undefined, false)).toEqual({ passed: 0, failed: 1 });
});

test('the journeys are counted by their report, and a run without one counts as one failure', () => {
  expect(enginesCounts({ passed: 5, failed: 2, skipped: 1, results: [] })).toMatchObject({ passed: 5, failed: 2 });
  expect(enginesCounts(undefined)).toMatchObject({ passed: 0, failed: 1 });
});

test('a failed stage does not hide the later ones, and the last line counts all', () => {
  const lines: string[] = [];
  const total = runStages(
    [
      { name: 'lint', run: () => checkCounts(false) },
      { name: 'unit tests', run: () => ({ passed: 10, failed: 0 }) },
      { name: 'browser tests', needs: ['lint'], run: () => ({ passed: 99, failed: 0 }) },
    ],
    (line) => lines.push(line),
  );
  expect(total).toEqual({ passed: 10, failed: 2 });
  expect(lines.at(-1)).toBe('10 passed, 2 failed');
  expect(sum([])).toEqual({ passed: 0, failed: 0 });
});
