/** The files by which Netlify and Cloudflare Pages are told of headers and redirects. Both serve a site at `/` only. */
import { cacheForever, securityHeaders } from './headers';
import type { HostedSite } from './site';

/**
 * `_headers`. Its patterns know `*` alone, so the hashed scripts are named one by one; Cloudflare reads 100 rules.
 * @param scripts names of the hashed ones, all at the site's root
 */
export function headersFile({ scriptHashes }: HostedSite, scripts: readonly string[]): string {
  const headers = Object.entries(securityHeaders(scriptHashes)).map(([name, value]) => `  ${name}: ${value}`);
  const hashed = ['images/*', 'static/*', ...scripts].map((path) => `/${path}\n  Cache-Control: ${cacheForever}`);
  return `/*\n${[...headers, ...hashed].join('\n')}\n`;
}

/** `_redirects`: a line for each form of an address that has moved. */
export function redirectsFile({ moved }: HostedSite): string {
  const lines = [...moved].flatMap(([from, to]) =>
    [from.replace(/\/$/, ''), from].map((form) => `${form} ${to} 301\n`),
  );
  return lines.join('');
}
