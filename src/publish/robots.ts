import type { Deployment } from '../data/source/deployment';
import { absoluteUrl, type Output } from '../data/pages/output';

/** Write `robots.txt` (RFC 9309): everything may be crawled; the sitemap lists it. */
export function robots(deployment: Deployment): Output {
  return {
    path: '/robots.txt',
    content: `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(deployment, '/sitemap.xml')}\n`,
  };
}
