import { links, sidebarLimit } from '../nav';
import { paths } from '../paths';
import { sidebarTrees, type SidebarSource } from '../data/pages/sidebar-trees';
import type { Output } from '../data/pages/output';

/** Write the whole tree of each large sidebar; pages have only its current branch. */
export function sidebars(site: SidebarSource): Output[] {
  return [...sidebarTrees(site)]
    .filter(([, { items }]) => links(items).length > sidebarLimit)
    .map(([id, { items }]) => ({ path: paths.sidebar(id), content: JSON.stringify(items) }));
}
