import { listenLocally } from './ports';
import { readBuildInfo } from '../scripts/hosting/dist';
import { createSiteServer } from './server';

/** Serve `public/` at a free port for the whole run, unless SITE_ORIGIN names a running server. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  const info = await readBuildInfo('public');
  process.env.SITE_PREFIX ??= info.pathPrefix;
  process.env.SITE_URL_BUILT = info.siteUrl;
  if (process.env.SITE_ORIGIN) return undefined;
  const server = await createSiteServer('public', '.build/served');
  process.env.SITE_ORIGIN = await listenLocally(server);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
