import { canSpare, whenIdle } from '../../../src/client/browser/load-ahead';
import { linkOf, pageAddress } from '../../../src/client/browser/links';
import { loadedPath, onReady } from '../../../src/client/browser/page-change';
import { trusted } from '../../../src/client/browser/trusted';

/** Milliseconds from the first pointer, touch or key until the page may load code that only the next page needs. */
const calm = 3000;

/**
 * Start the application, which changes pages in place: when the reader hovers, focuses or touches a link, or three seconds
 * after the first pointer, touch or key, once the browser is idle. On a 2g or data-saving connection it waits for a link. Until
 * then, and if the application fails, links load pages in full. After a reload or a step back the application owns the history,
 * so it loads at once; until it is ready, each step through history is a full load. `#page-data` names the files. The error
 * page and development name none.
 */
export function startApp(document: Document): void {
  const { scripts, prefix = '' } = document.getElementById('page-data')?.dataset ?? {};
  if (!scripts) return;
  const root = new URL(`${prefix}/`, location.origin).href;
  /** The files that no script element requests yet. After a failure this is only the missing file: each file may run only once. */
  const wanted = new Set(scripts.split(' '));

  const load = (src: string) => {
    const script = document.createElement('script');
    script.src = trusted.createScriptURL(src);
    script.async = false;
    script.onerror = () => {
      // webpack requests a file again if its script element is gone, but waits forever for an element that has failed.
      script.remove();
      wanted.add(src);
    };
    document.head.append(script);
  };
  const start = () => {
    if (wanted.size === 0) return;
    const data = document.createElement('link');
    Object.assign(data, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
    data.href = `${prefix}/page-data/app-data.json`;
    document.head.append(data);
    for (const src of wanted) load(src);
    wanted.clear();
  };
  let isWaiting = !canSpare(navigator.connection);
  const startWhenCalm = (delay: number) => {
    if (isWaiting) return;
    isWaiting = true;
    const wait = () => setTimeout(whenIdle, delay, start);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait);
  };
  const onSign = (event: Event) => {
    startWhenCalm(calm);
    const link = linkOf(event);
    if (link && !link.matches('[data-search-open]') && pageAddress(link.href, root)) start();
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart', 'keydown'])
    document.addEventListener(sign, onSign, { passive: true });

  const pathname = loadedPath();
  const { search } = location;
  // The reader has gone back or forward before this script listened.
  if (location.pathname !== pathname) location.reload();
  const onPopState = (event: Event) => {
    if (location.pathname === pathname && location.search === search) return;
    // The router may already listen, and would show a page whose data it does not have.
    event.stopImmediatePropagation();
    location.reload();
  };
  addEventListener('popstate', onPopState);
  onReady(() => removeEventListener('popstate', onPopState));

  if (history.state) startWhenCalm(0);
}
