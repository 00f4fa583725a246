import path from 'node:path';
import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import { isDevelopment, siteSource } from './current-source';
import { pageTypes, templates } from './pages/schema';

/** Create every page with the template of its type. The context is only the id of the page's node. */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  const { pages } = await siteSource(args);
  for (const { type, id, path: address, earlier } of pages)
    args.actions.createPage({
      path: address,
      component: path.resolve(`src/templates/${templates[type]}.tsx`),
      context: earlier ? { id, isEarlier: true } : { id },
    });
}

/**
 * Leave a template that no page has out of Gatsby's search for queries: Gatsby would warn at every build that its query is not
 * run. A site has the page of changes from an API's second version on, for example.
 */
export const preprocessSource: GatsbyNode['preprocessSource'] = async ({ filename: file, ...args }) => {
  const filename = file.replaceAll('\\', '/');
  const types = pageTypes.filter((type) => filename.endsWith(`/templates/${templates[type]}.tsx`));
  if (isDevelopment || types.length === 0) return undefined;
  const { pages } = await siteSource(args);
  return pages.some(({ type }) => types.includes(type)) ? undefined : ';';
};
