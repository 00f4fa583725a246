import { readFileSync } from 'node:fs';

/** List the addresses of a sitemap. */
export const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)</g)].map(([, location = '']) => location);

/** List the paths of the built sitemap, below the prefix. */
export const sitemapPaths = () =>
  locations(readFileSync('public/sitemap.xml', 'utf8')).map((location) => new URL(location).pathname);
