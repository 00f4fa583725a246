import { links, sidebarLimit } from '../nav';
import { paths } from '../paths';
import type { Site } from '../data/pages/sources';
import type { Output } from '../data/pages/output';

/** Write the whole tree of each large sidebar; pages have only its current branch. */
export function sidebarFiles({ sidebars }: Pick<Site, 'sidebars'>): Output[] {
  return [...sidebars]
    .filter(([, { items }]) => links(items).length > sidebarLimit)
    .map(([id, { items }]) => ({ path: paths.sidebar(id), content: JSON.stringify(items) }));
}
