/** Milliseconds before a route change shows the bar. */
const delay = 200;

/** The bar creeps, because nobody knows the remaining time. */
const creeping = { duration: 12_000, easing: 'cubic-bezier(0, 0.7, 0.2, 1)', fill: 'forwards' } as const;

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: HTMLElement | undefined;

function show(): void {
  bar ??= document.createElement('div');
  bar.className = 'route-progress';
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', 'Loading the page');
  document.body.append(bar);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    bar.animate({ transform: ['scaleX(0.05)', 'scaleX(0.95)'] }, creeping);
  addEventListener('pagehide', endProgress, { once: true });
}

/** Do not show the bar: the next page has arrived. */
export function cancelProgress(): void {
  clearTimeout(timer);
}

/** Remove the bar: the page has changed, or enters the back-forward cache. */
export function endProgress(): void {
  cancelProgress();
  bar?.remove();
}

/** Show the bar if a route change takes over 200 ms. */
export function startProgress(): void {
  cancelProgress();
  timer = setTimeout(show, delay);
}
