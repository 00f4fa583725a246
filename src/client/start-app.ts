import type { PageData } from './gatsby-runtime';

/** Dispatched on `document` once React has taken over the page. */
export const readyEvent = 'app-ready';

/**
 * Starts the application at the reader's first intent, or when the page has been calm for three seconds and the browser
 * is idle, whichever is first; on a 2g or data-saving connection at the first intent only. Until then a page costs its
 * HTML and nothing else. It does not wait for calm after a reload or a way back, whose history is the application's, nor
 * where it shows more than the page was built with: what the address asks for, or what the reader chose before.
 *
 * What a reader asks for before it runs is done afterwards: a press of a button, unless the browser has acted on it
 * itself; search, whose page opens should the scripts fail; and what is to be remembered of a category that was opened
 * or closed. After a reload the way back may lead to a page of this same document, which only the application can show:
 * it is loaded instead. On an address that Gatsby's router cannot decode the page stays as it is, which is complete.
 *
 * Inlined in every page by its source (see `src/build/document.ts`), so it may refer to nothing outside its own body.
 * What differs between pages is in `#page-data`. Gatsby keeps data by address, query included. webpack asks again for a
 * file whose element is gone, and waits for ever for one whose element failed before: so a failed one is removed.
 * @param choices keys of local storage whose values change what pages show
 */
export function startApp(choices: string[]): void {
  const source = document.getElementById('page-data');
  if (!source) return;
  const calm = 3000;
  const intents = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'mouseover', 'mousemove', 'scroll', 'storage'];
  const { connection } = navigator;
  const isSaving = connection && (connection.saveData || /2g/.test(connection.effectiveType || ''));
  const asked: (() => void)[] = [];
  let isComing = false;
  let search: HTMLAnchorElement | null = null;

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
      script.onerror = () => {
        script.remove();
        isComing = false;
        if (search) location.assign(search.href);
        search = null;
      };
      document.head.append(script);
    }
    isComing = true;
  };

  const startWhenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200));
  const onIntent = (event: Event) => {
    const { type, target, movementX, movementY } = event as MouseEvent & { target: Element };
    // Browsers report a resting pointer too, when the page has moved under it.
    const isRest = type === 'mousemove' && !movementX && !movementY;
    if (/mousemove|scroll|storage/.test(type)) {
      if (!isSaving && !isRest) startWhenIdle();
    } else if (type !== 'mouseover' || target.closest('a, button, summary, input')) start();
  };

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const button = target.closest<HTMLElement>('button:not([popovertarget])');
    const category = target.closest('summary') && target.closest('details');
    if (event.defaultPrevented) return;
    if (button) asked.push(() => button.click());
    if (category)
      asked.push(() => {
        for (const changed of [category, ...document.getElementsByName(category.name)])
          changed.dispatchEvent(new Event('toggle'));
      });
    if (!isComing || event.ctrlKey || event.metaKey || event.shiftKey) return;
    search = target.closest('a[data-search-open]') || search;
    if (search && search.contains(target)) event.preventDefault();
  };
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isTyping = (event.target as Element).matches('input, select, textarea');
    if (key === 'k' ? !ctrlKey && !metaKey : key !== '/' || ctrlKey || metaKey || altKey || isTyping) return;
    if (!isComing) return;
    event.preventDefault();
    search = document.querySelector('a[data-search-open]');
  };
  const { pathname, search: query } = location;
  const onPopState = () => {
    if (location.pathname !== pathname || location.search !== query) location.reload();
  };

  for (const type of intents) addEventListener(type, onIntent, { capture: true, passive: true });
  addEventListener('click', onClick);
  addEventListener('keydown', onKey);
  addEventListener('popstate', onPopState);
  document.addEventListener(
    'app-ready',
    () => {
      removeEventListener('click', onClick);
      removeEventListener('keydown', onKey);
      removeEventListener('popstate', onPopState);
      for (const act of asked) act();
      if (search) search.click();
    },
    { once: true },
  );

  if (isSaving) return;
  let isAwaited: unknown =
    history.state || location.hash || location.search || document.querySelector('[data-app-content]');
  try {
    isAwaited = isAwaited || choices.some((key) => localStorage.getItem(key));
  } catch {
    // Storage is blocked: nothing was chosen.
  }
  const onLoad = () => setTimeout(startWhenIdle, isAwaited ? 0 : calm);
  if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad);
}
