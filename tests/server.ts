/** Serve a built site to tests as hosts do: its release, compressed, with the headers that they send. */
import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { cacheForever, cacheNever, hashedFile, resourcePolicy, securityHeaders } from '../scripts/hosting/headers';
import { readBuildInfo, writeRelease } from '../scripts/hosting/dist';

/** Return the `Cache-Control` that hosts send with a file. @param file relative to the site's root */
export const cacheControl = (file: string) => (hashedFile.test(file) ? cacheForever : cacheNever);

/**
 * Write a release of a built site, and make a server of it that is not yet listening.
 * @param built the folder of the built site
 * @param release a folder for the release
 * @param quality of Brotli's compression, 0 to 11
 */
export async function createSiteServer(built: string, release: string, quality = 11): Promise<Server> {
  const { pathPrefix, scriptHashes } = await readBuildInfo(built);
  await writeRelease(built, release, { quality });
  const site = join(release, 'site');
  const headers = Object.entries(securityHeaders(scriptHashes, false));
  const notFound = readFileSync(join(site, '404.html'));
  const files = sirv(site, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: true,
    setHeaders(response, path) {
      response.setHeader('Cache-Control', cacheControl(path.slice(1)));
      response.setHeader('Cross-Origin-Resource-Policy', resourcePolicy(path.slice(1)));
    },
  });
  return createServer((request, response) => {
    const sendNotFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': cacheNever });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    };
    for (const [name, value] of headers) response.setHeader(name, value);
    const { url = '/' } = request;
    if (url !== pathPrefix && !url.startsWith(`${pathPrefix}/`)) return sendNotFound();
    request.url = url.slice(pathPrefix.length) || '/';
    files(request, response, sendNotFound);
  });
}
