import { contentType, contentTypes } from './content-types';
import { cacheForever, cacheNever, hashedFile, securityHeaders } from './headers';
import type { HostedSite } from './site';

/** The part of a Caddy 2 site block that serves the site; `root`, address and certificates are the block's own. */
export function caddyConfig({ pathPrefix, scriptHashes, moved }: HostedSite): string {
  const hashed = hashedFile.source.replace(/^\^/, '').replaceAll('\\/', '/');
  const headers = Object.entries(securityHeaders(scriptHashes)).map(([name, value]) => `\t${name} "${value}"`);
  const types = Object.entries(contentTypes).map(
    ([extension, type]) => `@${extension} path *.${extension}\nheader @${extension} Content-Type "${type}"`,
  );
  const redirects = [...moved].map(
    ([from, to]) => `redir ${pathPrefix}${from.replace(/\/$/, '')} ${pathPrefix}${to} 301
redir ${pathPrefix}${from} ${pathPrefix}${to} 301`,
  );
  const below = `@outside not path ${pathPrefix} ${pathPrefix}/*
error @outside 404
uri strip_prefix ${pathPrefix}
`;
  // A route keeps the order in which directives are written.
  return `# Made by \`npm run release\` for this release alone. Import it in a site block.
route {
header {
${headers.join('\n')}
\tCache-Control "${cacheNever}"
}
header -Server
@write not method GET HEAD
error @write 405
@hashed path_regexp ^${pathPrefix}/${hashed}
header @hashed Cache-Control "${cacheForever}"
${types.join('\n')}
${[...redirects, ''].join('\n')}${pathPrefix ? below : ''}@missing not file {path} {path}/index.html
error @missing 404
error /404.html 404
try_files {path} {path}/index.html
file_server {
\tprecompressed br gzip
}
}
handle_errors {
\theader Cache-Control "${cacheNever}"
\theader Content-Type "${contentType('404.html')}"
\trewrite * /404.html
\tfile_server {
\t\tprecompressed br gzip
\t}
}
`;
}
