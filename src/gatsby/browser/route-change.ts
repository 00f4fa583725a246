import { canShow, loadInFull, type Address } from './failed-assets';
import './gatsby-runtime';

export interface RouteChangeObserver {
  /** A change of page began whose data or code may have to be fetched first. */
  started(): void;
  /** They are there, and the page is about to change. */
  loaded(): void;
}

const never = new Promise<never>(() => {});

/** Number of the latest change of page. */
let turn = 0;

/** Drops the change of page that is under way: back or forward has overtaken it. */
export function overtake(): void {
  turn++;
}

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

  window.___navigate = (to, options) => {
    if (typeof to === 'string') asked = { href: to, replace: options?.replace };
    navigate?.(to, options);
    asked = null;
  };

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
    // Given up while the page is whole: with its element it would go halfway, for a style of all that changes.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    observer.loaded();
    return page;
  };

  return loadPage;
}
