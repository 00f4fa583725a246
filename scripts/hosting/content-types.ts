/** `Content-Type` by file extension: the same from every server with our configuration. */
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

/** The types of files whose name has no extension; RFC 9727, 5.2 defines this one. */
export const namedTypes: Record<string, string> = {
  '.well-known/api-catalog': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
};

/** Return the `Content-Type` of a file, by its name. */
export const contentType = (file: string) =>
  namedTypes[file] ?? contentTypes[/[^.]*$/.exec(file)?.[0].toLowerCase() ?? ''] ?? unknownType;

/** True for text, which compresses. */
export const isText = (type: string) => type.endsWith('charset=utf-8');
