import {
  contentTypes,
  unknownType,
  acceptsMarkdown,
  cacheForever,
  cacheNever,
  hashedFile,
  hostFile,
  methods,
  redirectTarget,
  resourcePolicy,
  securityHeaders,
  sharedFile,
  strictTransportSecurity,
} from './headers';
import type { BuildInfo } from '../../src/publish/build-info';

const corp = 'Cross-Origin-Resource-Policy';

/** Write a regular expression without its leading `^`, as servers read it in quotes. */
const serverPattern = ({ source }: RegExp) => source.replaceAll('\\/', '/').replace(/^\^/, '');
/** Escape a literal text for a regular expression. */
const literal = (text: string) => text.replace(/[.+~-]/g, '\\$&');
/** The nginx variable that holds a header; an empty header is not sent. */
const variable = (header: string) => `$own_${header.toLowerCase().replaceAll('-', '_')}`;

/**
 * Write the part of nginx's `server` block that serves the site. It needs gzip_static and brotli_static (Debian:
 * `libnginx-mod-http-brotli-static`).
 */
export function nginxConfig({ pathPrefix, scriptHashes, moved }: BuildInfo): string {
  const prefix = literal(pathPrefix);
  const types = Object.entries(contentTypes).map(([extension, type]) => `  "${type}" ${extension};`);
  const fixed = Object.entries(securityHeaders(scriptHashes, false));
  const headers = [...fixed.map(([name]) => name), 'Strict-Transport-Security', 'Cache-Control', 'Allow', 'Vary', corp];
  const redirects = Object.entries(moved).map(
    ([from, to]) =>
      `location ~ "^${prefix}${literal(from.replace(/\/$/, ''))}/?$" { return 301 "${redirectTarget(pathPrefix, to, '$is_args$args')}"; }`,
  );
  const below = pathPrefix && `location = ${pathPrefix}/404.html { return 404; }\n`;
  // These lines run again for the error page, when the status is known. An unsatisfiable range is only found once the headers are
  // written.
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

${fixed.map(([name, value]) => `set ${variable(name)} "${value}";`).join('\n')}
set ${variable('Strict-Transport-Security')} "";
if ($scheme = https) { set ${variable('Strict-Transport-Security')} "${strictTransportSecurity}"; }
if ($http_x_forwarded_proto = https) { set ${variable('Strict-Transport-Security')} "${strictTransportSecurity}"; }
set ${variable('Cache-Control')} "${cacheNever}";
if ($uri ~ "^${prefix}/${serverPattern(hashedFile)}") { set ${variable('Cache-Control')} "${cacheForever}"; }
set ${variable(corp)} "${resourcePolicy('')}";
if ($uri ~ "^${prefix}/${serverPattern(sharedFile)}") { set ${variable(corp)} "${resourcePolicy('images/')}"; }
set ${variable('Allow')} "";
if ($status = 405) { set ${variable('Allow')} "${methods.join(', ')}"; }
set ${variable('Vary')} "Accept";
if ($uri ~ "\\.(${Object.keys(contentTypes).join('|')})$") { set ${variable('Vary')} ""; }
if ($status = 416) {
${headers.map((name) => `  set ${variable(name)} "";`).join('\n')}
}
${headers.map((name) => `add_header ${name} ${variable(name)} always;`).join('\n')}

client_max_body_size 0;
if ($request_method !~ "^(${methods.join('|')})$") { return 405; }
set $index index.html;
if ($http_accept ~* "${serverPattern(acceptsMarkdown)}") { set $index index.md; }

error_page 400 404 405 412 413 414 416 494 501 505 /404.html;
location = /404.html { internal; }
${below}location ~ "${serverPattern(hostFile)}" { return 404; }
${redirects.join('\n')}
location ~ "(?s)^${prefix}(?<path>/.*|)\\z" { try_files $path $path/$index $path/index.html =404; }
location / { return 404; }
`;
}
