/**
 * Warn above the page when the build's files cannot be loaded because it is served from another path prefix than it was
 * made for. Nothing but this script may work then. Inlined in every page by its source (see `inline-scripts.ts`), so it
 * uses nothing from outside its body.
 */
export function warnOfPathPrefix(): void {
  const onError = ({ target }: Event) => {
    const page = document.getElementById('page-data');
    // An error thrown by a script has the window as its target.
    if (target === window || !page) return;
    const { prefix: built = '', path = '' } = page.dataset;
    const address = location.pathname.replace(/(\/|\/index\.html)?$/, '/');
    const isBelow = address.startsWith(built + '/');
    const served = address.endsWith(path) ? address.slice(0, -path.length) : isBelow ? built : '';
    if (served === built) return;
    removeEventListener('error', onError, true);

    const banner = document.createElement('p');
    banner.setAttribute('role', 'alert');
    banner.style.cssText = 'padding:1rem;background:#7a1f1f;color:#fff';
    banner.textContent =
      `This site was built for ${built}/ but is served from ${served}/, so its scripts cannot load. ` +
      `Build it again with PATH_PREFIX=${served || '""'}.`;
    document.body.prepend(banner);
  };
  addEventListener('error', onError, true);
}
