/** Gatsby also strips the path prefix from pages' own paths, and then requests the wrong page's data. */
import { paths } from '../../src/paths';

/** Return the first segment of a path: `/docs` for `/docs/welcome/`. */
const section = (path: string) => `/${path.split('/')[1] ?? ''}`;

/**
 * Explain why a site with these pages cannot be served below a prefix; undefined if it can.
 * @param prefix empty, or `/prefix` without a trailing slash
 * @param pages addresses of pages beyond those of `src/paths.ts`
 */
export function checkPrefix(prefix: string, pages: readonly string[]): string | undefined {
  if (prefix === '') return undefined;
  const own = Object.values(paths).filter((path) => typeof path === 'string');
  const sections = new Set([...own, ...pages].map(section).filter((name) => name !== '/'));
  const taken = section(`${prefix}/`);
  if (!sections.has(taken)) return undefined;
  return (
    `PATH_PREFIX is "${prefix}", but ${taken}/ is a part of the site itself, and its pages would lose that part of ` +
    `their address. Choose a prefix that starts with another word, such as "${taken}-site".`
  );
}
