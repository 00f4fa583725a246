/** A route change that takes longer than this shows the bar, in milliseconds. */
const delay = 200;

/** The bar at the top edge; for the site's global styles. It creeps, since nobody knows how long the rest will take. */
export const progressStyles = `
  .route-progress {
    position: fixed;
    inset: 0 0 auto;
    z-index: var(--z-top);
    height: 3px;
    background: var(--color-accent);
    transform-origin: 0 0;
    animation: route-progress 12s cubic-bezier(0, 0.7, 0.2, 1) forwards;
  }
  [dir='rtl'] .route-progress {
    transform-origin: 100% 0;
  }
  @keyframes route-progress {
    from {
      transform: scaleX(0.05);
    }
    to {
      transform: scaleX(0.95);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .route-progress {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .route-progress {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

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
