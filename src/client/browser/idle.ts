/** Call a function once the browser is idle, or after 200 ms in Safari, which has no such call. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 200);
}
