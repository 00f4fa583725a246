/**
 * Replace gatsby-link in the browser (see `gatsby-node.ts`): links are plain, and `follow-links.ts` follows
 * them. Of the original only these two functions are used.
 */
declare const __BASE_PATH__: string;

// Gatsby re-exports these, and webpack warns if they are missing. Bundles drop them.
export const Link = undefined;
export const navigate = undefined;
export const withAssetPrefix = undefined;

/** Put the site's path prefix before a root-relative path. Other addresses stay as they are. */
export const withPrefix = (path: string): string => (path.startsWith('/') ? __BASE_PATH__ + path : path);

/** Split a root-relative address; query and hash keep their `?` and `#`. An empty query or hash is dropped. */
export function parsePath(address: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]+)?\??(#.+)?/.exec(address || '/') ?? [];
  return { pathname, search, hash };
}
