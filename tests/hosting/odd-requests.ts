/** Requests that nobody means and that servers get every day: how each is to be responded to. */
import { moved } from '../routes';

export interface OddRequest {
  /** All of it, with `PREFIX` in place of the path prefix. */
  text: string;
  /** The statuses that are right; none at all, where the server may close the connection instead. */
  statuses: readonly (number | undefined)[];
  /** The media type that it asks a page for. */
  type?: 'text/html' | 'text/markdown';
}

const page = [200];
const missing = [404];
const refused = [405];
/** Requests that are no HTTP, or more than a server takes, by RFC 9110 and 9112. */
const malformed = [400, 404, 405, 408, 413, 414, 417, 431, undefined];
const host = 'Host: docs.example.org';

/** One request; the connection ends with its response. */
function ask(
  statuses: OddRequest['statuses'],
  path: string,
  { method = 'GET', version = 'HTTP/1.1', headers = [host] as readonly string[], body = '' } = {},
): OddRequest {
  const lines = [`${method} PREFIX${path} ${version}`, ...headers, 'Connection: close'];
  return { text: `${lines.join('\r\n')}\r\n\r\n${body}`, statuses };
}
const withHeaders = (statuses: OddRequest['statuses'], path: string, ...headers: string[]) =>
  ask(statuses, path, { headers: [host, ...headers] });

/** A page in the form that its reader asks for. */
const form = (type: 'text/html' | 'text/markdown', ...headers: string[]): OddRequest => ({
  ...withHeaders(page, '/docs/welcome/', ...headers),
  type,
});

const methods: OddRequest[] = [
  ...['COPY', 'MKCOL', 'LOCK', 'SEARCH', 'LINK', 'QUERY'].map((method) => ask(refused, '/', { method })),
  ...['BREW', 'Get', 'HEADER', 'G@T'].map((method) => ask([400, 405], '/', { method })),
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE'].flatMap((method) =>
    ['/', '/docs/welcome/', '/nope', '/mark.svg'].map((path) => ask(refused, path, { method })),
  ),
  ask(refused, '/', { method: 'POST', headers: [host, 'Content-Length: 3'], body: 'a=b' }),
  ask(refused, '/', { method: 'POST', headers: [host, 'Content-Length: 5', 'Expect: 100-continue'], body: 'abcde' }),
  ask(refused, '/nope', { method: 'PUT', headers: [host, 'Content-Length: 99999999999'] }),
  ask([400, 405], '/', { method: 'CONNECT' }),
  ask([400, 405], '/', { method: 'FOO' }),
  ask([400, 405], '/', { method: 'get' }),
  ...['/', '/docs/welcome', '/mark.svg', '/favicon.ico', '/docs/welcome.md', '/search/index.json'].flatMap((path) =>
    ['HTTP/1.0', 'HTTP/1.1'].map((version) => ask(page, path, { method: 'HEAD', version })),
  ),
  ask(page, '/', { method: 'HEAD', headers: [host, 'Content-Length: 3'], body: 'abc' }),
  ask([301], moved.from, { method: 'HEAD' }),
  ask(missing, '/nope', { method: 'HEAD' }),
  ask(page, '/?_method=DELETE', { headers: [host, 'X-HTTP-Method-Override: DELETE'] }),
  ask(refused, '/', {
    method: 'OPTIONS',
    headers: [host, 'Origin: https://evil.example', 'Access-Control-Request-Method: PUT'],
  }),
  { text: `OPTIONS * HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`, statuses: [200, 400, 405] },
];

