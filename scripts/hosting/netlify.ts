/** Files of headers and redirects for Netlify and Cloudflare Pages. Both serve a site only at `/`. */
import type { BuildInfo } from '../../src/publish/build-info';
import { cacheForever, redirectTarget, securityHeaders } from './headers';

/**
 * `_headers`. Hosts merge matching rules, so a header that varies by file is omitted. Patterns support only `*`, so hashed files
 * are listed individually, except pictures. Cloudflare reads at most 100 rules.
 * @param hashed the files that browsers keep, from the site's root
 */
export function headersFile({ scriptHashes }: BuildInfo, hashed: readonly string[]): string {
  const headers = Object.entries(securityHeaders(scriptHashes, true)).map(([name, value]) => `  ${name}: ${value}`);
  const kept = ['images/*', ...hashed.filter((file) => !file.startsWith('images/'))];
  const caching = kept.map((path) => `/${path}\n  Cache-Control: ${cacheForever}`);
  return `/*\n${[...headers, ...caching].join('\n')}\n`;
}

/** Write `_redirects`: a line for each moved address with its trailing slash, and one without. */
export function redirectsFile({ moved }: BuildInfo): string {
  return Object.entries(moved)
    .flatMap(([from, to]) =>
      [from.replace(/\/$/, ''), from].map((form) => [encodeURI(form), redirectTarget('', to, '')]),
    )
    .map((line) => `${line.join(' ')} 301\n`)
    .join('');
}
