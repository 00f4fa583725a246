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
    const below = address.startsWith(built + '/') ? built : '';
    const served = address.endsWith(path) ? address.slice(0, -path.length) : below;
    if (served === built) return;
    removeEventListener('error', onError, true);

    const how = served ? `with PATH_PREFIX=${served} and --prefix-paths` : 'without --prefix-paths';
    const textContent = `Built for ${built}/, but served from ${served}/. Build it again ${how}.`;
    const style = 'padding:1em;background:#711;color:#fff';
    document.body.prepend(Object.assign(document.createElement('p'), { role: 'alert', style, textContent }));
  };
  addEventListener('error', onError, true);
}
