/**
 * Replace gatsby-link in the browser (see `src/gatsby/webpack/webpack.ts`): links are plain, and `follow-links.ts` follows
 * them. Of the original only these two functions are used.
 */
declare const __BASE_PATH__: string;

// Gatsby exports these once more, and webpack warns of what is not there. Bundles drop them.
export const Link = undefined;
export const navigate = undefined;
export const withAssetPrefix = undefined;

/** Put the site's path prefix before a root-relative path. Other addresses stay as they are. */
export const withPrefix = (path: string): string => (path.startsWith('/') ? __BASE_PATH__ + path : path);

/** Divide a root-relative address, with the marks of query and hash. A mark with nothing after it does not count. */
export function parsePath(address: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]+)?\??(#.+)?/.exec(address || '/') ?? [];
  return { pathname, search, hash };
}
