import { beforeAll, expect, it } from 'vitest';
import type { SiteSource } from '../data/pages/sources';
import { site } from '../site';
import { deployment, readTestSite } from './feeds/fixtures/site';
import { specifications } from './specifications/specifications';
import { wellKnown } from './well-known';

let source: SiteSource;
beforeAll(async () => {
  ({ source } = await readTestSite());
}, 60_000);

const read = (path: string, from = source) =>
  wellKnown(from, deployment)
    .find((output) => output.path === `/.well-known/${path}`)
    ?.content.toString();

it('lists each API with where it answers, its contract and its pages', async () => {
  const { linkset } = JSON.parse(read('api-catalog') ?? '') as { linkset: Record<string, { href: string }[]>[] };
  const [catalog, ...apis] = linkset;
  expect(catalog?.anchor).toBe('https://docs.example.org/.well-known/api-catalog');
  expect(catalog?.item).toEqual(apis.map(({ anchor }) => ({ href: anchor })));
  expect(apis).toHaveLength(source.apis.size);
  const written = await Promise.all([...source.apis.values()].map((api) => specifications(api, process.cwd())));
  const addresses = written.flat().map(({ path }) => deployment.url + path);
  for (const api of apis) {
    expect(api.anchor).toMatch(/^https:\/\//);
    expect(addresses).toContain(api['service-desc']?.[0]?.href);
    expect(api['service-doc']?.[0]?.href).toMatch(/^https:\/\/docs\.example\.org\/docs\/api\/[a-z-]+\/$/);
  }
});

it('says where to report a hole, for less than a year after the last change', () => {
  const text = read('security.txt', {
    ...source,
    updated: new Map([
      ['a.mdx', '2030-01-01T00:00:00Z'],
      ['b.mdx', '2029-01-01T00:00:00Z'],
    ]),
  });
  const fields = new Map(
    text
      ?.trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy']);
  expect(fields.get('Expires')).toBe('2030-12-27T00:00:00.000Z');
  expect(fields.get('Contact')).toBe(`${site.repository.url}/security/advisories/new`);
});

it('has none where nobody looks, and no date that nobody knows', () => {
  expect(wellKnown(source, { ...deployment, pathPrefix: '/club' })).toEqual([]);
  expect(read('security.txt', { ...source, updated: new Map() })).toBeUndefined();
});
