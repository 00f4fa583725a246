/** Files of headers and redirects for Netlify and Cloudflare Pages. Both serve a site only at `/`. */
import { namedTypes, cacheForever, links, securityHeaders } from './headers';
import { movedForms, redirectTarget, type HostedSite } from './hosted-site';

/**
 * `_headers`. Hosts merge matching rules, so a header that varies by file is omitted. Patterns support only `*`, so hashed files
 * are listed individually, except pictures. Cloudflare reads at most 100 rules.
 * @param hashed the files that browsers keep, from the site's root
 */
export function headersFile({ scriptHashes }: HostedSite, hashed: readonly string[]): string {
  const headers = Object.entries(securityHeaders(scriptHashes, true)).map(([name, value]) => `  ${name}: ${value}`);
  const kept = ['images/*', ...hashed.filter((file) => !file.startsWith('images/'))];
  const caching = kept.map((path) => `/${path}\n  Cache-Control: ${cacheForever}`);
  const named = Object.entries(namedTypes).map(
    ([file, type]) => `/${file}\n  Content-Type: ${type}\n  Link: ${links[file]}`,
  );
  return `/*\n${[...headers, ...caching, ...named].join('\n')}\n`;
}

/** Write `_redirects`: a line for each form of a moved address. */
export function redirectsFile(site: HostedSite): string {
  return movedForms(site)
    .map(([form, to]) => `${encodeURI(form)} ${redirectTarget('', to, '')} 301\n`)
    .join('');
}
