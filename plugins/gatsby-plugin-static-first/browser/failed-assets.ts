import type { PageResources } from './gatsby-runtime';

export interface Address {
  /** Address with the path prefix, query and hash; absolute or root-relative. */
  href: string;
  /** True to replace the current entry in history. */
  replace?: boolean | undefined;
}

/** True for a page that arrived intact, from the build with this hash. `gatsby develop` has no hash. */
export function canShow(page: PageResources | undefined, hash: string | undefined): page is PageResources {
  if (page === undefined || page.status === 'error') return false;
  return hash === undefined || page.json?.build === hash;
}

/** Load the next page in full. It starts from its own HTML, so a file that is still missing cannot cause a second load. */
export function loadInFull({ href, replace }: Address, location: Location): void {
  if (new URL(href, location.href).href === location.href) location.reload();
  else if (replace) location.replace(href);
  else location.assign(href);
}
