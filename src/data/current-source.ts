/** The site's sources, for the hooks of Gatsby. */
import { readApis, type Apis } from './source/apis';
import { lastUpdated } from './source/last-updated';
import { readSite, type SiteSource } from './pages/site-source';

/** True in the development server. */
export const isDevelopment = process.env.gatsby_executing_command === 'develop';

let site: Promise<SiteSource> | null = null;
let apis: Promise<Apis> | null = null;

/** Return the sources, read once; in development they are read again after `forgetSource`. */
export function siteSource(): Promise<SiteSource> {
  site ??= readSite(process.cwd(), isDevelopment);
  return site;
}

/** Return the APIs. Gatsby's workers, which run the queries of a build, read nothing else. */
export function siteApis(): Promise<Apis> {
  if (site) return site;
  apis ??= readApis(process.cwd(), lastUpdated(process.cwd()));
  return apis;
}

/** Have the next call of `siteSource` read the sources again. */
export function forgetSource(): void {
  site = null;
}

/** False for sources that were forgotten since `siteSource` returned them. */
export function isCurrent(given: Promise<SiteSource>): boolean {
  return site === given;
}
