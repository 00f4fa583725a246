/** `npm run serve`: the built site of `public/` at http://localhost:9000, or at PORT. */
import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, posix } from 'node:path';
import type { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { servedFile } from '../src/served-file';
import type { BuildInfo } from './build';
import { contentType, isText } from './hosting/content-types';
import { cacheControl, cacheForever, cacheNever, securityHeaders } from './hosting/headers';
import { listFiles } from './lib/mirror';
import { readPort, takenPort } from './lib/port';

type Encoding = 'br' | 'gzip' | 'identity';

interface Asset {
  type: string;
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

/** One release of the site: the list of its files, and those that were asked for, in memory. */
interface Release {
  folder: string;
  files: ReadonlySet<string>;
  /** Of every response. */
  headers: Record<string, string>;
  assets: Map<string, Promise<Asset>>;
}

async function openRelease(folder: string): Promise<Release> {
  const files = listFiles(folder);
  const info = await readBuildInfo(folder);
  return {
    folder,
    files: new Set(files),
    headers: securityHeaders(info?.scriptHashes ?? [], false),
    assets: new Map(),
  };
}

async function loadAsset(folder: string, file: string): Promise<Asset> {
  const identity = await readFile(join(folder, file));
  return {
    type: contentType(file),
    // Weak: the bytes differ by encoding, the content does not.
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { identity },
  };
}

/** The best encoding that the reader accepts. RFC 9110, 12.5.3; a weight of 0 means "not this one". */
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    )
    .filter(([, weight = '1']) => Number(weight) > 0)
    .map(([name]) => name);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
}

async function encode(asset: Asset, encoding: Encoding): Promise<Buffer> {
  const { identity } = asset.bodies;
  const body =
    asset.bodies[encoding] ??
    (encoding === 'br' ? await promisify(brotliCompress)(identity) : await promisify(gzip)(identity));
  asset.bodies[encoding] = body;
  return body;
}

/**
 * The decoded path of a request below the prefix, without dots (RFC 3986, 5.2.4) and with each double slash as one, as
 * nginx and Caddy have it; undefined where it lies outside or is malformed.
 */
export function sitePath(url: string, prefix: string): string | undefined {
  try {
    const path = posix.normalize(decodeURIComponent(url.replace(/[?#].*$/s, '')));
    if (path === prefix) return '/';
    return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A server of the site in a folder, not yet listening. Replacing the folder's link by another release takes effect
 * with the next request, as a whole.
 * @param options.prefix empty, or `/prefix`: the path that the site was built for
 * @param options.foreignAssets the files with a hash in their name, of a site that another generator made: it is served
 * without this site's policy
 */
export function createSiteServer(
  folder: string,
  { prefix = '', foreignAssets }: { prefix?: string; foreignAssets?: RegExp } = {},
): Server {
  let release: Promise<Release> | undefined;
  let releaseFolder = '';

  async function currentRelease(): Promise<Release> {
    const real = await realpath(folder);
    if (!release || real !== releaseFolder) {
      releaseFolder = real;
      release = openRelease(real);
    }
    return release;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { folder: releaseRoot, files, headers, assets } = await currentRelease();
    if (!foreignAssets) for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const path = sitePath(request.url ?? '/', prefix);
    const found = path === undefined || path === '/404.html' ? undefined : servedFile(path, files);
    const file = found ?? (files.has('404.html') ? '404.html' : undefined);
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
      return;
    }
    const loading = assets.get(file) ?? loadAsset(releaseRoot, file);
    assets.set(file, loading);
    const asset = await loading;
    const canCompress = isText(asset.type);
    response.setHeader(
      'Cache-Control',
      foreignAssets?.test(file) ? cacheForever : found ? cacheControl(file) : cacheNever,
    );
    if (canCompress) response.setHeader('Vary', 'Accept-Encoding');
    if (found) {
      response.setHeader('ETag', asset.etag);
      const known = (request.headers['if-none-match'] ?? '').split(/\s*,\s*/);
      if (known.includes(asset.etag) || known.includes('*')) {
        response.writeHead(304).end();
        return;
      }
    }
    const encoding = canCompress ? negotiateEncoding(request.headers['accept-encoding']?.toString()) : 'identity';
    const body = await encode(asset, encoding);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.writeHead(found ? 200 : 404, { 'Content-Type': asset.type, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('The site could not be read.\n');
    });
  });
  return server.on('clientError', refuse);
}

/** Says why a request was not one of HTTP: Node closes the connection without a word. */
function refuse({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || code === 'ECONNRESET') return;
  const reason = code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  socket.end(`HTTP/1.1 ${reason}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${reason}\n`);
}

/** What a built site says about itself; undefined where there is none. */
export async function readBuildInfo(folder: string): Promise<BuildInfo | undefined> {
  const text = await readFile(join(folder, 'build-info.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as BuildInfo);
}

/** Serves `public/` until the process is told to stop. Resolves with the exit code. */
export async function serveSite(folder: string, port: number, print: (line: string) => void): Promise<number> {
  const info = await readBuildInfo(folder);
  if (!info) {
    print('There is no built site in public/. Run `npm run build` first, or `npm start` for both.');
    return 1;
  }
  const server = createSiteServer(folder, { prefix: info.pathPrefix });
  return new Promise((resolve) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      print(
        error.code === 'EADDRINUSE' ? takenPort(port) : `The site cannot be served at port ${port}: ${error.message}`,
      );
      resolve(1);
    });
    server.listen(port, () => print(`The site is at http://localhost:${port}${info.pathPrefix}/ (Ctrl+C stops it)`));
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        server.close(() => resolve(0));
        server.closeAllConnections();
      });
  });
}

export async function main(): Promise<number> {
  const print = (line: string) => console.log(line);
  try {
    return await serveSite(join(process.cwd(), 'public'), readPort(process.env.PORT, 9000), print);
  } catch (error) {
    print((error as Error).message);
    return 1;
  }
}
