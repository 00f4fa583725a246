/** Every page of the site, as data: both processes of a build derive them from only the sources. Pure. */
import { documentsOf } from '../../content/project';
import { links } from '../../nav';
import { paths } from '../../paths';
import { site } from '../../site';
import { authorsOf, documentPages, postEntries, taggedDocs, wholePages } from './content-pages';
import { movedPages } from './moved-pages';
import type { BuiltPage } from './output';
import { releaseLists } from './release-pages';
import { breadcrumbs, sidebarTrees } from './sidebar-trees';
import { sitePage, type SitePage } from './site-page';
import type { SiteSource } from './site-source';

/** List the pages made from several files: those of APIs, of lists, of former addresses, and of the site as a whole. */
export function sharedPages(source: SiteSource): SitePage[] {
  const pages = [
    ...wholePages(source),
    sitePage('Search', {
      path: paths.search,
      title: 'Search',
      description: `Find a page, an operation or a field in the documentation of ${site.organization}.`,
      groups: [...sidebarTrees(source)].flatMap(([id, { label, items }]) =>
        source.earlier.has(id) ? [] : { label, links: links(items) },
      ),
    }),
    ...releaseLists(postEntries(source.content), authorsOf(source.content), taggedDocs(source.content)),
    ...[...source.apiPages.values()].flat(),
  ];
  const taken = new Set([...pages.map(({ path }) => path), ...documentsOf(source.content).map(({ route }) => route)]);
  return [...pages, ...movedPages(source.content, taken)];
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
