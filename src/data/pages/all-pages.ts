/** Every page of the site, as data: both processes of a build derive them from the sources alone. Pure. */
import { links } from '../../nav';
import { paths } from '../../paths';
import { site } from '../../site';
import { movedPages } from './api-pages';
import { authorsOf, documentPages, postEntries, wholePages } from './content-pages';
import type { BuiltPage } from './output';
import { releaseLists } from './release-pages';
import { breadcrumbs, sidebarTrees } from './sidebar-trees';
import { sitePage, type SitePage } from './site-page';
import type { SiteSource } from './site-source';

/** List the pages made from several files: those of APIs, of lists, and of the site as a whole. */
export function sharedPages(source: SiteSource): SitePage[] {
  return [
    ...wholePages(source),
    sitePage('Search', {
      path: paths.search,
      title: 'Search',
      description: `Find a page, an operation or a field in the documentation of ${site.organization}.`,
      groups: [...sidebarTrees(source).values()].map(({ label, items }) => ({ label, links: links(items) })),
    }),
    ...releaseLists(postEntries(source.content), authorsOf(source.content)),
    ...[...source.apis.values()].flatMap((api) => [...(source.apiPages.get(api.slug) ?? []), ...movedPages(api)]),
  ];
}

/** List all pages, by path, as the outputs describe them. */
export function builtPages(source: SiteSource): BuiltPage[] {
  const sidebars = sidebarTrees(source);
  return [...documentPages(source), ...sharedPages(source)]
    .map((page) => {
      const { type, path, title, description, sidebarId } = page;
      const sidebar = (sidebarId !== null && sidebars.get(sidebarId)) || null;
      return { type, path, title, description, breadcrumbs: breadcrumbs(page, sidebar) };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
