/** Write the files that programs look for at well-known addresses (RFC 8615). Pure. */
import type { Api } from '../openapi/model/model';
import type { Deployment } from '../data/source/deployment';
import { securityEnd } from '../data/source/security-end';
import type { SiteSource } from '../data/pages/sources';
import { absoluteUrl, type Output } from '../data/pages/output';
import { paths } from '../paths';
import { site } from '../site';

/**
 * Write `/.well-known/api-catalog` (RFC 9727) and `security.txt` (RFC 9116), with what the site's own data says and no more.
 * None below a path prefix: only the root of a host is looked at.
 */
export function wellKnown({ apis, updated }: SiteSource, deployment: Deployment): Output[] {
  if (deployment.pathPrefix !== '') return [];
  const catalog = {
    path: paths.apiCatalog,
    content: `${JSON.stringify(apiCatalog([...apis.values()], deployment), null, 1)}\n`,
  };
  const text = securityText(updated, deployment);
  return text === undefined ? [catalog] : [catalog, { path: '/.well-known/security.txt', content: text }];
}

/** Describe the APIs as a link set (RFC 9264): its server, its contract, and its pages for people. */
function apiCatalog(apis: readonly Api[], deployment: Deployment) {
  const url = (path: string) => absoluteUrl(deployment, path);
  const entries = apis.map(({ slug, title, servers }) => {
    const page = url(paths.api(slug));
    return {
      anchor: servers.find((server) => /^https?:\/\/[^{]*$/.test(server.url))?.url ?? page,
      'service-desc': [{ href: url(paths.specification(slug, 'yaml')), type: 'application/yaml', title }],
      'service-doc': [{ href: page, type: 'text/html', title }],
    };
  });
  return {
    linkset: [{ anchor: url(paths.apiCatalog), item: entries.map(({ anchor }) => ({ href: anchor })) }, ...entries],
  };
}

function securityText(updated: SiteSource['updated'], deployment: Deployment): string | undefined {
  const expires = securityEnd(updated);
  if (!expires) return undefined;
  const { url, branch } = site.repository;
  return [
    `Contact: ${url}/security/advisories/new`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${absoluteUrl(deployment, '/.well-known/security.txt')}`,
    `Policy: ${url}/blob/${branch}/SECURITY.md`,
    '',
  ].join('\n');
}
