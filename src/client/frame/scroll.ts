import { hashTarget } from '../browser/hash-target';
import { onPageChange, onReady } from '../browser/page-change';
import { sessionKeys } from '../browser/storage';

/** Scroll position of each entry of history, in CSS pixels, by the key that the router keeps in its state. */
const positions: Record<string, number> = {};

/** The entry on show; undefined until the page of another entry is on show. */
let current: string | undefined;
let pageOnShow: string | undefined;

let restored = (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
  ({ type }) => type !== 'navigate',
);

/** True if a reload, or back or forward, has restored the scroll position. */
export const isRestored = () => restored;

function keyOfEntry(): string {
  const state = (history.state ?? {}) as { key?: string };
  if (state.key) return state.key;
  const key = String(Date.now());
  history.replaceState({ ...state, key }, '');
  return key;
}

/** Follow the reader to another entry of history. If its page is not on show yet, record no position until it is. */
function followHistory(): void {
  restored = false;
  if (history.scrollRestoration !== 'manual') return;
  // An entry without a key is new: the reader followed a link to a hash of the same page, and the browser scrolls.
  current = history.state ? undefined : keyOfEntry();
  // The router announces no change if the reader goes forth and back before it renders.
  if (pageOnShow === location.pathname + location.search) scrollToPlace();
}

/** Take over scrolling from the browser, at the current position. */
function keepPositions(): void {
  try {
    Object.assign(positions, JSON.parse(sessionStorage.getItem(sessionKeys.scroll) ?? '{}'));
  } catch {
    // Back and forward then start at the top.
  }
  history.scrollRestoration = 'manual';
  current = keyOfEntry();
  pageOnShow = location.pathname + location.search;
  positions[current] = scrollY;

  addEventListener(
    'scroll',
    () => {
      if (current) positions[current] = scrollY;
    },
    { passive: true },
  );
  addEventListener('pageshow', ({ persisted }) => {
    history.scrollRestoration = 'manual';
    // WebKit ignores this when it restores a page that it kept, so scroll again.
    if (persisted && current) scrollTo(0, positions[current] ?? 0);
  });
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(sessionKeys.scroll, JSON.stringify(positions));
    } catch {
      // Back and forward then start at the top.
    }
  });
}

/** Scroll to the place of the entry that is now on show: back to its former position, to its hash, or to the top. */
function scrollToPlace(): void {
  const key = keyOfEntry();
  const element = hashTarget(location.hash);
  pageOnShow = location.pathname + location.search;
  if (current === key) return;
  current = key;
  restored = positions[key] !== undefined;
  if (!restored && element) element.scrollIntoView();
  else scrollTo(0, positions[key] ?? 0);
}

/** Keep the scroll position of each entry of history once the application changes pages. Gatsby's own scrolling confuses entries. */
export function startScroll(): void {
  // Listen before the router, which shows the next page as it handles the event.
  addEventListener('popstate', followHistory);
  onReady(keepPositions);
  onPageChange(scrollToPlace);
}
