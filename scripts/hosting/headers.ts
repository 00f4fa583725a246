/** The response headers of the site, for the configuration of every host, and for tests. */

/** `Content-Type` by file extension, for all servers that we configure. */
export const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  ts: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
};

export const unknownType = 'application/octet-stream';

/** Return the `Content-Type` of a file, by its name. */
export const contentType = (file: string) => contentTypes[/[^.]*$/.exec(file)?.[0].toLowerCase() ?? ''] ?? unknownType;

/** True for text, which compresses. */
export const isText = (type: string) => type.endsWith('charset=utf-8');

/** Matches files whose name changes with their content: browsers never request them twice. */
export const hashedFile =
  /^([^/]+-[0-9a-f]{16,}\.js|images\/[^/]+-[0-9a-f]{10}(-\d+)?\.[a-z]+|static\/.*-([0-9a-f]{10,}|[0-9A-Z]{8})\.[0-9a-z]+)$/;

const texts = Object.entries(contentTypes).flatMap(([extension, type]) => (isText(type) ? [extension] : []));

/** Release files that hosts use but readers never receive: settings and compressed copies. */
export const hostFile = new RegExp(String.raw`(^|/)(_headers|_redirects|\.nojekyll)$|\.(${texts.join('|')})\.(br|gz)$`);

/** `Cache-Control` (RFC 9111, 5.2.2; `immutable`: RFC 8246). */
export const cacheForever = 'public, max-age=31536000, immutable';
/** Stored by browsers, and revalidated at each use (RFC 9111, 5.2.2.4). */
export const cacheNever = 'no-cache';

/**
 * Write the site's only Content-Security-Policy (CSP Level 3). Styles are inline. Scripts are the site's files, and the inline
 * scripts with these hashes. Only `src/client/browser/trusted.ts` and webpack may write HTML, each by a policy of Trusted Types.
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
  ].join(';');
}

/** Permissions that the site does not use, and so denies. */
const unused = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** Header sent over HTTPS only (RFC 6797, 7.2). */
export const strictTransportSecurity = 'max-age=31536000';

/** The supported methods; others get 405, which names these (RFC 9110, 15.5.6). */
export const methods = ['GET', 'HEAD'] as const;

/**
 * Matches an `Accept` that asks for Markdown with a weight of 1 (RFC 9110, 12.5.1), which browsers never send. Valid in
 * JavaScript, PCRE and RE2.
 */
export const acceptsMarkdown = /(^|,)\s*text\/markdown\s*(;\s*[a-pr-z][^,;]*)*(;\s*q=1(\.0*)?\s*)?(,|$)/i;

/** Encode a part of an address. nginx would read a `$` as a variable. */
const encoded = (text: string) => encodeURI(text).replaceAll('$', '%24');

/** Compose a redirect's target: the query precedes the fragment, and headers are ASCII only. */
export function redirectTarget(pathPrefix: string, target: string, query: string): string {
  const [path = '', fragment] = target.split('#');
  return `${pathPrefix}${encoded(path)}${query}${fragment === undefined ? '' : `#${encoded(fragment)}`}`;
}

/** Pictures of pages, which feed readers show on other sites. */
export const sharedFile = /^(images\/|social\.png$)/;

/** `Cross-Origin-Resource-Policy` of a file (Fetch, 3.7): other sites may embed only pictures. */
export const resourcePolicy = (file: string) => (sharedFile.test(file) ? 'cross-origin' : 'same-origin');

/** Return the headers of every response. RFC 6797, 7.2 forbids `Strict-Transport-Security` without HTTPS. */
export function securityHeaders(scriptHashes: readonly string[], isSecure: boolean): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(scriptHashes),
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(isSecure && { 'Strict-Transport-Security': strictTransportSecurity }),
    'Permissions-Policy': unused.map((name) => `${name}=()`).join(','),
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}
