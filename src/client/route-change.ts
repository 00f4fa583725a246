import { canShow, loadInFull, type Address } from './failed-assets';
import './gatsby-runtime';

export interface RouteChangeObserver {
  /** A change of page began whose data or code may have to be fetched first. */
  started(): void;
  /** They are there, and the page is about to change. */
  loaded(): void;
}

const never = new Promise<never>(() => {});

/**
 * Watches every change of page, whoever asks for it: a click, `navigate()`, back or forward. A change that a later one
 * overtakes is dropped, and one whose data or code does not arrive becomes a full load of its address.
 * Call it once the first page has been taken over, so that the first load is not taken for a change.
 * @returns Gatsby's own `loadPage`, for loads that are not changes of page
 */
export function watchRouteChanges(observer: RouteChangeObserver): Window['___loader']['loadPage'] {
  const loader = window.___loader;
  const { loadPage } = loader;
  const navigate = window.___navigate;
  let asked: Address | null = null;
  let turn = 0;

  window.___navigate = (to, options) => {
    if (typeof to === 'string') asked = { href: to, replace: options?.replace };
    navigate(to, options);
    asked = null;
  };

  addEventListener('popstate', ({ state }) => {
    if (state) turn++;
  });

  loader.loadPage = async (path) => {
    const mine = ++turn;
    // Without a call of navigate() it is back or forward, which has changed the address already.
    const address = asked ?? { href: location.href };
    observer.started();
    const page = await loadPage(path).catch(() => undefined);
    if (mine !== turn) return never;
    if (!canShow(page, window.___webpackCompilationHash) || loader.isPageNotFound(path)) {
      loadInFull(address, location);
      return never;
    }
    observer.loaded();
    return page;
  };

  return loadPage;
}
