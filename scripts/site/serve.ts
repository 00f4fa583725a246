/**
 * `npm run serve`: the built site of `public/` at http://localhost:9000, or at PORT; only for this machine, unless HOST is an
 * address that others reach, or 0.0.0.0 for all.
 */
import { readFile, realpath } from 'node:fs/promises';
import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, posix } from 'node:path';
import type { Duplex } from 'node:stream';
import { paths } from '../../src/paths';
import { servedFile } from '../../src/served-file';
import type { BuildInfo } from './build';
import { encodeFor, loadAsset, type Asset } from '../hosting/assets';
import { contentType, isText } from '../hosting/content-types';
import {
  acceptsMarkdown,
  cacheControl,
  cacheForever,
  cacheNever,
  links,
  methods,
  pageVary,
  resourcePolicy,
  securityHeaders,
  hostFile,
} from '../hosting/headers';
import { redirectTarget } from '../hosting/hosted-site';
import { listFiles } from '../lib/mirror';
import { readPort, takenPort } from '../lib/port';

const notFoundPage = paths.notFound.slice(1);
const refusedPage = paths.refused.slice(1);
/** RFC 9112, 3.2: only the first version of HTTP has no `Host`. */
const isAddressed = ({ headers, httpVersion }: IncomingMessage) => headers.host !== undefined || httpVersion === '1.0';
const isRead = ({ method }: IncomingMessage) => methods.some((one) => one === method);

/** One release of the site: the list of its files, and requested ones in memory. */
interface Release {
  folder: string;
  files: ReadonlySet<string>;
  /** Headers of every response. */
  headers: Record<string, string>;
  /** Moved addresses with their targets, both without the prefix. */
  moved: Readonly<Record<string, string>>;
  assets: Map<string, Promise<Asset>>;
}

async function openRelease(folder: string): Promise<Release> {
  const files = listFiles(folder);
  const info = await readBuildInfo(folder);
  return {
    folder,
    files: new Set(files),
    headers: securityHeaders(info?.scriptHashes ?? [], false),
    moved: info?.moved ?? {},
    assets: new Map(),
  };
}

/**
 * Return the decoded path of a request below the prefix, without dots (RFC 3986, 5.2.4) and with double slashes merged, as
 * in nginx; undefined if it is outside or malformed.
 */
