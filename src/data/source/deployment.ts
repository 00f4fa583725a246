import { site } from '../../site';
import { paths } from '../../paths';

export interface Deployment {
  /** Origin of the published site, without a trailing slash. */
  url: string;
  /** Empty, or `/prefix` without a trailing slash. */
  pathPrefix: string;
}

/**
 * Read where this build will be published: `SITE_URL` and `PATH_PREFIX`, else `src/site.ts`.
 * @throws an Error that shows a valid value
 */
export function deployment(env: Record<string, string | undefined>): Deployment {
  const url = env.SITE_URL || site.url;
  const origin = URL.canParse(url) ? new URL(url) : null;
  if (!origin || !/^https?:$/.test(origin.protocol) || origin.href !== `${origin.origin}/`)
    throw new Error(
      `SITE_URL is "${url}". Write a scheme and a host, nothing else, such as "${/^[\w-]+(?:\.[\w-]+)+$/.test(url) ? `https://${url}` : site.url}".`,
    );
  const prefix = (env.PATH_PREFIX ?? '').replace(/\/$/, '');
  if (prefix !== '' && !/^(\/(?!\.{1,2}(\/|$))[A-Za-z0-9._~-]+)+$/.test(prefix))
    throw new Error(
      `PATH_PREFIX is "${env.PATH_PREFIX}". Write a path that starts with a slash, such as "/docs-site", or leave it empty.`,
    );
  return { url: origin.origin, pathPrefix: prefix };
}

/** Return the first segment of a path: `/docs` for `/docs/welcome/`. */
const section = (path: string) => `/${path.split('/')[1] ?? ''}`;

/**
 * Explain why a site with these pages cannot be built for a path prefix; undefined if it can.
 * @param applied the prefix that Gatsby applies
 */
export function checkPrefix(prefix: string, applied: string, pages: readonly { path: string }[]): string | undefined {
  if (prefix === '') return undefined;
  if (prefix !== applied)
    return `PATH_PREFIX is "${prefix}", and Gatsby uses it only with the option --prefix-paths: add it.`;
  const own = Object.values(paths).filter((path) => typeof path === 'string');
  const sections = new Set([...own, ...pages.map(({ path }) => path)].map(section).filter((name) => name !== '/'));
  const taken = section(`${prefix}/`);
  // Gatsby would remove the prefix from the paths of these pages, too, and then request the data of another page.
  if (!sections.has(taken)) return undefined;
  return (
    `PATH_PREFIX is "${prefix}", but ${taken}/ is a part of the site itself, and its pages would lose that part of ` +
    `their address. Choose a prefix that starts with another word, such as "${taken}-site".`
  );
}
