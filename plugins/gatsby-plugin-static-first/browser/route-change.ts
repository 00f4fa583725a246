import { canShow, loadInFull, type Address } from './failed-assets';
import './gatsby-runtime';
import { showWithoutFrame } from './overrides';
import { cancelProgress, startProgress } from './progress';

const never = new Promise<never>(() => {});

/** Number of the latest change of page. */
let turn = 0;

/** Drop the current change of page: a step back or forward has overtaken it. */
export function overtake(): void {
  turn++;
}

/**
 * Watch every change of page. If a later change overtakes it, drop it; if its data or code does not arrive, load the page in full.
 * Call this after the application has taken over, so the first load does not count.
 * @returns Gatsby's own `loadPage`
 */
export function watchRouteChanges(): Window['___loader']['loadPage'] {
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
    // Back and forward do not call navigate(), and have already changed the address.
    const address = asked ?? { href: location.href };
    startProgress();
    const page = await loadPage(path).catch(() => undefined);
    if (mine !== turn) return never;
    if (!canShow(page, window.___webpackCompilationHash) || loader.isPageNotFound(path)) {
      loadInFull(address, location);
      return never;
    }
    // Blur first: removing the focused element costs a second style pass.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    cancelProgress();
    showWithoutFrame();
    return page;
  };

  return loadPage;
}
