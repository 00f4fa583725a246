import type { PageResources } from './gatsby-runtime';

export interface Address {
  /** With the path prefix, the query and the hash; absolute or from the root. */
  href: string;
  /** Whether it takes the place of the current entry in history. */
  replace?: boolean | undefined;
}

/**
 * Whether a page arrived whole, and from the same build as the code that runs.
 * @param hash of that build; `gatsby develop` has none
 */
export function canShow(page: PageResources | undefined, hash: string | undefined): page is PageResources {
  if (page === undefined || page.status === 'error') return false;
  return hash === undefined || page.page?.webpackCompilationHash === hash;
}

/**
 * Leaves a route change to the browser, query and hash kept. The page that loads then starts from its own HTML, so a
 * file that is missing still cannot cause a second load.
 */
export function loadInFull({ href, replace }: Address, location: Location): void {
  if (new URL(href, location.href).href === location.href) location.reload();
  else if (replace) location.replace(href);
  else location.assign(href);
}
