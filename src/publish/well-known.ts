/** Write the file that programs look for at a well-known address (RFC 8615). Pure. */
import type { Deployment } from '../data/source/deployment';
import type { SiteSource } from '../data/pages/sources';
import { absoluteUrl, type Output } from '../data/pages/output';
import { site } from '../site';

/** RFC 9116, 2.5.5 advises less than a year. */
const validMs = 360 * 24 * 60 * 60 * 1000;

/**
 * Write `security.txt` (RFC 9116). It runs out some time after the last change of any source, so there is none where nobody knows
 * that day, and none below a path prefix: only the root of a host is looked at.
 */
export function wellKnown({ updated }: Pick<SiteSource, 'updated'>, deployment: Deployment): Output[] {
  if (deployment.pathPrefix !== '' || updated.size === 0) return [];
  const path = '/.well-known/security.txt';
  const expires = new Date(Math.max(...[...updated.values()].map((date) => Date.parse(date))) + validMs);
  const { url, branch } = site.repository;
  const content = [
    `Contact: ${url}/security/advisories/new`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${absoluteUrl(deployment, path)}`,
    `Policy: ${url}/blob/${branch}/SECURITY.md`,
    '',
  ].join('\n');
  return [{ path, content }];
}
