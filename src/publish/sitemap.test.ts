import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import robotsParser from 'robots-parser';
import { beforeAll, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { apiPages } from '../data/pages/api-pages';
import type { SiteSource } from '../data/pages/sources';
import { readFixture } from '../openapi/fixtures/read-fixture';
import { deployment, pageAt, readTestSite } from './feeds/fixtures/site';
import { modified, type BuiltPage } from '../data/pages/output';
import { robots, sitemap } from './sitemap';

let source: SiteSource;
let pages: BuiltPage[];
const schemaFile = path.join(
  path.dirname(createRequire(import.meta.url).resolve('sitemap/package.json')),
  'schema/sitemap.xsd',
);

beforeAll(async () => {
  ({ source, pages } = await readTestSite());
}, 60_000);

async function errors(xml: string): Promise<string[]> {
  const schema = { fileName: 'sitemap.xsd', contents: readFileSync(schemaFile, 'utf8') };
  return (await validateXML({ xml: { fileName: 'sitemap.xml', contents: xml }, schema })).errors.map(
    ({ message }) => message,
  );
}

it('follows the schema of sitemaps.org', async () => {
  const xml = String(sitemap(pages, source, deployment).content);
  expect(await errors(xml)).toEqual([]);
  expect(await errors(xml.replaceAll('<loc>', '<location>').replaceAll('</loc>', '</location>'))).not.toEqual([]);
});

it('lists each page that readers are led to, once', () => {
  const xml = String(sitemap(pages, source, { url: 'https://example.org', pathPrefix: '/club' }).content);
  const locations = [...xml.matchAll(/<loc>([^<]*)</g)].map(([, location]) => location);
  expect(new Set(locations).size).toBe(locations.length);
  expect(locations).toContain('https://example.org/club/docs/welcome/');
  expect(locations).toContain('https://example.org/club/docs/api/fcp-api/get-fbos/');
  expect(xml).not.toMatch(/404|get-fb-os|design|changes/);
  expect(locations).toHaveLength(pages.filter(({ type }) => !/^(NotFound|Moved|Design)$/.test(type)).length);
});

it('says when the source of a page changed, and nothing where that is unknown', () => {
  const updated = new Map([
    ['content/docs/welcome.mdx', '2025-01-02T03:04:05+00:00'],
    ['content/releases/fcp/1.0.mdx', '2025-03-04T00:00:00+00:00'],
    ['content/releases/fcp/1.1.mdx', '2025-08-01T00:00:00+02:00'],
    ['openapi/fcp-api.yaml', '2025-05-05T00:00:00Z'],
  ]);
  const date = (route: string) => modified(pageAt(pages, route), { ...source, updated });
  expect(date('/docs/welcome/')).toBe('2025-01-02T03:04:05+00:00');
  expect(date('/releases/fcp/1.1/')).toBe('2025-08-01T00:00:00+02:00');
  expect(date('/releases/')).toBe('2025-08-01T00:00:00+02:00');
  expect(date('/docs/api/fcp-api/get-fbo/')).toBe('2025-05-05T00:00:00Z');
  expect(date('/docs/api/internal-api/get-all/')).toBeUndefined();
  const xml = String(sitemap(pages, { ...source, updated }, deployment).content);
  expect(xml).toContain('/docs/welcome/</loc><lastmod>2025-01-02T03:04:05+00:00</lastmod>');
});

it('says of an API when the last of its files changed', async () => {
  const { api } = await readFixture('multi-file.yaml');
  if (!api) throw new Error('There is no model.');
  const updated = new Map([
    ['multi-file.yaml', '2025-05-05T00:00:00Z'],
    ['multi-file/pet.json', '2025-07-07T00:00:00Z'],
    ['multi-file/paths.yaml', '2025-06-06T00:00:00Z'],
  ]);
  const page = apiPages(api).find(({ type }) => type === 'ApiModel');
  expect(modified(page ?? {}, { updated })).toBe('2025-07-07T00:00:00Z');
});

it('lets robots read everything, and tells them of the sitemap', () => {
  const { content } = robots(deployment);
  const rules = robotsParser('https://docs.example.org/robots.txt', String(content));
  expect(rules.isAllowed('https://docs.example.org/docs/welcome/', 'AnyBot')).toBe(true);
  expect(rules.getSitemaps()).toEqual(['https://docs.example.org/sitemap.xml']);
});
