/** What the test runners say about themselves, as two numbers. */
export interface Counts {
  passed: number;
  failed: number;
}

/** A run that failed without a failed test (a file that cannot be loaded, a crash) counts as one failure. */
const atLeastOneFailure = (counts: Counts, succeeded: boolean): Counts =>
  succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };

/** From Vitest's JSON report; undefined where it wrote none. */
export function vitestCounts(report: unknown, succeeded: boolean): Counts {
  const { numPassedTests = 0, numFailedTests = 0 } = (report ?? {}) as Partial<Record<string, number>>;
  return atLeastOneFailure({ passed: numPassedTests, failed: numFailedTests }, succeeded);
}

/** From Playwright's JSON report; undefined where it wrote none. A test that passed on its retry has passed. */
export function playwrightCounts(report: unknown, succeeded: boolean): Counts {
  const { stats } = (report ?? {}) as { stats?: Partial<Record<string, number>> };
  const { expected = 0, flaky = 0, unexpected = 0 } = stats ?? {};
  return atLeastOneFailure({ passed: expected + flaky, failed: unexpected }, succeeded);
}

/** From the report of `npm run engines`; undefined where it wrote none, which counts as one failure. */
export function enginesCounts(report: unknown): Counts {
  const { passed = 0, failed = 1 } = (report ?? {}) as Partial<Record<string, number>>;
  return { passed, failed };
}

/** A check without tests of its own counts as one. */
export const checkCounts = (succeeded: boolean): Counts =>
  succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
});
