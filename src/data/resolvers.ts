import { neighbours, prune } from '../nav';
import { bodyResolvers } from './body';
import type { PageFields } from './pages/site-page';
import { pageTypes, withBody, type PageType } from './pages/schema';
import { breadcrumbs, type SidebarTree } from './pages/sidebar-trees';

interface Context {
  nodeModel: {
    getNodeById(args: { id: string; type: 'SidebarTree' }): SidebarTree | null;
  };
}

/** Return the id of the node that holds a sidebar's tree. */
export function sidebarNodeId(sidebarId: string): string {
  return `sidebar ${sidebarId}`;
}

/**
 * Create the resolvers of every page type. Those that depend on a page's neighbours read its sidebar's tree through the
 * node model, so that Gatsby runs a page's query again exactly when that tree changes.
 */
export function createPageResolvers({
  createResolvers,
  basePath,
}: {
  createResolvers: (resolvers: object) => void;
  basePath: string;
}): void {
  const withTree = (resolve: (page: PageFields, tree: SidebarTree | null) => unknown) => ({
    resolve: (page: PageFields, _args: unknown, { nodeModel }: Context) => {
      const id = page.sidebarId === null ? null : sidebarNodeId(page.sidebarId);
      return resolve(page, id === null ? null : nodeModel.getNodeById({ id, type: 'SidebarTree' }));
    },
  });
  const fields = {
    breadcrumbs: withTree(breadcrumbs),
    sidebar: withTree(
      ({ sidebarId, path }, tree) => tree && { id: sidebarId, label: tree.label, items: prune(tree.items, path, tree) },
    ),
    previous: withTree(({ path }, tree) => neighbours(tree?.items ?? [], path).previous),
    next: withTree(({ path }, tree) => neighbours(tree?.items ?? [], path).next),
  };
  const { ownHtml, renderedBody, notice } = bodyResolvers(basePath);
  const ofPage = (type: PageType) => ({ ...fields, ...(withBody.includes(type) ? renderedBody : ownHtml) });
  createResolvers({
    ...Object.fromEntries(pageTypes.map((type) => [type, ofPage(type)])),
    ApiTag: ownHtml,
    EarlierPage: notice,
  });
}
