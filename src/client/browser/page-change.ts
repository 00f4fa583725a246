/** Dispatched on the document once the application changes pages. */
const ready = 'app:ready';
/** Dispatched on the document when another page is on show. */
const change = 'page:change';

export const announceReady = (): boolean => document.dispatchEvent(new Event(ready));
export const announcePageChange = (): boolean => document.dispatchEvent(new Event(change));

/** Call a function once the application has taken over the built page. */
export function onReady(run: () => void): void {
  document.addEventListener(ready, run, { once: true });
}

/** Call a function after each change of page. */
export function onPageChange(run: () => void): void {
  document.addEventListener(change, run);
}

/** Return the path that this document was loaded from: history may have moved on since then. */
export function loadedPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation ? new URL(navigation.name).pathname : location.pathname;
}
