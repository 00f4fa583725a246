import './gatsby-runtime';

/**
 * The address from the root, query and hash included, of a link that leads to a page of this site; `null` for any other
 * address, files of the site among them.
 * @param href absolute, as a link element gives it
 * @param root absolute address of the site's home, path prefix included
 */
export function pageAddress(href: string, root: string): string | null {
  if (!href.startsWith(root)) return null;
  const { pathname, search, hash } = new URL(href);
  return pathname.endsWith('/') ? pathname + search + hash : null;
}

/** The link around an event's target, unless it opens elsewhere or downloads. */
export function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link instanceof HTMLAnchorElement && !link.hasAttribute('download') && /^(_self)?$/.test(link.target)
    ? link
    : null;
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented && !event.button && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

/**
 * Makes every link to a page of this site, in the frame and in static HTML alike, change the page without a full load.
 * The browser keeps what it does better: hashes of the same page, new tabs, files, other sites.
 * @param root absolute address of the site's home, path prefix included
 */
export function followLinks(root: string): void {
  document.addEventListener('click', (event) => {
    const link = window.___navigate && isPlainClick(event) && linkOf(event);
    const address = link && pageAddress(link.href, root);
    if (!address) return;
    const here = link.pathname === location.pathname && link.search === location.search;
    if (here && link.hash) return;
    event.preventDefault();
    window.___navigate?.(address, { replace: here });
  });
}