const encodings = ['', '*', 'br;q=0', 'gzip;q=0.1, br', 'zstd', 'identity;q=0', ',,,', 'br;q=abc', 'x,'.repeat(2000)];
const accepts = ['', 'text/markdown', 'text/markdown;q=0', 'image/*', '///', 'text/markdown, '.repeat(200), 'a;q=9'];
const markdown = [
  ...['text/markdown', 'TEXT/MARKDOWN', 'text/markdown;Q=1', 'text/markdown; q=1', 'text/markdown ; q=1.000'],
  ...['*/*;q=0.1, text/markdown', 'text/html, text/markdown', 'text/html,\ttext/markdown', '\ttext/markdown\t;q=1'],
  ...['text/markdown;charset=utf-8', 'text/markdown; charset="utf-8"', 'text/markdown,'],
];
const noMarkdown = [
  ...['text/markdown;q=0', 'text/markdown;q=0.0, */*', 'text/markdown;q=0.999', 'text/markdown;q=1;q=0'],
  ...['text/markdown;variant=GFM;q=0.5', 'text/markdown;q="1"', 'text/markdown;q=1.0001', 'text/markdown;q=2'],
  ...[
    'text/*',
    '*/*;q=0',
    'text/html;q=0',
    'text/x-markdown',
    'x/y;text/markdown',
    '"a,text/markdown"',
    'a"text/markdown"',
  ],
];
const negotiation: OddRequest[] = [
  ...markdown.map((value) => form('text/markdown', `Accept: ${value}`)),
  ...noMarkdown.map((value) => form('text/html', `Accept: ${value}`)),
  ...[
    'BR',
    'br;q=1.0',
    'identity;q=0, *;q=0',
    '*;q=0',
    'br ;q=0',
    'br;q=0.000, gzip',
    'brx, xbr',
    'gzip\tbr',
    'dcb',
  ].map((value) => form('text/html', `Accept-Encoding: ${value}`)),
  form('text/html', 'Accept-Encoding: gzip', 'Accept-Encoding: br'),
  withHeaders(page, '/favicon.ico', 'Accept-Encoding: identity;q=0'),
  withHeaders(missing, '/nope', 'Accept: text/markdown', 'Accept-Encoding: br'),
  ...encodings.map((value) => withHeaders(page, '/docs/welcome/', `Accept-Encoding: ${value}`)),
  ...accepts.map((value) => withHeaders(page, '/docs/welcome/', `Accept: ${value}`)),
];

const ranges = ['0-0', '-1', '99999999-', '5-2', '', '0-0,2-3', '0-1,'.repeat(400), 'x-y'].map(
  (range) => `bytes=${range}`,
);
const otherRanges = [
  ...['0-', '0-99999999', '-0', ' 0-1', '0 - 1', '00-01', '1-0,0-1', '0-,0-,0-', ',0-1', '0x0-0x1', '-', '0-1;'].map(
    (range) => `bytes=${range}`,
  ),
  ...['bytes=18446744073709551615-', 'bytes=0-18446744073709551616', 'bytes=-18446744073709551616'],
  ...['bytes', '=0-1', 'Bytes=0-1'],
];
const never = 'Thu, 01 Jan 1970 00:00:00 GMT';
const always = 'Fri, 31 Dec 9999 23:59:59 GMT';
const conditions = [
  ...['If-Match: "x"', 'If-Match: *', 'If-None-Match: "x"', 'If-None-Match: *', 'If-None-Match: x'],
  ...[
    'If-Unmodified-Since: Mon, 01 Jan 2001 00:00:00 GMT',
    'If-Modified-Since: never',
    'If-Range: "x"\r\nRange: bytes=0-0',
  ],
  ...['If-None-Match: W/"x", *', 'If-None-Match: "', 'If-None-Match:', 'If-Match: W/"x"', 'If-Match:'],
  ...[`If-Modified-Since: ${always}`, `If-Modified-Since: ${never}`, 'If-Modified-Since: -1'],
  ...['If-Modified-Since: Sunday, 06-Nov-94 08:49:37 GMT', 'If-Unmodified-Since: never'],
  ...[`If-None-Match: "x"\r\nIf-Modified-Since: ${always}`, 'If-None-Match: *\r\nIf-Match: "x"'],
  ...[`If-Match: *\r\nIf-Unmodified-Since: ${never}`, `If-Range: ${always}\r\nRange: bytes=0-1`],
];
const partial: OddRequest[] = [
  ...[...ranges, ...otherRanges, 'lines=1-2'].flatMap((range) =>
    ['/', '/favicon.ico'].map((path) => withHeaders([200, 206, 416], path, `Range: ${range}`)),
  ),
  ...conditions.flatMap((condition) =>
    ['/', '/favicon.ico'].map((path) => withHeaders([200, 206, 304, 412], path, condition)),
  ),
  // What is not there has no version and no part: the whole page says so.
  ...[
    'If-None-Match: *',
    `If-Modified-Since: ${always}`,
    'If-Match: "x"',
    'Range: bytes=0-1',
    'Range: bytes=9999999-',
  ].flatMap((header) => ['/nope', '/nope.png'].map((path) => withHeaders(missing, path, header))),
  ...['If-None-Match: *', 'If-Match: "x"', 'Range: bytes=0-1'].map((header) => withHeaders([301], moved.from, header)),
  ask(refused, '/', { method: 'POST', headers: [host, 'If-None-Match: *', 'Range: bytes=0-1'] }),
];

