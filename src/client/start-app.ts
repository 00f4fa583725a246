/** What a reader did before the application ran, for `answerEarly`. */
export interface Early {
  /** Where clicks were, first to last. */
  clicks: Element[];
  /** The button whose text the clipboard has by now, if it took it. */
  copied: Promise<HTMLElement | null> | null;
  /** The link to search, if search was asked for. */
  search: HTMLAnchorElement | null;
  /** What was typed since. */
  typed: string;
  /** Ends the listening: the application does it from now on. */
  end: () => void;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/**
 * Starts the application at the reader's first intent, or when the page has been calm for three seconds and the browser
 * is idle, whichever is first; on a 2g or data-saving connection at the first intent only. Until then a page costs its
 * HTML and nothing else. It does not wait for calm after a reload or a way back, whose history is the application's, nor
 * where it shows more than the page was built with: what the address asks for, or what the reader chose before.
 *
 * What a reader asks for before it runs is kept in `window.early`. Search opens its page should the scripts fail. After
 * a reload the way back may lead to a page of this same document, which only the application can show: it is loaded
 * instead. On a path that Gatsby's router cannot decode the page stays as it is, which is complete.
 *
 * Inlined in every page by its source (see `inline-scripts.ts`), so it may refer to nothing outside its own body. What
 * differs between pages is in the attributes of `#page-data`. webpack asks again for a file whose element is gone, and
 * waits for ever for one whose element failed before: so a failed one is removed.
 * @param choices keys of local storage whose values change what pages show
 * @param searchIndex what search needs beside its code: a path without prefix
 */
export function startApp(choices: string[], searchIndex: string): void {
  const page = document.getElementById('page-data');
  if (!page) return;
  const { scripts = '', searchScripts = '', prefix = '' } = page.dataset;
  const calm = 3000;
  const intents = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'mouseover', 'mousemove', 'scroll', 'storage'];
  const { connection } = navigator;
  const isSaving = connection && (connection.saveData || /2g/.test(connection.effectiveType || ''));
  const listening = new AbortController();
  const { signal } = listening;
  const early: Early = (window.early = {
    clicks: [],
    copied: null,
    search: null,
    typed: '',
    end: () => listening.abort(),
  });
  let isAsked = false;
  let isComing = false;
  let isSearchComing = false;

  const preload = (path: string) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: prefix + path });
    document.head.append(link);
  };
  const load = (files: string) => {
    for (const src of files.split(' ')) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      script.onerror = () => {
        script.remove();
        isComing = false;
        if (early.search) location.assign(early.search.href);
        early.search = null;
      };
      document.head.append(script);
    }
  };
  const start = () => {
    for (const type of intents) removeEventListener(type, onIntent, true);
    if (isAsked) return;
    isAsked = true;
    try {
      decodeURI(location.pathname);
    } catch {
      return;
    }
    preload('/page-data/app-data.json');
    load(scripts);
    isComing = true;
  };

  const searchLink = 'a[data-search-open]';
  const bringSearch = () => {
    if (isSearchComing) return;
    isSearchComing = true;
    preload(searchIndex);
    load(searchScripts);
  };
  const askForSearch = (event: Event, link: HTMLAnchorElement | null) => {
    event.preventDefault();
    early.search = link;
    bringSearch();
  };
  const isForSearch = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
    key === 'k'
      ? ctrlKey || metaKey
      : key === '/' && !ctrlKey && !metaKey && !altKey && !(target as Element).matches('input, select, textarea');
  const startWhenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200));
  const onIntent = (event: Event) => {
    const { type, target, movementX, movementY } = event as MouseEvent & { target: Element };
    // Browsers report a resting pointer too, when the page has moved under it.
    const isRest = type === 'mousemove' && !movementX && !movementY;
    if (/mousemove|scroll|storage/.test(type)) {
      if (!isSaving && !isRest) startWhenIdle();
    } else if (type !== 'mouseover' || target.closest('a, button, summary, input')) {
      start();
      if (target.closest(searchLink)) bringSearch();
    }
  };

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (event.defaultPrevented) return;
    const button = target.closest<HTMLElement>('[data-copy]');
    const code = button && button.parentElement && button.parentElement.querySelector('code');
    // WebKit's clipboard takes nothing for a click that is repeated later.
    if (button && code && 'clipboard' in navigator)
      early.copied = navigator.clipboard.writeText(button.dataset.copy || code.textContent).then(
        () => button,
        () => null,
      );
    else early.clicks.push(target);
    if (!isComing || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = target.closest<HTMLAnchorElement>(searchLink);
    if (link) askForSearch(event, link);
  };
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (early.search && key.length === 1 && !(ctrlKey || metaKey || altKey)) {
      event.preventDefault();
      early.typed += key;
    } else if (isComing && isForSearch(event)) askForSearch(event, document.querySelector(searchLink));
  };
  const { pathname, search } = location;
  const onPopState = () => {
    if (location.pathname !== pathname || location.search !== search) location.reload();
  };

  for (const type of intents) addEventListener(type, onIntent, { capture: true, passive: true });
  addEventListener('click', onClick, { signal });
  addEventListener('keydown', onKey, { signal });
  addEventListener('popstate', onPopState, { signal });

  if (isSaving) return;
  let isAwaited: unknown = history.state || location.hash || search || document.querySelector('[data-app-content]');
  try {
    isAwaited = isAwaited || choices.some((key) => localStorage.getItem(key));
  } catch {
    // Storage is blocked: nothing was chosen.
  }
  const onLoad = () => setTimeout(startWhenIdle, isAwaited ? 0 : calm);
  if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad);
}
