/** Requests that nobody means and that servers get every day: what each has to be answered with. */
import { moved } from '../routes';

export interface OddRequest {
  /** All of it, but for the path prefix, which `PREFIX` stands for. */
  text: string;
  /** The statuses that are right; none at all, where the server may close the connection instead. */
  statuses: readonly (number | undefined)[];
}

const page = [200];
const missing = [404];
const refused = [405];
/** Requests that are no HTTP, or more than a server takes, by RFC 9110 and 9112. */
const malformed = [400, 404, 405, 408, 413, 414, 417, 431, undefined];
const host = 'Host: docs.example.org';

/** One request; the connection ends with its answer. */
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

const methods: OddRequest[] = [
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE'].flatMap((method) =>
    ['/', '/docs/welcome/', '/nope', '/mark.svg'].map((path) => ask(refused, path, { method })),
  ),
  ask(refused, '/', { method: 'POST', headers: [host, 'Content-Length: 3'], body: 'a=b' }),
  ask(refused, '/', { method: 'POST', headers: [host, 'Content-Length: 5', 'Expect: 100-continue'], body: 'abcde' }),
  ask(refused, '/nope', { method: 'PUT', headers: [host, 'Content-Length: 99999999999'] }),
  ask([400, 405], '/', { method: 'CONNECT' }),
  ask([400, 405], '/', { method: 'FOO' }),
  ask([400, 405], '/', { method: 'get' }),
  ask(page, '/', { method: 'HEAD' }),
  ask(missing, '/nope', { method: 'HEAD' }),
  { text: `OPTIONS * HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`, statuses: [200, 400, 405] },
];

const encodings = ['', '*', 'br;q=0', 'gzip;q=0.1, br', 'zstd', 'identity;q=0', ',,,', 'br;q=abc', 'x,'.repeat(2000)];
const accepts = ['', 'text/markdown', 'text/markdown;q=0', 'image/*', '///', 'text/markdown, '.repeat(200), 'a;q=9'];
const negotiation: OddRequest[] = [
  ...encodings.map((value) => withHeaders(page, '/docs/welcome/', `Accept-Encoding: ${value}`)),
  ...accepts.map((value) => withHeaders(page, '/docs/welcome/', `Accept: ${value}`)),
];

const ranges = ['0-0', '-1', '99999999-', '5-2', '', '0-0,2-3', '0-1,'.repeat(400), 'x-y'].map(
  (range) => `bytes=${range}`,
);
const conditions = [
  ...['If-Match: "x"', 'If-Match: *', 'If-None-Match: "x"', 'If-None-Match: *', 'If-None-Match: x'],
  ...[
    'If-Unmodified-Since: Mon, 01 Jan 2001 00:00:00 GMT',
    'If-Modified-Since: never',
    'If-Range: "x"\r\nRange: bytes=0-0',
  ],
];
const partial: OddRequest[] = [
  ...[...ranges, 'lines=1-2'].flatMap((range) =>
    ['/', '/favicon.ico'].map((path) => withHeaders([200, 206, 416], path, `Range: ${range}`)),
  ),
  ...conditions.map((condition) => withHeaders([200, 206, 304, 412], '/', condition)),
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

const redirects: OddRequest[] = [
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
  { text: 'GET /\r\n\r\n', statuses: [...malformed, 200] },
  { text: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', statuses: [505, ...malformed] },
  { text: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', statuses: malformed },
  { text: '\r\n\r\n\r\n', statuses: malformed },
  { text: 'hello\r\n\r\n', statuses: malformed },
];

const bodies: OddRequest[] = [
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

export const oddRequests: readonly OddRequest[] = [
  ...[methods, negotiation, partial, lengths, hosts, bytes, redirects, versions, bodies, ownPages].flat(),
];
