import { contentType, contentTypes, isText, namedTypes } from './content-types';
import {
  acceptsMarkdown,
  cacheForever,
  cacheNever,
  hashedFile,
  hostFile,
  links,
  methods,
  pageVary,
  resourcePolicy,
  securityHeaders,
  sharedFile,
  strictTransportSecurity,
} from './headers';
import { movedForms, redirectTarget, serverPattern, type HostedSite } from './hosted-site';

/** A matcher of files by the end of their names. */
const ending = (extensions: readonly string[]) => extensions.map((extension) => `*.${extension}`).join(' ');

/** Write the part of a Caddy 2 site block that serves the site; the block itself has `root`, address and certificates. */
export function caddyConfig(site: HostedSite): string {
  const { pathPrefix, scriptHashes } = site;
  const headers = Object.entries(securityHeaders(scriptHashes, false)).map(([name, value]) => `\t${name} "${value}"`);
  const types = Object.entries(contentTypes).map(
    ([extension, type]) => `@${extension} path *.${extension}\nheader @${extension} Content-Type "${type}"`,
  );
  const named = Object.entries(namedTypes).map(
    ([file, type]) => `header /${file} Content-Type \`${type}\`\nheader /${file} Link "${links[file]}"`,
  );
  const extensions = Object.entries(contentTypes);
  const texts = extensions.flatMap(([extension, type]) => (isText(type) ? [extension] : []));
  const media = extensions.flatMap(([extension, type]) => (isText(type) ? [] : [extension]));
  const redirects = movedForms(site).map(
    ([form, to]) => `redir ${pathPrefix}${form} "${redirectTarget(pathPrefix, to, '{query_part}')}" 301`,
  );
  const below = `@outside not path ${pathPrefix} ${pathPrefix}/*
error @outside 404
uri strip_prefix ${pathPrefix}
`;
  // A route keeps the order of its directives. Caddy itself responds to conditions and ranges that cannot be met, so text is
  // always sent whole, as RFC 9110, 14.2 allows.
  return `# Made by \`npm run release\` for this release alone. Import it in a site block.
route {
header {
${headers.join('\n')}
\tCache-Control "${cacheNever}"
\tCross-Origin-Resource-Policy "${resourcePolicy('')}"
}
@secure expression {http.request.scheme} == "https" || {http.request.header.X-Forwarded-Proto} == "https"
header @secure Strict-Transport-Security "${strictTransportSecurity}"
header -Server
@write not method ${methods.join(' ')}
header @write Allow "${methods.join(', ')}"
error @write 405
request_header -If-Match
request_header -If-Unmodified-Since
@whole not path ${ending(media)}
request_header @whole -Range
map {query} {query_part} {
\t~^(.+)$ "?\${1}"
\tdefault ""
}
${[...redirects, ''].join('\n')}${pathPrefix ? below : ''}error /404.html* 404
error /refused.html* 404
@host path_regexp ${serverPattern(hostFile)}
error @host 404
@missing not file {path} {path}/index.html
error @missing 404
@notfolder {
\tpath */
\tnot file {path}/index.html
}
error @notfolder 404
@page not path ${ending(Object.keys(contentTypes))}
header @page {
\tVary "${pageVary}"
\tdefer
}
@text path ${ending(texts)}
header @text {
\tVary "Accept-Encoding"
\tdefer
}
@markdown {
\theader_regexp accept Accept "(?i)${serverPattern(acceptsMarkdown)}"
\tfile {path}/index.md
}
rewrite @markdown {path}/index.md
try_files {path} {path}/index.html
@hashed path_regexp ^/${serverPattern(hashedFile)}
header @hashed Cache-Control "${cacheForever}"
@shared path_regexp ^/${serverPattern(sharedFile)}
header @shared Cross-Origin-Resource-Policy "${resourcePolicy('images/')}"
${[...types, ...(pathPrefix ? [] : named)].join('\n')}
file_server {
\tprecompressed br gzip
\tdisable_canonical_uris
}
}
handle_errors {
\troute {
\t\trequest_header -If-*
\t\trequest_header -Range
\t\theader Cache-Control "${cacheNever}"
\t\theader Content-Type "${contentType('404.html')}"
\t\theader -Server
\t\theader {
\t\t\tVary "Accept-Encoding"
\t\t\tdefer
\t\t}
\t\t@unknown expression {http.error.status_code} == 404
\t\t@refused expression {http.error.status_code} != 404
\t\trewrite @unknown /404.html
\t\trewrite @refused /refused.html
\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t\tdisable_canonical_uris
\t\t}
\t}
}
`;
}
