import { links, sidebarLimit } from '../nav';
import { paths } from '../paths';
import { sidebarTrees } from '../data/pages/sidebar-trees';
import type { SiteSource } from '../data/pages/site-source';
import type { Output } from '../data/pages/output';

/** Write the whole tree of each sidebar of which pages carry only the current branch. */
export function sidebars(site: Pick<SiteSource, 'apis' | 'histories' | 'content'>): Output[] {
  return [...sidebarTrees(site)]
    .filter(([, { items }]) => links(items).length > sidebarLimit)
    .map(([id, { items }]) => ({ path: paths.sidebar(id), content: JSON.stringify(items) }));
}
