/** Run each function on its own: if one throws, the others still run, and its error is reported as uncaught. */
export function runEach(functions: readonly (() => void)[]): void {
  for (const run of functions)
    try {
      run();
    } catch (error) {
      reportError(error);
    }
}
