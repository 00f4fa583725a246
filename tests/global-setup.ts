import { listenLocally } from '../scripts/lib/port';
import { createSiteServer, readBuildInfo } from '../scripts/site/serve';

/** Serve `public/` at a free port for the whole run, unless SITE_ORIGIN names a running server. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  const info = await readBuildInfo('public');
  if (!info) throw new Error('There is no built site in public/. Run `npm run build` first.');
  process.env.SITE_PREFIX ??= info.pathPrefix;
  process.env.SITE_URL_BUILT = info.siteUrl;
  if (process.env.SITE_ORIGIN) return undefined;
  const server = createSiteServer('public', { prefix: info.pathPrefix });
  process.env.SITE_ORIGIN = await listenLocally(server);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
