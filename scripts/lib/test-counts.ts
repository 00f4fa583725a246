/** Counts the tests of a run, and names those that did not simply pass or fail. */
export interface Counts {
  passed: number;
  failed: number;
  /** Tests that were not run, as `file > title`. */
  skipped: readonly string[];
  /** Tests that passed, but not at their first try. It counts as passed, too. */
  flaky: readonly string[];
}

type Json = Partial<Record<string, unknown>>;

const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A run that failed without a failed test (a file that cannot be loaded, a crash) counts as one failure. */
const atLeastOneFailure = (counts: Counts, succeeded: boolean): Counts =>
  succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };

const repository = process.cwd().replaceAll('\\', '/');
/** A file's path from the root of the repository, with slashes. */
const relative = (file: string) => file.replaceAll('\\', '/').replace(`${repository}/`, '');

/** From Vitest's JSON report; undefined where it wrote none. */
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

/** The tests of a suite of Playwright's JSON report, of the suites in it too, by name. */
function playwrightTests({ suites, specs }: Json, above: readonly string[]): { name: string; status: string }[] {
  const own = list(specs).flatMap(({ title, tests }) =>
    list(tests).map(({ status }) => ({ name: [...above, text(title)].join(' > '), status: text(status) })),
  );
  return [...own, ...list(suites).flatMap((suite) => playwrightTests(suite, [...above, text(suite.title)]))];
}

/** From Playwright's JSON report; undefined where it wrote none. */
export function playwrightCounts(report: unknown, succeeded: boolean): Counts {
  const tests = playwrightTests(report ?? {}, []);
  const names = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ name }) => name);
  const [expected, failed, skipped, flaky] = [names('expected'), names('unexpected'), names('skipped'), names('flaky')];
  const counts = { passed: expected.length + flaky.length, failed: failed.length, skipped, flaky };
  return atLeastOneFailure(counts, succeeded);
}

/**
 * From the report of a stage that counts for itself, `{passed, failed, skipped, flaky}`; undefined where it wrote none.
 * The last two are names, or how many there are, or left out.
 */
export function ownCounts(report: unknown, succeeded: boolean): Counts {
  const { passed, failed, skipped, flaky } = (report ?? {}) as Json;
  const names = (value: unknown) =>
    Array.isArray(value) ? value.map(String) : Array<string>(number(value)).fill('(without a name)');
  const counts = { passed: number(passed), failed: number(failed), skipped: names(skipped), flaky: names(flaky) };
  return atLeastOneFailure(counts, succeeded);
}

/** A check without tests of its own counts as one. */
export const checkCounts = (succeeded: boolean): Counts => ownCounts({ passed: succeeded ? 1 : 0 }, succeeded);

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.flatMap(({ skipped }) => skipped),
  flaky: all.flatMap(({ flaky }) => flaky),
});
