/** Runs each function on its own: one that throws stops no other, and its error is reported as an uncaught one. */
export function runEach(functions: readonly (() => void)[]): void {
  for (const run of functions)
    try {
      run();
    } catch (error) {
      setTimeout(() => {
        throw error;
      });
    }
}
