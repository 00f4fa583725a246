/** Count the tests of a run, and name those that were skipped or flaky. */
export interface Counts {
  passed: number;
  failed: number;
  /** Skipped tests, as `file > title`. */
  skipped: readonly string[];
  /** Tests that passed only on a later try; also counted in `passed`. */
  flaky: readonly string[];
}

type Json = Partial<Record<string, unknown>>;

const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Count a run that failed without a failed test (a file that cannot be loaded, a crash) as one failure. */
const atLeastOneFailure = (counts: Counts, succeeded: boolean): Counts =>
  succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };

const repository = process.cwd().replaceAll('\\', '/');
/** Return a file's path from the root of the repository, with forward slashes. */
const relative = (file: string) => file.replaceAll('\\', '/').replace(`${repository}/`, '');

/** Read Vitest's JSON report; undefined for none. */
export function vitestCounts(report: unknown, succeeded: boolean): Counts {
  const { numPassedTests, numFailedTests, testResults } = (report ?? {}) as Json;
  const skipped = list(testResults).flatMap(({ name, assertionResults }) =>
    list(assertionResults)
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => `${relative(text(name))} > ${text(fullName)}`),
  );
  const counts = { passed: number(numPassedTests), failed: number(numFailedTests), skipped, flaky: [] };
  return atLeastOneFailure(counts, succeeded);
}

/** List the tests of a suite in Playwright's JSON report, nested suites included, by name. */
function playwrightTests({ suites, specs }: Json, above: readonly string[]): { name: string; status: string }[] {
  const own = list(specs).flatMap(({ title, tests }) =>
    list(tests).map(({ status }) => ({ name: [...above, text(title)].join(' > '), status: text(status) })),
  );
  return [...own, ...list(suites).flatMap((suite) => playwrightTests(suite, [...above, text(suite.title)]))];
}

/** Read Playwright's JSON report; undefined for none. */
export function playwrightCounts(report: unknown, succeeded: boolean): Counts {
  const tests = playwrightTests(report ?? {}, []);
  const names = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ name }) => name);
  const [expected, failed, skipped, flaky] = [names('expected'), names('unexpected'), names('skipped'), names('flaky')];
  const counts = { passed: expected.length + flaky.length, failed: failed.length, skipped, flaky };
  return atLeastOneFailure(counts, succeeded);
}

/**
 * Read the report of a stage that counts for itself, `{passed, failed, skipped, flaky}`; undefined for none. The last two
 * are names, or absent.
 */
export function ownCounts(report: unknown, succeeded: boolean): Counts {
  const { passed, failed, skipped, flaky } = (report ?? {}) as Json;
  const names = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
  const counts = { passed: number(passed), failed: number(failed), skipped: names(skipped), flaky: names(flaky) };
  return atLeastOneFailure(counts, succeeded);
}

/** Count a check without tests of its own as one. */
export const checkCounts = (succeeded: boolean): Counts => ownCounts({ passed: succeeded ? 1 : 0 }, succeeded);

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.flatMap(({ skipped }) => skipped),
  flaky: all.flatMap(({ flaky }) => flaky),
});
