import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { runStages } from './test';
import type { Stage } from './stages';
import { checkCounts, ownCounts, playwrightCounts, sum, vitestCounts, type Counts } from './test-counts';

const none = { passed: 0, failed: 0, skipped: [], flaky: [] };

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 2,
  testResults: [
    {
      name: resolve('src/samples.test.ts'),
      assertionResults: [
        { status: 'passed', fullName: 'Python parses' },
        { status: 'skipped', fullName: 'Go parses' },
        { status: 'todo', fullName: 'Rust parses' },
      ],
    },
  ],
};

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
const playwrightReport = {
  suites: [
    {
      title: 'menu.spec.ts',
      specs: [spec('opens', 'expected'), spec('closes', 'flaky'), spec('sings', 'unexpected')],
      suites: [{ title: 'on a phone', specs: [spec('shakes', 'skipped'), spec('opens', 'expected')] }],
    },
  ],
};

test('the runners are read as passed and failed, and by name as skipped and flaky', () => {
  expect(vitestCounts(vitestReport, false)).toStrictEqual({
    passed: 5,
    failed: 2,
    skipped: ['src/samples.test.ts > Go parses', 'src/samples.test.ts > Rust parses'],
    flaky: [],
  });
  expect(playwrightCounts(playwrightReport, false)).toStrictEqual({
    passed: 3,
    failed: 1,
    skipped: ['menu.spec.ts > on a phone > shakes'],
    flaky: ['menu.spec.ts > closes'],
  });
});

test('a stage that counts for itself is read, with names', () => {
  expect(ownCounts({ passed: 5, failed: 1, skipped: ['firefox'], flaky: ['menu'] }, false)).toStrictEqual({
    passed: 5,
    failed: 1,
    skipped: ['firefox'],
    flaky: ['menu'],
  });
});

test('a runner that fails without a failed test counts as one failure', () => {
  expect(vitestCounts({ ...vitestReport, numFailedTests: 0 }, false)).toMatchObject({ passed: 5, failed: 1 });
  for (const read of [vitestCounts, playwrightCounts, ownCounts])
    expect(read(undefined, false)).toStrictEqual({ ...none, failed: 1 });
});

test('a failed stage does not hide the later ones, and the last line counts all', async () => {
  const lines: string[] = [];
  const total = await runStages(
    [
      { name: 'lint', run: () => checkCounts(false) },
      { name: 'unit tests', run: () => ({ ...none, passed: 10, skipped: ['samples.test.ts > Go'] }) },
      { name: 'browser tests', needs: ['lint'], run: () => ({ ...none, passed: 99 }) },
    ],
    (line) => lines.push(line),
  );
  expect(total).toStrictEqual({ passed: 10, failed: 2, skipped: ['samples.test.ts > Go'], flaky: [] });
  expect(lines).toContain('skipped: samples.test.ts > Go');
  expect(lines.at(-1)).toBe('10 passed, 2 failed, 1 skipped');
  expect(sum([])).toStrictEqual(none);
});

test('what passes at its second try only is named', async () => {
  const lines: string[] = [];
  const stage: Counts = { ...none, passed: 3, flaky: ['menu.spec.ts > closes'] };
  expect((await runStages([{ name: 'browser tests', run: () => stage }], (line) => lines.push(line))).failed).toBe(0);
  expect(lines).toContain('flaky: menu.spec.ts > closes');
});

test('a skipped test that has no reason on the list has failed', async () => {
  const lines: string[] = [];
  const stage: Counts = { ...none, passed: 3, skipped: ['a.test.ts > listed', 'a.test.ts > forgotten'] };
  const isListed = (name: string) => name.endsWith('listed');
  const total = await runStages([{ name: 'unit tests', run: () => stage }], (line) => lines.push(line), isListed);
  expect(total).toStrictEqual({ passed: 3, failed: 1, skipped: ['a.test.ts > listed'], flaky: [] });
  expect(lines.filter((line) => line.startsWith('FAILED: ')).join()).toContain('a.test.ts > forgotten');
  expect(lines.at(-1)).toBe('3 passed, 1 failed, 1 skipped');
});

test('stages share the cores, wait for what they need, and do not mix their lines', async () => {
  const lines: string[] = [];
  let busy = 0;
  const stage = (name: string, cores: 1 | 2, needs: readonly string[] = []): Stage => ({
    name,
    cores,
    needs,
    run: async (print) => {
      busy += cores;
      expect(busy).toBeLessThanOrEqual(2);
      for (const step of [1, 2, 3]) {
        print(`${name} ${step}`);
        await new Promise((resolve) => setImmediate(resolve));
      }
      busy -= cores;
      return checkCounts(true);
    },
  });
  const all = [stage('lint', 1), stage('types', 1), stage('unit', 2), stage('late', 1, ['next']), stage('next', 1)];
  expect((await runStages(all, (line) => lines.push(line))).passed).toBe(all.length);
  const order = lines.filter((line) => /^\w+ \d$/.test(line));
  expect(order).toEqual(
    ['lint', 'types', 'next', 'unit', 'late'].flatMap((name) => [1, 2, 3].map((step) => `${name} ${step}`)),
  );
});

test('a stage that needs an unknown one is told, not waited for', async () => {
  const stage: Stage = { name: 'late', needs: ['nothing'], run: () => checkCounts(true) };
  await expect(runStages([stage], () => undefined)).rejects.toThrow('"late"');
});
