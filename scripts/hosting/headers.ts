/** The response headers of the site, for `npm run serve` and the configuration of every host. */

/** Matches files whose name changes with their content, so that a browser never needs to request them twice. */
export const hashedFile =
  /^([^/]+-[0-9a-f]{16,}\.js|images\/[^/]+-[0-9a-f]{10}(-\d+)?\.[a-z]+|static\/.*-([0-9a-f]{10,}|[0-9A-Z]{8})\.[0-9a-z]+)$/;

/** Files of a release that hosts read and readers do not get: settings, and the compressed copies beside the files. */
export const hostFile = /(^|\/)(_headers|_redirects|\.nojekyll)$|\.(br|gz)$/;

export const cacheForever = 'public, max-age=31536000, immutable';
/** Stored by browsers, and revalidated at each use (RFC 9111, 5.2.2.4). */
export const cacheNever = 'no-cache';

/**
 * Return `Cache-Control` of an existing file (RFC 9111, 5.2.2; `immutable`: RFC 8246).
 * @param file relative to the site's root
 */
export function cacheControl(file: string): string {
  return hashedFile.test(file) ? cacheForever : cacheNever;
}

/**
 * Write the site's only Content-Security-Policy (CSP Level 3). Styles are inline, since the build puts each page's own
 * there; of scripts, only files of the site and the few inline ones known to the build run. They write HTML and load
 * scripts by two policies of Trusted Types alone: `src/client/browser/trusted.ts`, and webpack's for its chunks.
 * @param scriptHashes hashes of the inline scripts, such as `sha256-…`
 */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types docs webpack',
  ].join('; ');
}

/** Permissions that a browser would ask its reader for, and the site does not use. */
const unused = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** The header of answers over HTTPS alone (RFC 6797, 7.2). */
export const strictTransportSecurity = 'max-age=31536000';

/** The methods that the site answers; all others are 405, which names these (RFC 9110, 15.5.6). */
export const methods = ['GET', 'HEAD'] as const;

/**
 * An `Accept` that asks for pages as Markdown: it names that type, and gives it no weight below 1 (RFC 9110, 12.5.1).
 * Browsers never do. Written so that JavaScript, PCRE and RE2 read it alike; case does not count.
 */
export const acceptsMarkdown = /(^|,)\s*text\/markdown\s*(;\s*[a-pr-z][^,;]*)*(;\s*q=1(\.0*)?\s*)?(,|$)/i;

/** The header of answers at a page's address, which may be HTML or Markdown. */
export const pageVary = 'Accept-Encoding, Accept';

/** `Link` of the file that lists the site's APIs, by the file: RFC 9727, 2 asks for it. */
export const links: Record<string, string> = {
  '.well-known/api-catalog': '</.well-known/api-catalog>; rel=api-catalog',
};

/** Pictures of pages, which feeds show in readers of other sites. */
export const sharedFile = /^(images|social)\//;

/**
 * `Cross-Origin-Resource-Policy` of a file (Fetch, 3.7): no other site has a use for one of ours, but for pictures.
 * @param file relative to the site's root
 */
export const resourcePolicy = (file: string) => (sharedFile.test(file) ? 'cross-origin' : 'same-origin');

/**
 * Return the headers of every response, whatever its status.
 * @param isSecure true for HTTPS; RFC 6797, 7.2 forbids `Strict-Transport-Security` without it
 */
export function securityHeaders(scriptHashes: readonly string[], isSecure: boolean): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(scriptHashes),
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(isSecure && { 'Strict-Transport-Security': strictTransportSecurity }),
    'Permissions-Policy': unused.map((name) => `${name}=()`).join(', '),
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}
