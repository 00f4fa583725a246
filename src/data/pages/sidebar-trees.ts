import { categoriesOf, neighbours, prune, type NavItem, type PruneOptions } from '../../nav';
import { paths } from '../../paths';
import { isEarlier } from '../../openapi/versions/earlier';
import { withEarlier } from '../source/apis';
import { apiSidebar } from './api-pages';
import { docsSidebar } from './content-pages';
import { releasesSidebar } from './release-pages';
import type { PageFields } from './site-page';
import type { Sources } from './sources';

/** A complete sidebar, and how much of it each page carries. */
export interface SidebarTree extends PruneOptions {
  items: NavItem[];
}

/** Build the sidebars of the site, by their ids. */
export function sidebarTrees({ apis, earlier, histories, content }: Sources): Map<string, SidebarTree> {
  return new Map([
    ['main', { label: 'Documentation', index: paths.docs, span: 16, items: docsSidebar(content) }],
    ['releases', { label: 'Releases', index: paths.archive, span: 16, items: releasesSidebar(content) }],
    ...[...withEarlier({ apis, earlier }).values()].map((api): [string, SidebarTree] => [
      api.slug,
      {
        label: isEarlier(api) ? `${api.title} ${api.version}` : api.title,
        index: paths.api(api.slug),
        span: 24,
        items: apiSidebar(api, histories.get(api.slug)),
      },
    ]),
  ]);
}

type Place = Pick<PageFields, 'path' | 'sidebarId' | 'trail'>;
type Trees = ReadonlyMap<string, SidebarTree>;

/** List a page's ancestors: its own trail, then the categories of its sidebar. */
export function breadcrumbs({ trail, path, sidebarId }: Place, sidebars: Trees) {
  const categories = categoriesOf(sidebars.get(sidebarId ?? '')?.items ?? [], path);
  return [...trail, ...categories.map(({ label, path: page }) => ({ label, path: page }))];
}

/** Make the fields that depend on other pages: breadcrumbs, the page's part of the sidebar, previous and next. */
export function frameFields(page: Place, sidebars: Trees) {
  const { path, sidebarId } = page;
  const tree = sidebars.get(sidebarId ?? '');
  return {
    breadcrumbs: breadcrumbs(page, sidebars),
    sidebar: tree ? { id: sidebarId, label: tree.label, items: prune(tree.items, path, tree) } : null,
    ...neighbours(tree?.items ?? [], path),
  };
}