const lengths: OddRequest[] = [
  ...[247, 253, 255, 256, 300].map((length) => ask(missing, `/${'n'.repeat(length)}`)),
  ask([404, 414], `/${'d/'.repeat(2100)}`),
  ask([404, 414, 431], `/${'u'.repeat(9000)}`),
  ask(malformed, `/${'u'.repeat(70_000)}`),
  ask([200, 414], `/?${'q'.repeat(5000)}`),
  withHeaders([200, ...malformed], '/', `X-Long: ${'h'.repeat(40_000)}`),
  withHeaders([200, ...malformed], '/', ...Array.from({ length: 300 }, (_, index) => `X-${index}: y`)),
];

const hosts: OddRequest[] = [
  ask(malformed, '/', { headers: [] }),
  ...['a b', 'x:y:z'].map((name) => ask([200, ...malformed], '/', { headers: [`Host: ${name}`] })),
  ...['', 'evil.example', '[::1]', 'x:99999', 'EVIL.example.'].map((name) =>
    ask([200, 400], '/', { headers: [`Host: ${name}`] }),
  ),
  ask([200, 400], '/', { headers: [host, 'Host: evil.example'] }),
  ask([200, 301], moved.from, { headers: ['Host: evil.example', 'X-Forwarded-Host: evil.example'] }),
  { text: `GET http://evil.examplePREFIX/ HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`, statuses: [200, 400] },
  {
    text: `GET http://evil.examplePREFIX${moved.from} HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
    statuses: [200, 301],
  },
];

/** A request for another target than a path (RFC 9112, 3.2). */
const target = (statuses: OddRequest['statuses'], text: string): OddRequest => ({
  text: `GET ${text} HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
  statuses,
});
const targets: OddRequest[] = [
  ...['https://evil.examplePREFIX/', 'HTTP://evil.examplePREFIX/docs/welcome', 'http://[::1]PREFIX/'].map((text) =>
    target(page, text),
  ),
  ...['http://evil.example', 'http://evil.example?PREFIX/', 'http://u:p@evil.examplePREFIX/', 'http:///PREFIX/'].map(
    (text) => target([200, 400, 404], text),
  ),
  ...['ftp://evil.examplePREFIX/', 'evil.example:443', 'mailto:a@b', 'http://evil.example#PREFIX/'].map((text) =>
    target([200, 400, 404], text),
  ),
  ...['*', '?x', '#', 'docs/welcome/', 'file:///etc/passwd'].map((text) => target([400, 404], text)),
  ...[`//evil.examplePREFIX${moved.from}`, '//evil.examplePREFIX/'].map((text) => target([400, 404], text)),
];

const otherHosts: OddRequest[] = [
  ...['docs.example.org:', 'docs.example.org:abc', 'docs.example.org, evil.example', '%65vil.example', '[::1', '..'],
  ...['user@evil.example', 'evil.example/path', 'evil.example?x', '"><script>', '$host', '{host}', 'h'.repeat(300)],
].map((name) => ask([301, 400], moved.from, { headers: [`Host: ${name}`] }));

const bytes: OddRequest[] = [
  ...['/%00', '/docs%00', '/docs/%00/', '/mark.svg%00', '/%00.html', '/docs/welcome/%00'].map((path) =>
    ask([400, 404], path),
  ),
  ask(page, '/?q=%00'),
  ask(malformed, '/a\0b'),
  withHeaders([200, ...malformed], '/', 'X-Null: a\0b'),
  withHeaders([200, ...malformed], '/', 'X-Return: a\rb'),
  ...['/\xe4', '/a b', '/\x7f', '/"<>', '/{}', '/%', '/%zz', '/%ff', '/%c0%ae%c0%ae/', '/\\..\\'].map((path) =>
    ask(malformed, path),
  ),
  ...['/../../etc/passwd', '/..%2f..%2fmanifest.json', '/%2e%2e/%2e%2e/manifest.json'].map((path) =>
    ask([400, 404], path),
  ),
];

