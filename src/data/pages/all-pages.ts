/** Every page of the site, as data: both processes of a build derive them from only the sources. Pure. */
import { documentsOf } from '../../content/project';
import { links, type NavLink } from '../../nav';
import { paths } from '../../paths';
import { site } from '../../site';
import { authorsOf, documentPages, postEntries, taggedDocs, wholePages } from './content-pages';
import { movedPages } from './moved-pages';
import { isPublished, type BuiltPage } from './output';
import { releaseLists } from './release-pages';
import { breadcrumbs, sidebarTrees } from './sidebar-trees';
import { sitePage, type SitePage } from './site-page';
import type { SiteSource } from './site-source';

/** List the pages made from several files: those of APIs, of lists, of former addresses, and of the site as a whole. */
export function sharedPages(source: SiteSource): SitePage[] {
  const listed = [
    ...wholePages(source),
    ...releaseLists(postEntries(source.content), authorsOf(source.content), taggedDocs(source.content)),
    ...[...source.apiPages.values()].flat(),
  ];
  const pages = [
    ...listed,
    sitePage('Search', {
      path: paths.search,
      title: 'Search',
      description: `Find a page, an operation or a field in the documentation of ${site.organization}.`,
      groups: pageGroups(source, listed.filter(isPublished)),
    }),
  ];
  const taken = new Set([...pages.map(({ path }) => path), ...documentsOf(source.content).map(({ route }) => route)]);
  return [...pages, ...movedPages(source.content, taken)];
}

/** List every document and page by sidebar: its links, then what has no link in any; `main` takes what has no sidebar. */
function pageGroups(source: SiteSource, pages: readonly SitePage[]): { label: string; links: NavLink[] }[] {
  const trees = [...sidebarTrees(source)].filter(([id]) => !source.earlier.has(id));
  const linked = new Set(trees.flatMap(([, { items }]) => links(items)).map(({ path }) => path));
  const rest = [
    ...pages.map(({ path, title, sidebarId }) => ({ path, label: title, group: sidebarId ?? 'main' })),
    ...documentsOf(source.content).map(({ route, frontMatter }) => ({
      path: route,
      label: frontMatter.title,
      group: 'main',
    })),
  ].filter(({ path }) => !linked.has(path));
  return trees.map(([id, { label, items }]) => ({
    label,
    links: [...links(items), ...rest.filter(({ group }) => group === id).map(({ path, label }) => ({ path, label }))],
  }));
}

/** List all pages, by path, as the outputs describe them. */
export function builtPages(source: SiteSource): BuiltPage[] {
  const sidebars = sidebarTrees(source);
  return [...documentPages(source), ...sharedPages(source)]
    .map((page) => {
      const { type, path, title, description, sidebarId, earlier } = page;
      const sidebar = (sidebarId !== null && sidebars.get(sidebarId)) || null;
      return {
        type,
        path,
        title,
        description,
        breadcrumbs: breadcrumbs(page, sidebar),
        ...(earlier && { earlier }),
      };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
