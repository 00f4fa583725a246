/** Files of headers and redirects for Netlify and Cloudflare Pages. Both serve a site only at `/`. */
import type { BuildInfo } from '../../src/publish/build-info';
import { cacheForever, hashedFile, redirectTarget, securityHeaders } from './headers';

/**
 * Write `_headers`. Hosts merge matching rules, so no header may vary by file. Patterns support only `*`, so hashed files are
 * listed one by one, except pictures if all are hashed. Cloudflare reads at most 100 rules.
 */
export function headersFile({ scriptHashes }: BuildInfo, files: readonly string[]): string {
  const headers = Object.entries(securityHeaders(scriptHashes, true)).map(([name, value]) => `  ${name}: ${value}`);
  const isPicture = (file: string) => file.startsWith('images/');
  const isEach = files.filter(isPicture).every((file) => hashedFile.test(file));
  const hashed = files.filter((file) => hashedFile.test(file) && !(isEach && isPicture(file)));
  const kept = [...(isEach ? ['images/*'] : []), ...hashed];
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
