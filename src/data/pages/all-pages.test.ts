import { expect, it } from 'vitest';
import { paths } from '../../paths';
import { readTestSite } from '../../publish/feeds/fixtures/site';
import { isPublished } from './output';

it('lists every published page once on the page of search', async () => {
  const { source, pages } = await readTestSite();
  const published = pages.filter((page) => isPublished(page) && page.path !== paths.search).map(({ path }) => path);
  const { groups } = source.pages.find(({ type }) => type === 'Search') as unknown as {
    groups: { label: string; links: { label: string; path: string }[] }[];
  };
  expect(groups.map(({ label }) => label)).toEqual([
    ...['Documentation', 'Releases', 'Flight Crew Portal API', 'Discord Bot API'],
  ]);
  expect(groups[0]?.links[0]).toEqual({ label: 'Home', path: paths.home });
  expect(groups.flatMap(({ links }) => links.map(({ path }) => path)).sort()).toEqual(published.sort());
}, 60_000);
