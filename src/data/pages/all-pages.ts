/** Build a plain object for each page of the site. Pure. */
import { documentsOf } from '../../content/project';
import { links, type NavLink } from '../../nav';
import { paths } from '../../paths';
import { site } from '../../site';
import { documentPages, wholePages } from './content-pages';
import { movedPages } from './moved-pages';
import { isPublished, type BuiltPage } from './output';
import { releaseLists } from './release-pages';
import { breadcrumbs, sidebarTrees, type SidebarTree } from './sidebar-trees';
import { sitePage, type SitePage } from './site-page';
import type { Site, Sources } from './sources';

/** Make every page: of documents, APIs, lists, former addresses, and of the site itself. */
export function withPages(sources: Sources): Site {
  const sidebars = sidebarTrees(sources);
  const own = ownPages(sources);
  const ofApis = [...sources.apiPages.values()].flat();
  const groups = pageGroups(sources, sidebars, [...own, ...ofApis].filter(isPublished));
  const pages = [...documentPages(sources), ...own, ...ofApis].map((page) =>
    page.type === 'Search' ? { ...page, groups } : page,
  );
  const moved = movedPages(sources.content, new Set(pages.map(({ path }) => path)));
  return { ...sources, sidebars, pages: [...pages, ...moved] };
}

/** List the pages of the site itself, which no document and no specification makes. No document may take their addresses. */
export function ownPages(sources: Sources): SitePage[] {
  return [
    ...wholePages(sources),
    ...releaseLists(sources.content),
    sitePage('Search', {
      path: paths.search,
      title: 'Search',
      description: `Find a page, an operation or a field in the documentation of ${site.organization}.`,
    }),
  ];
}

/**
 * List every document and page by sidebar: home, the sidebar's links, then pages that no link names. Pages without a sidebar are
 * in `main`.
 */
function pageGroups(
  { content, earlier }: Sources,
  sidebars: ReadonlyMap<string, SidebarTree>,
  pages: readonly SitePage[],
): { label: string; links: NavLink[] }[] {
  const trees = [...sidebars].filter(([id]) => !earlier.has(id));
  const linked = new Set(trees.flatMap(([, { items }]) => links(items)).map(({ path }) => path));
  const rest = [
    ...pages.map(({ path, title, sidebarId }) => ({ path, label: title, group: sidebarId ?? 'main' })),
    ...documentsOf(content).map(({ route, frontMatter }) => ({
      path: route,
      label: frontMatter.title,
      group: 'main',
    })),
  ].filter(({ path }) => !linked.has(path) && path !== paths.search);
  const isHome = ({ path }: NavLink) => Number(path === paths.home);
  return trees.map(([id, { label, items }]) => ({
    label,
    links: [
      ...links(items),
      ...rest.filter(({ group }) => group === id).map(({ path, label }) => ({ path, label })),
    ].sort((a, b) => isHome(b) - isHome(a)),
  }));
}

/** List all pages, by path, as the outputs describe them. */
export function builtPages({ pages, sidebars }: Pick<Site, 'pages' | 'sidebars'>): BuiltPage[] {
  return pages
    .map((page) => ({ ...page, breadcrumbs: breadcrumbs(page, sidebars) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
