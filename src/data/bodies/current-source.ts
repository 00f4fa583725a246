/** The site's sources, for the hooks of Gatsby that run in one process. */
import { handedOver } from './companion';
import { readSite, type SiteSource } from '../pages/site-source';

/** True in the development server. */
export const isDevelopment = process.env.gatsby_executing_command === 'develop';

let source: Promise<SiteSource> | null = null;

/** Return the sources, read once a build; in develop they are read again after `forgetSource`. */
export function siteSource(): Promise<SiteSource> {
  source ??= isDevelopment
    ? readSite(process.cwd(), true)
    : handedOver().then((site) => site ?? readSite(process.cwd(), false));
  return source;
}

/** Have the next call of `siteSource` read the sources again. */
export function forgetSource(): void {
  source = null;
}

/** False for sources that were forgotten since `siteSource` returned them. */
export function isCurrent(given: Promise<SiteSource>): boolean {
  return source === given;
}
