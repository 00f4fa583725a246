/** Run each function on its own: one that throws stops no other, and its error is reported as an uncaught one. */
export function startAll(starts: readonly (() => void)[]): void {
  for (const start of starts)
    try {
      start();
    } catch (error) {
      setTimeout(() => {
        throw error;
      });
    }
}
