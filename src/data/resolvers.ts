import { neighbours, prune } from '../nav';
import { siteApis } from './current-source';
import { bodyResolvers } from './body';
import type { PageFields } from './pages/site-page';
import { pageTypes, withBody, type PageType } from './pages/schema';
import { breadcrumbs, type SidebarTree } from './pages/sidebar-trees';

interface Context {
  nodeModel: {
    getNodeById(args: { id: string; type: 'SidebarTree' }): SidebarTree | null;
  };
}

type PageSource = PageFields & { id: string };

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
  // A worker has nothing to do until the bundles are made.
  if (process.env.GATSBY_WORKER_POOL_WORKER) void siteApis();

  const tree = ({ sidebarId }: PageSource, context: Context) =>
    sidebarId === null ? null : context.nodeModel.getNodeById({ id: sidebarNodeId(sidebarId), type: 'SidebarTree' });

  const fields = {
    breadcrumbs: {
      resolve: (page: PageSource, _args: unknown, context: Context) => breadcrumbs(page, tree(page, context)),
    },
    sidebar: {
      resolve(page: PageSource, _args: unknown, context: Context) {
        const sidebar = tree(page, context);
        return sidebar && { id: page.sidebarId, label: sidebar.label, items: prune(sidebar.items, page.path, sidebar) };
      },
    },
    previous: {
      resolve: (page: PageSource, _args: unknown, context: Context) =>
        neighbours(tree(page, context)?.items ?? [], page.path).previous,
    },
    next: {
      resolve: (page: PageSource, _args: unknown, context: Context) =>
        neighbours(tree(page, context)?.items ?? [], page.path).next,
    },
  };
  const { ownHtml, renderedBody, notice } = bodyResolvers(basePath);
  const ofPage = (type: PageType) => ({ ...fields, ...(withBody.includes(type) ? renderedBody : ownHtml) });
  createResolvers({
    ...Object.fromEntries(pageTypes.map((type) => [type, ofPage(type)])),
    ApiTag: ownHtml,
    EarlierPage: notice,
  });
}
