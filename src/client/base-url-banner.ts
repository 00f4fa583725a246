/**
 * Says so, above the page, when the build's files cannot be loaded because it was made for another path prefix than the
 * one it is served from. Nothing but this script may work then.
 *
 * Inlined in every page by its source (see `inline-scripts.ts`), so it may refer to nothing outside its own body.
 */
export function warnOfPathPrefix(): void {
  const onError = (event: Event) => {
    const data = document.getElementById('page-data');
    const isAsset = event.target instanceof HTMLScriptElement || event.target instanceof HTMLLinkElement;
    if (!isAsset || !data) return;
    const { prefix: built = '', path = '' } = data.dataset;
    const { pathname } = location;
    const address = pathname.replace(/(\/|\/index\.html)?$/, '/');
    const served = address.endsWith(path)
      ? address.slice(0, -path.length)
      : address.startsWith(built + '/')
        ? built
        : '';
    if (served === built) return;
    removeEventListener('error', onError, true);

    const banner = document.createElement('div');
    banner.setAttribute('role', 'alert');
    banner.id = 'base-url-banner';
    banner.style.cssText = 'padding:1rem;background:#7a1f1f;color:#fff;font:1rem/1.5 sans-serif';
    banner.textContent =
      `This site was built for the address ${built}/ but is served from ${served}/, so its scripts cannot load. ` +
      `Build it again with PATH_PREFIX=${served || '""'}.`;
    document.body.prepend(banner);
  };
  addEventListener('error', onError, true);
}
