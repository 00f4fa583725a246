/** What the site is made from, for the hooks of Gatsby that run in one process. */
import { handedOver } from './companion';
import { readSite, type SiteSource } from '../pages/site-source';

/** True in the development server. */
export const isDevelopment = process.env.gatsby_executing_command === 'develop';

let source: Promise<SiteSource> | null = null;

/** The sources; read once a build, and in develop again after `forgetSource`. */
export function siteSource(): Promise<SiteSource> {
  source ??= isDevelopment
    ? readSite(process.cwd(), true)
    : handedOver().then((site) => site ?? readSite(process.cwd(), false));
  return source;
}

/** Has the sources read again when they are asked for next. */
export function forgetSource(): void {
  source = null;
}

/** False once the sources were forgotten that `siteSource` gave. */
export function isCurrent(given: Promise<SiteSource>): boolean {
  return source === given;
}
