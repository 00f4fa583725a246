import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { siteSource } from './current-source';
import { templates } from './pages/schema';

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
