/** A route change that takes longer than this shows the bar, in milliseconds. */
const delay = 200;

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: HTMLElement | undefined;

function show(): void {
  bar ??= document.createElement('div');
  bar.className = 'route-progress';
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', 'Loading the page');
  document.body.append(bar);
  addEventListener('pagehide', endProgress, { once: true });
}

function cancel(): void {
  clearTimeout(timer);
}

/** Takes the bar away: the page has changed, or goes into the browser's back-forward cache. */
export function endProgress(): void {
  cancel();
  bar?.remove();
}

/** Shows that a route change is under way, once it has taken 200 ms; for `watchRouteChanges`. */
export const progress = {
  started(): void {
    cancel();
    timer = setTimeout(show, delay);
  },
  loaded: cancel,
};
