import { expect, it } from 'vitest';
import { paths } from '../../paths';
import { deployment, readTestSite } from '../../publish/feeds/fixtures/site';
import { markdownPages } from '../../publish/markdown/markdown-pages';
import { isPublished, type Output } from './output';

it('lists every published page once on the page of search, as its Markdown does', async () => {
  const { source, pages } = await readTestSite();
  const published = pages.filter((page) => isPublished(page) && page.path !== paths.search).map(({ path }) => path);
  const { groups } = source.pages.find(({ type }) => type === 'Search') as unknown as {
    groups: { label: string; links: { label: string; path: string }[] }[];
  };
  expect(groups.map(({ label }) => label)).toEqual([
    ...['Documentation', 'Releases', 'Flight Crew Portal API', 'Discord Bot API'],
  ]);
  expect(groups.flatMap(({ links }) => links.map(({ path }) => path)).sort()).toEqual(published.sort());

  const twin = (one: Output) => one.path === paths.markdown(paths.search);
  const text = String(markdownPages(pages, source, deployment).find(twin)?.content);
  const listed = [...text.matchAll(/^- \[.*\]\(https:\/\/docs\.example\.org(\/.*)\): /gm)].map(([, path]) => path);
  expect(listed.sort()).toEqual(published);
}, 60_000);
