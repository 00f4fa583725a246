import { decode } from '../decode';
import './gatsby-runtime';

/** Where each entry of history was scrolled to, in CSS pixels, by the key that the router keeps in its state. */
const positions: Record<string, number> = {};
const stored = 'docs.scroll';

/** The entry that is scrolled at present; none while another page is on its way. */
let current: string | undefined;

let restored = (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
  ({ type }) => type !== 'navigate',
);

/** Whether the page is scrolled to where the reader left it: by a reload, or by back or forward. */
export const isRestored = () => restored;

function keyOfEntry(): string {
  const state = (history.state ?? {}) as { key?: string };
  if (state.key) return state.key;
  const key = String(Date.now());
  history.replaceState({ ...state, key }, '');
  return key;
}

/** The element that a hash such as `#limits` names. */
export function hashTarget(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decode(hash.slice(1))) : null;
}

/** Stops noting where the page is scrolled to: back or forward leads to another. */
export function leaveEntry(): void {
  // An entry without a key is new: a link to a hash of the same page, which the browser scrolls to.
  current = history.state ? undefined : keyOfEntry();
  restored = false;
}

/**
 * Takes scrolling on route changes over from Gatsby, which confuses entries of history with each other and moves a page
 * that was scrolled before it started. A first load stays the browser's.
 */
export function restoreScroll(): void {
  try {
    Object.assign(positions, JSON.parse(sessionStorage.getItem(stored) ?? '{}'));
  } catch {
    // Back and forward then start at the top.
  }
  history.scrollRestoration = 'manual';
  current = keyOfEntry();
  positions[current] = scrollY;

  addEventListener(
    'scroll',
    () => {
      if (current) positions[current] = scrollY;
    },
    { passive: true },
  );
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(stored, JSON.stringify(positions));
    } catch {
      // As above.
    }
  });
}

/** Scrolls a page that has just replaced another: back to where it was, to its hash, or to the top. */
export function scrollToPlace(hash: string): void {
  const key = keyOfEntry();
  const element = hashTarget(hash);
  if (current === key) return;
  current = key;
  restored = positions[key] !== undefined;
  if (!restored && element) element.scrollIntoView();
  else scrollTo(0, positions[key] ?? 0);
}