const paths: OddRequest[] = [
  ...['/%2e/', '/docs/..', '/docs/%2e/welcome/', '/docs/x/../welcome/', '/docs/welcome/.', '/%64ocs/%77elcome/'],
  ...['/docs%2Fwelcome%2f', '//docs///welcome//', '/docs/welcome?', '/docs/welcome/??//evil.example', '/?%', '/?a=<b>'],
].map((path) => ask(page, path));
const noPaths: OddRequest[] = [
  ...['/docs/welcome;a=b', '/docs/welcome/;a=b', '/docs/..;/..;/manifest.json', '/docs;/welcome/', '/docs/welcome%2e'],
  ...[
    '/%252e%252e/manifest.json',
    '/..%5cmanifest.json',
    '/..%255cmanifest.json',
    '/docs/welcome%20',
    '/DOCS/welcome/',
  ],
  ...['/docs/welcome%0d%0aX:%20y', '/%0a', '/%09', '/%ed%a0%80', '/%f0%9f%92%a9', '/docs/welcome/index.html/', '/${x}'],
  ...[
    '/.git/config',
    '/.well-known/',
    '/nginx.conf',
    '/manifest.json',
    '/$uri',
    '/{path}',
    '/docs/welcome/*',
    '/[',
    '/|',
  ],
].map((path) => ask(missing, path));

const redirects: OddRequest[] = [
  ...[
    '//evil.example',
    '//evil.example/%2e%2e',
    '//evil.example%2f..',
    '/%09//evil.example',
    '/https://evil.example/',
  ].map((path) => ask([200, 400, 404], path)),
  ...['/', 'index.html', '%2e%2e/get-fbos/', ';x', '?$host', '?{path}', '?a=b#//evil.example'].map((end) =>
    ask([200, 301, 404], moved.from + end),
  ),

  ...['//evil.example/', '///evil.example', '/\\evil.example/', '/%5Cevil.example', '/%2F%2Fevil.example/..'].map(
    (path) => ask([200, 400, 404], path),
  ),
  ...['?x=%0d%0aSet-Cookie:%20a=b', '?//evil.example/', '?', '?x=%00'].map((query) =>
    ask([200, 301], moved.from + query),
  ),
  ...['/mark.svg/', '/mark.svg/?next=//evil.example', '/index.html/'].map((path) => ask([404], path)),
];

