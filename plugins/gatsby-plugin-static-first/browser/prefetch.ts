import { canSpare } from '../../../src/client/browser/load-ahead';
import { linkOf, pageAddress } from '../../../src/client/browser/links';

/** Milliseconds to wait after a change of page: an earlier prefetch would delay the paint. */
const shown = 200;
/** Milliseconds that a pointer must rest on a link for it to count as wanted. */
const rest = 40;
/** Prefetch for the current page: call it after each route change. Does nothing before `prefetchLinks`. */
export let observeLinks = (): void => {};

/**
 * Prefetch linked pages: for links in the text, when they come into view; for all other links, and links in
 * `[data-prefetch="intent"]`, on hover, focus or touch. Load nothing on a 2g or data-saving connection.
 * @param load Gatsby's `loadPage`
 * @param root absolute address of the site's home, path prefix included
 */
export function prefetchLinks(load: (path: string) => Promise<unknown>, root: string): void {
  /** Holds the paths of links in view. Adding a path twice loads nothing: Gatsby keeps every page that it has loaded. */
  const inView = new Set<string>();
  let isLoading = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // A link to the search page opens search in place; `src/client/search/start.ts` loads it.
  const pathOf = (link: HTMLAnchorElement | null) =>
    link && !link.matches('[data-search-open]') && link.pathname !== location.pathname && canSpare(navigator.connection)
      ? pageAddress(link.href, root)?.replace(/#.*/, '')
      : undefined;
  const loadNow = (link: HTMLAnchorElement | null) => {
    const path = pathOf(link);
    if (path) void load(path).catch(() => {});
  };
  /** Load the pages of links in view, one after the other. */
  const loadInView = async () => {
    if (isLoading) return;
    isLoading = true;
    for (const path of inView) {
      await load(path).catch(() => {});
      inView.delete(path);
    }
    isLoading = false;
  };

  const views = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = pathOf(target as HTMLAnchorElement);
      if (path) inView[isIntersecting ? 'add' : 'delete'](path);
    }
    void loadInView();
  });
  const observe = () => {
    for (const link of document.querySelectorAll('main a[href]'))
      if (!link.closest('[data-prefetch="intent"]')) views.observe(link);
  };
  observeLinks = () => {
    views.disconnect();
    setTimeout(observe, shown);
  };

  document.addEventListener('mouseover', (event) => {
    clearTimeout(timer);
    const link = linkOf(event);
    if (link) timer = setTimeout(loadNow, rest, link);
  });
  for (const type of ['focusin', 'touchstart', 'mousedown'])
    document.addEventListener(type, (event) => loadNow(linkOf(event)), { passive: true });

  observeLinks();
  loadNow(document.querySelector<HTMLAnchorElement>('a:hover'));
}