export function sitePath(url: string, prefix: string): string | undefined {
  try {
    // A proxy may send the absolute address (RFC 9112, 3.2.2).
    const own = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
    const path = posix.normalize(decodeURIComponent(own) || '/');
    if (path === prefix) return '/';
    return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Create a server of the site in a folder, not yet listening. When the folder's link is replaced, the next request gets the new
 * release as a whole.
 * @param options.prefix empty, or `/prefix`: the path that the site was built for
 * @param options.foreignAssets matches hashed files of a site that another generator made: that site is served without this
 * site's policy
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
    const { folder: releaseRoot, files, headers, moved, assets } = await currentRelease();
    if (!foreignAssets) for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const location = isAddressed(request) && isRead(request) ? redirect(request, moved) : undefined;
    if (location !== undefined) {
      response.writeHead(301, { Location: location, 'Cache-Control': cacheNever }).end();
      return;
    }
    const found = isAddressed(request) && isRead(request) ? findFile(request, files) : undefined;
    const status = !isAddressed(request) ? 400 : !isRead(request) ? 405 : found ? 200 : 404;
    if (status === 405) response.setHeader('Allow', methods.join(', '));
    // Drop the rest of such a request.
    if (status === 405) response.setHeader('Connection', 'close');
    const answerTo = status === 404 ? notFoundPage : refusedPage;
    const file = found?.file ?? (files.has(answerTo) ? answerTo : undefined);
    if (!file) {
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${STATUS_CODES[status]}\n`);
      return;
    }
    const loading = assets.get(file) ?? loadAsset(releaseRoot, file);
    assets.set(file, loading);
    const asset = await loading;
    response.setHeader(
      'Cache-Control',
      foreignAssets?.test(file) ? cacheForever : found ? cacheControl(file) : cacheNever,
    );
    const link = links[file];
    if (link) response.setHeader('Link', link);
    if (!foreignAssets) response.setHeader('Cross-Origin-Resource-Policy', resourcePolicy(file));
    if (isText(asset.type)) response.setHeader('Vary', found?.isPage ? pageVary : 'Accept-Encoding');
    if (found) {
      response.setHeader('ETag', asset.etag);
      const known = (request.headers['if-none-match'] ?? '').split(/\s*,\s*/);
      if (known.includes(asset.etag) || known.includes('*')) {
        response.writeHead(304).end();
        return;
      }
    }
    const { encoding, body } = await encodeFor(asset, request.headers['accept-encoding']?.toString());
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.writeHead(status, { 'Content-Type': asset.type, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  /** Return the target of a moved address, with the query; undefined for any other address. */
  function redirect({ url = '/' }: IncomingMessage, moved: Release['moved']): string | undefined {
    const path = sitePath(url, prefix)?.replace(/\/?$/, '/') ?? '';
    const target = Object.hasOwn(moved, path) ? moved[path] : undefined;
    return target === undefined ? undefined : redirectTarget(prefix, target, /\?[^#]*/.exec(url)?.[0] ?? '');
  }

  /** Find the file of a path; for a page, its Markdown if requested. */
  function findFile({ url = '/', headers }: IncomingMessage, files: ReadonlySet<string>) {
    const path = sitePath(url, prefix);
    const file = path === undefined ? undefined : servedFile(path, files);
    if (!file || file === notFoundPage || file === refusedPage || hostFile.test(file)) return undefined;
    const isPage = file.endsWith('index.html') && !path?.endsWith('.html');
    const markdown = file.replace(/html$/, 'md');
    const isMarkdown = isPage && acceptsMarkdown.test(headers.accept ?? '') && files.has(markdown);
    return { file: isMarkdown ? markdown : file, isPage };
  }

  /** Respond to a request that is not HTTP with the reason, where Node would silently close the connection. */
  async function refuse({ code }: NodeJS.ErrnoException, socket: Duplex): Promise<void> {
    if (!socket.writable || code === 'ECONNRESET') return;
    const reason = code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
    const { folder: releaseRoot, files, headers } = await currentRelease();
    const page = files.has(refusedPage) ? await readFile(join(releaseRoot, refusedPage)) : `${reason}\n`;
    const type = contentType(typeof page === 'string' ? 'a.txt' : refusedPage);
    const lines = Object.entries({
      ...headers,
      Connection: 'close',
      'Cache-Control': cacheNever,
      'Content-Type': type,
    });
    socket.write(`HTTP/1.1 ${reason}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
    socket.end(page);
  }

  const server = createServer({ requireHostHeader: false }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('The site could not be read.\n');
    });
  });
  const close = (error: NodeJS.ErrnoException, socket: Duplex) => {
    refuse(error, socket).catch(() => socket.destroy());
  };
  // Without a listener for CONNECT, Node closes the connection; refuse it like any other method.
  return server.on('clientError', close).on('connect', (_, socket: Duplex) => close(new Error('no tunnels'), socket));
}

/** Read a built site's own facts; undefined for none. */
export async function readBuildInfo(folder: string): Promise<BuildInfo | undefined> {
  const text = await readFile(join(folder, 'build-info.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as BuildInfo);
}

/** Read the address to listen at: HOST and PORT, or this machine only, at 9000. @throws an Error that shows a malformed PORT */
export function readPlace({ HOST, PORT }: NodeJS.ProcessEnv): { host: string; port: number } {
  return { host: HOST || '127.0.0.1', port: readPort(PORT, 9000) };
}

/** Serve `public/` until the process is told to stop. Resolves with the exit code. */
export async function serveSite(
  folder: string,
  { host, port }: { host: string; port: number },
  print: (line: string) => void,
): Promise<number> {
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
    const name = host === '127.0.0.1' ? 'localhost' : host;
    server.listen(port, host, () =>
      print(`The site is at http://${name}:${port}${info.pathPrefix}/ (Ctrl+C stops it)`),
    );
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        server.close(() => resolve(0));
        server.closeAllConnections();
      });
  });
}

export const options = [];

export async function main(): Promise<number> {
  const print = (line: string) => console.log(line);
  try {
    return await serveSite(join(process.cwd(), 'public'), readPlace(process.env), print);
  } catch (error) {
    print((error as Error).message);
    return 1;
  }
}
