import { links, sidebarLimit, type NavItem } from '../../nav';
import { paths } from '../../paths';
import { apiSidebar } from '../api-nodes';
import { docsSidebar, postEntries } from '../content-nodes';
import { releasesSidebar } from '../release-nodes';
import type { SiteSource } from '../site-source';
import type { Output } from './output';

/** The whole tree of each sidebar of which pages carry the current branch alone. */
export function sidebars({ apis, content }: Pick<SiteSource, 'apis' | 'content'>): Output[] {
  const trees: [id: string, items: NavItem[]][] = [
    ['main', docsSidebar(content)],
    ['releases', releasesSidebar(postEntries({ createNodeId: String }, content))],
    ...[...apis.values()].map((api): [string, NavItem[]] => [api.slug, apiSidebar(api)]),
  ];
  return trees
    .filter(([, items]) => links(items).length > sidebarLimit)
    .map(([id, items]) => ({ path: paths.sidebar(id), content: JSON.stringify(items) }));
}
