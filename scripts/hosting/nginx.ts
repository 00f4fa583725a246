import { contentTypes, unknownType } from './content-types';
import { cacheForever, cacheNever, hashedFile, securityHeaders } from './headers';
import type { HostedSite } from './site';

/** A literal text inside a regular expression. */
const literal = (text: string) => text.replace(/[.~-]/g, '\\$&');

/**
 * The part of an nginx `server` block that serves the site; `root`, `listen` and certificates are the server's own.
 * Needs the modules gzip_static and brotli_static (Debian: `libnginx-mod-http-brotli-static`).
 */
export function nginxConfig({ pathPrefix, scriptHashes, moved }: HostedSite): string {
  const prefix = literal(pathPrefix);
  const hashed = hashedFile.source.replace(/^\^/, '').replaceAll('\\/', '/');
  const types = Object.entries(contentTypes).map(([extension, type]) => `  "${type}" ${extension};`);
  const headers = Object.entries(securityHeaders(scriptHashes)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  const redirects = [...moved].map(
    ([from, to]) => `location ~ "^${prefix}${literal(from.replace(/\/$/, ''))}/?$" { return 301 ${pathPrefix}${to}; }`,
  );
  return `# Made by \`npm run release\` for this release alone. Include it in a server block.
types {
${types.join('\n')}
}
default_type ${unknownType};
server_tokens off;
absolute_redirect off;
gzip_static on;
brotli_static on;
gzip_vary on;

${headers.join('\n')}
set $cache_control "${cacheNever}";
if ($uri ~ "^${prefix}/${hashed}") { set $cache_control "${cacheForever}"; }
add_header Cache-Control $cache_control always;

error_page 400 404 414 /404.html;
location = /404.html { internal; }
${redirects.join('\n')}
location ~ "(?s)^${prefix}(?<path>/.*|)\\z" { try_files $path $path/index.html =404; }
location / { return 404; }
`;
}
