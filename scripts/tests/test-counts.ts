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

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.flatMap(({ skipped }) => skipped),
  flaky: all.flatMap(({ flaky }) => flaky),
});
