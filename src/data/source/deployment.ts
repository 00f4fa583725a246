import { site } from '../../site';

export interface Deployment {
  /** Origin of the published site, without a trailing slash. */
  url: string;
  /** Empty, or `/prefix` without a trailing slash. */
  pathPrefix: string;
}

/**
 * Read where this build will be published: `SITE_URL` and `PATH_PREFIX` from the environment, else `src/site.ts`.
 * @throws an Error whose message shows the malformed value and a right one.
 */
export function deployment(env: Record<string, string | undefined>): Deployment {
  const url = env.SITE_URL || site.url;
  const origin = URL.canParse(url) ? new URL(url) : null;
  if (!origin || !/^https?:$/.test(origin.protocol) || origin.href !== `${origin.origin}/`)
    throw new Error(`SITE_URL is "${url}". Write a scheme and a host, nothing else, such as "${site.url}".`);
  const prefix = (env.PATH_PREFIX ?? '').replace(/\/$/, '');
  if (prefix !== '' && !/^(\/(?!\.{1,2}(\/|$))[A-Za-z0-9._~-]+)+$/.test(prefix))
    throw new Error(
      `PATH_PREFIX is "${env.PATH_PREFIX}". Write a path that starts with a slash, such as "/docs-site", or leave it empty.`,
    );
  return { url: origin.origin, pathPrefix: prefix };
}
