import { expect, test } from 'vitest';
import { playwrightCounts, summary, vitestCounts } from './test-counts';

test('a report of Vitest is read as counts, skipped tests by name', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'Python parses' },
    { status: 'failed', fullName: 'C# parses' },
    { status: 'skipped', fullName: 'Go parses' },
  ];
  expect(vitestCounts({ testResults: [{ name: '/site/src/a.test.ts', assertionResults }] }, false, '/site')).toEqual({
    passed: 1,
    failed: 1,
    skipped: ['src/a.test.ts > Go parses'],
    flaky: [],
  });
});

test('a report of Playwright is read as counts, skipped and flaky tests by name', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const suites = [
    {
      title: 'menu.spec.ts',
      specs: [spec('opens', 'expected'), spec('closes', 'flaky'), spec('sings', 'unexpected')],
      suites: [{ title: 'on a phone', specs: [spec('shakes', 'skipped')] }],
    },
  ];
  expect(playwrightCounts({ suites }, false)).toEqual({
    passed: 2,
    failed: 1,
    skipped: ['menu.spec.ts > on a phone > shakes'],
    flaky: ['menu.spec.ts > closes'],
  });
});

test('a run that ends before it has a failed test counts as one', () => {
  expect(vitestCounts({ testResults: [] }, false, '').failed).toBe(1);
  expect(playwrightCounts({}, false).failed).toBe(1);
});

test('a failed part does not hide the later ones, and the last line counts all', () => {
  const counts = { passed: 1, failed: 0, skipped: [], flaky: [] };
  const parts = [
    { name: 'lint', seconds: 9, counts: { ...counts, passed: 0, failed: 1 } },
    { name: 'unit tests', seconds: 60, counts: { ...counts, skipped: ['a > in Go', 'b > by mistake'], flaky: ['c'] } },
  ];
  const { lines, failed } = summary(parts, (name) => name.endsWith('Go'));
  expect(failed).toBe(2);
  expect(lines).toEqual([
    'FAILED lint: 0 passed, 1 failed, 0 skipped (9 s)',
    'ok     unit tests: 1 passed, 0 failed, 2 skipped (60 s)',
    'skipped: a > in Go',
    'skipped: b > by mistake',
    'FAILED: skipped, and tests/skips.ts has no reason for it: b > by mistake',
    'passed on a later try only: c',
    '1 passed, 2 failed, 1 skipped',
  ]);
});
