import type { Deployment } from '../data/source/deployment';
import type { SiteSource } from '../data/pages/sources';
import { sitemapPath } from '../paths';
import { absoluteUrl, isPublished, modified, type BuiltPage, type Output } from '../data/pages/output';
import { escapeXml } from '../openapi/examples/xml';

/** Write `sitemap.xml`: every published page, with the date of its source's last change. */
export function sitemap(pages: readonly BuiltPage[], source: SiteSource, deployment: Deployment): Output {
  const urls = pages.filter(isPublished).map((page) => {
    const date = modified(page, source);
    const lastmod = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
    return `<url><loc>${escapeXml(absoluteUrl(deployment, encodeURI(page.path)))}</loc>${lastmod}</url>`;
  });
  return {
    path: sitemapPath,
    content: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls.sort(),
      '</urlset>\n',
    ].join('\n'),
  };
}

/** Write `robots.txt` (RFC 9309), which allows everything and names the sitemap. */
export function robots(deployment: Deployment): Output {
  return {
    path: '/robots.txt',
    content: `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(deployment, '/sitemap.xml')}\n`,
  };
}
