/** Requests byte by byte, as no client of HTTP would send them. */
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface RawResponse {
  status: number;
  /** By lower-case name; a header that comes twice has two values. */
  headers: Map<string, string[]>;
  /** Unpacked. */
  body: Buffer;
}

/** Joins the chunks of a body (RFC 9112, 7.1). */
function joinChunks(bytes: Buffer): Buffer {
  const end = bytes.indexOf('\r\n');
  const size = parseInt(bytes.subarray(0, end).toString('latin1'), 16);
  const start = end + 2;
  return size > 0
    ? Buffer.concat([bytes.subarray(start, start + size), joinChunks(bytes.subarray(start + size + 2))])
    : Buffer.alloc(0);
}

function parse(bytes: Buffer): RawResponse | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, Math.max(end, 0)).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/\d\.\d (\d{3})/.exec(first)?.[1] ?? 0);
  // An interim response (RFC 9110, 15.2) is not the final one.
  if (status >= 100 && status < 200) return parse(bytes.subarray(end + 4));
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+): *(.*)$/.exec(line) ?? [];
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), value]);
  }
  const encoding = headers.get('content-encoding')?.[0];
  const rest = bytes.subarray(end + 4);
  const body = headers.has('transfer-encoding') ? joinChunks(rest) : rest;
  if (!status) return undefined;
  const isWhole = body.length > 0 && !headers.has('content-range');
  const unpack = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : (whole: Buffer) => whole;
  return { status, headers, body: isWhole ? unpack(body) : body };
}

/** Sends bytes and resolves, once the server closes the connection, with its response; undefined: it sent none. */
export function sendRaw(origin: string, request: string): Promise<RawResponse | undefined> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(request, 'latin1'));
    const done = () => resolve(parse(Buffer.concat(chunks)));
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that waits for more of a broken request responds when there is no more to come.
    socket.setTimeout(4000, () => socket.end());
    socket.on('close', done);
    socket.on('error', done);
  });
}
