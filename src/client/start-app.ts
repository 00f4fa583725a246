import type { PageData } from './gatsby-runtime';

/** Dispatched on `document` once React has taken over the page. */
export const readyEvent = 'app-ready';

/**
 * Starts the application when the browser is idle or at the reader's first intent, whichever is first; on a 2g or
 * data-saving connection at the first intent only. What a reader asks for meanwhile is done afterwards: a press of a
 * button, unless the browser has acted on it itself, and the keys for search. On an address that Gatsby's router cannot
 * decode the page stays as it is, which is complete.
 *
 * Inlined in every page by its source (see `src/build/document.ts`), so it may refer to nothing outside its own body.
 * What differs between pages is in `#page-data`. Gatsby keeps data by address, query included. webpack asks again for a
 * file whose element is gone, and waits for ever for one whose element failed before: so a failed one is removed.
 */
export function startApp(): void {
  const source = document.getElementById('page-data');
  if (!source) return;
  const intents = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'mouseover'];
  const { connection } = navigator;
  let pressed: HTMLElement | null = null;

  const start = () => {
    for (const type of intents) removeEventListener(type, onIntent, true);
    if (window.pageData) return;
    const address = decodeURI(location.pathname + location.hash);
    const { scripts = '', hash = '', prefix = '' } = source.dataset;

    const bodies = document.querySelectorAll('[data-static-html]');
    const withBodies = (_key: string, value: { staticHtml?: number } | null): unknown =>
      value && value.staticHtml !== undefined ? bodies.item(value.staticHtml).innerHTML : value;
    const pageData = JSON.parse(source.textContent || '', withBodies) as PageData;
    window.pagePath = pageData.path;
    if (pageData.path === '/404.html') pageData.path = address.replace(/#.*/, '').slice(prefix.length);
    pageData.path += location.search;
    window.pageData = pageData;
    window.___webpackCompilationHash = hash;
    window.___chunkMapping = {};

    const appData = document.createElement('link');
    Object.assign(appData, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
    appData.href = prefix + '/page-data/app-data.json';
    document.head.append(appData);
    for (const src of scripts.split(' ')) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      script.onerror = () => script.remove();
      document.head.append(script);
    }
  };

  const onIntent = (event: Event) => {
    const target = event.target as Element;
    if (event.type !== 'mouseover' || target.closest('a, button, summary, input')) start();
  };

  const onClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button:not([popovertarget])');
    if (button && !event.defaultPrevented) pressed = button;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    pressed = document.querySelector('[data-search-open]');
  };

  for (const type of intents) addEventListener(type, onIntent, { capture: true, passive: true });
  addEventListener('click', onClick);
  addEventListener('keydown', onKey);
  document.addEventListener(
    'app-ready',
    () => {
      removeEventListener('click', onClick);
      removeEventListener('keydown', onKey);
      if (pressed) pressed.click();
    },
    { once: true },
  );

  if (connection && (connection.saveData || /2g/.test(connection.effectiveType || ''))) return;
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
