/** Dispatched on the document by the application: once when it has taken over the built page, then after each change of page. */
const event = 'page:change';

/** Tell the behaviours that another page is on show, or that the application has taken over this one. */
export function announcePageChange(): void {
  document.dispatchEvent(new Event(event));
}

/** Call a function each time the application shows a page, the first included. */
export function onPageChange(run: () => void): void {
  document.addEventListener(event, run);
}
