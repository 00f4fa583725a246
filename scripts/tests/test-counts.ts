/** Read the JSON reports of the two test runners. */
import { relative } from 'node:path';
import { withSlashes } from '../../src/file-names';

export interface Counts {
  passed: number;
  failed: number;
  /** Skipped tests, as `file > title`. */
  skipped: string[];
  /** Tests that passed only on a later try; also counted in `passed`. */
  flaky: string[];
}

export interface VitestReport {
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
}

interface Suite {
  title: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

export type PlaywrightReport = Pick<Suite, 'suites'>;

/** Count tests by their outcomes, in Playwright's words. A run that failed without a failed test counts as one that failed. */
function count(tests: readonly { name: string; outcome: string }[], succeeded: boolean): Counts {
  const names = (wanted: string) => tests.filter(({ outcome }) => outcome === wanted).map(({ name }) => name);
  const flaky = names('flaky');
  const failed = names('unexpected').length;
  return {
    passed: names('expected').length + flaky.length,
    failed: succeeded ? failed : Math.max(failed, 1),
    skipped: names('skipped'),
    flaky,
  };
}

const outcomes: Record<string, string> = { passed: 'expected', failed: 'unexpected' };

/** @param root of the repository, with forward slashes, as in the report */
export const vitestCounts = ({ testResults }: VitestReport, succeeded: boolean, root: string): Counts =>
  count(
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ status, fullName }) => ({
        name: `${withSlashes(relative(root, name))} > ${fullName}`,
        outcome: outcomes[status] ?? 'skipped',
      })),
    ),
    succeeded,
  );

const testsOf = ({ title, specs, suites = [] }: Suite): { name: string; outcome: string }[] => [
  ...specs.flatMap((spec) => spec.tests.map(({ status }) => ({ name: `${title} > ${spec.title}`, outcome: status }))),
  ...suites.flatMap((suite) => testsOf({ ...suite, title: `${title} > ${suite.title}` })),
];

export const playwrightCounts = ({ suites = [] }: PlaywrightReport, succeeded: boolean): Counts =>
  count(suites.flatMap(testsOf), succeeded);

/** Count a check without tests of its own as one. */
export const checkCounts = (succeeded: boolean): Counts =>
  count([{ name: '', outcome: succeeded ? 'expected' : 'unexpected' }], succeeded);

/** A part of the run, with the seconds it took. */
export interface Result {
  name: string;
  seconds: number;
  counts: Counts;
}

/**
 * Sum up a run: a line for each part, each skipped test and each that needed a second try; the last line counts all tests.
 * @param isExpected tells whether a test may be skipped; one that may not has failed
 */
export function summary(
  results: readonly Result[],
  isExpected: (name: string) => boolean,
): { lines: string[]; failed: number } {
  const counts = results.map((result) => result.counts);
  const total = (of: (counts: Counts) => number) => counts.reduce((sum, one) => sum + of(one), 0);
  const skipped = counts.flatMap((one) => one.skipped);
  const unexpected = skipped.filter((name) => !isExpected(name));
  const failed = total((one) => one.failed) + unexpected.length;
  return {
    failed,
    lines: [
      ...results.map(
        ({ name, seconds, counts: one }) =>
          `${one.failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${one.passed} passed, ${one.failed} failed, ` +
          `${one.skipped.length} skipped (${seconds} s)`,
      ),
      ...skipped.map((name) => `skipped: ${name}`),
      ...unexpected.map((name) => `FAILED: skipped, and tests/skips.ts has no reason for it: ${name}`),
      ...counts.flatMap((one) => one.flaky).map((name) => `passed on a later try only: ${name}`),
      `${total((one) => one.passed)} passed, ${failed} failed, ${skipped.length - unexpected.length} skipped`,
    ],
  };
}
