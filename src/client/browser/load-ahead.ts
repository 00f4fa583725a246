declare global {
  interface Navigator {
    /** https://wicg.github.io/netinfo/, absent in Firefox and Safari. */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** True for a connection that can spare data which may never be used. */
export function canSpare(connection: Navigator['connection']): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** Call a function once the browser is idle, after a second at most; in Safari, which cannot say so, after 200 ms. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 200);
}