const versions: OddRequest[] = [
  ask(page, '/', { version: 'HTTP/1.0' }),
  ask([200, ...malformed], '/', { version: 'HTTP/1.5' }),
  ask([200, 505, ...malformed], '/', { version: 'HTTP/2.0' }),
  ask([505, ...malformed], '/', { version: 'HTTP/9.9' }),
  ask(malformed, '/', { version: 'HTTP/x' }),
  ask([301], moved.from, { version: 'HTTP/1.0', headers: [] }),
  ask(refused, '/', { method: 'POST', version: 'HTTP/1.0', headers: [] }),
  ask([200, 505, ...malformed], '/', { version: 'HTTP/0.9' }),
  ...['http/1.1', 'HTTP/01.1', 'HTTP/1.1 x'].map((version) => ask(malformed, '/', { version })),
  ...[`\r\n\r\nGET PREFIX/ HTTP/1.1\r\n${host}`, `GET  PREFIX/  HTTP/1.1\r\n${host}`].map((text) => ({
    text: `${text}\r\nConnection: close\r\n\r\n`,
    statuses: [200, 400],
  })),
  ...[`GET\tPREFIX/\tHTTP/1.1\r\n${host}`, ` GET PREFIX/ HTTP/1.1\r\n${host}`].map((text) => ({
    text: `${text}\r\nConnection: close\r\n\r\n`,
    statuses: malformed,
  })),
  ...['GET', 'GET / HTTP/1.1\r\nHost', 'SSH-2.0-x\r\n', '{"jsonrpc":"2.0"}\r\n\r\n', '\x05\x01\0'].map((text) => ({
    text,
    statuses: malformed,
  })),
  { text: 'GET /\r\n\r\n', statuses: [...malformed, 200] },
  { text: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', statuses: [505, ...malformed] },
  { text: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', statuses: malformed },
  { text: '\r\n\r\n\r\n', statuses: malformed },
  { text: 'hello\r\n\r\n', statuses: malformed },
];

const smuggled = [
  ...['Transfer-Encoding : chunked', 'Transfer-Encoding: xchunked', 'Transfer-Encoding: "chunked"'],
  ...['Transfer-Encoding: chunked, identity', 'Transfer-Encoding: gzip, chunked', ' Transfer-Encoding: chunked'],
  ...['X: y\r\n Transfer-Encoding: chunked', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity'],
  ...[
    'Content-Length: 6\r\nTransfer-Encoding: chunked',
    'Content-Length: +5',
    'Content-Length: 0x5',
    'Content-Length:',
  ],
  ...[
    'Content-Length: 5, 5',
    'Content-Length: 18446744073709551621',
    'Content-Length : 5',
    'Transfer-Encoding:\tchunked',
  ],
];
const bodies: OddRequest[] = [
  ...smuggled.map((header) =>
    ask([501, ...malformed], '/', { method: 'POST', headers: [host, header], body: '0\r\n\r\n' }),
  ),
  // It promises more than it sends, on a connection that it keeps.
  { text: `POST PREFIX/ HTTP/1.1\r\n${host}\r\nContent-Length: 10\r\n\r\nab`, statuses: [400, 405] },
  withHeaders([200, 417], '/', 'Expect:'),
  withHeaders(page, '/', 'Expect: 100-continue'),
  ...['Bad Name: x', ': no name', 'No colon', ' folded'].map((line) => withHeaders([200, 400], '/', line)),
  ...['X-Accel-Redirect', 'X-Sendfile', 'X-Original-URL', 'X-Rewrite-URL', 'Proxy'].map((name) =>
    withHeaders(page, '/', `${name}: /manifest.json`),
  ),
  withHeaders(page, '/', `Cookie: ${'a=b; '.repeat(1000)}`),
  withHeaders(page, '/', ...Array.from({ length: 500 }, (_, index) => `Accept: text/html;q=0.${index}`)),

  withHeaders([200, 501, ...malformed], '/', 'Transfer-Encoding: foo'),
  ask(malformed, '/', { method: 'POST', headers: [host, 'Content-Length: -1'] }),
  ask(malformed, '/', { method: 'POST', headers: [host, 'Content-Length: 1', 'Content-Length: 2'], body: 'ab' }),
  ask([200, ...malformed], '/', {
    headers: [host, 'Content-Length: 3', 'Transfer-Encoding: chunked'],
    body: '0\r\n\r\n',
  }),
  ask([200, ...malformed], '/', { headers: [host, 'Transfer-Encoding: chunked'], body: 'zz\r\n' }),
  withHeaders([200, 417], '/', 'Expect: something'),
  withHeaders(page, '/', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'),
  withHeaders(page, '/', 'Upgrade: websocket', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='),
];

const ownPages: OddRequest[] = [
  '/404.html',
  '/refused.html',
  '//404.html',
  '/./404.html',
  '/404.html/',
  '/%34%30%34.html',
].map((path) => ask(missing, path));

/** Files that hosts read, and that lie among those of readers. */
const hostFiles: OddRequest[] = [
  ...['/_headers', '/_redirects', '/.nojekyll', '/_headers/', '/%5Fheaders', '//_headers'],
  ...['/index.html.br', '/docs/welcome/index.html.gz', '/mark.svg.br', '/mark.svg.gz'],
].map((path) => ask(missing, path));

export const oddRequests: readonly OddRequest[] = [
  ...[methods, negotiation, partial, lengths, hosts, otherHosts, targets, bytes, paths, noPaths].flat(),
  ...[redirects, versions, bodies, ownPages, hostFiles].flat(),
];
