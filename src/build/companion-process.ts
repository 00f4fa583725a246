/** What `scripts/companion.mjs` starts: stores the bodies of API pages, says so, is told of the site's pages, and writes the outputs. */
import { once } from 'node:events';
import path from 'node:path';
import { apiBody } from './api-nodes';
import { readMarkdown, storeBodies } from './body-store';
import { handOver } from './hand-over';
import { deployment } from './deployment';
import type { BuiltPage } from './outputs/output';
import { apiMarkdown, type ApiMarkdown } from './outputs/markdown-pages';
import { readSite } from './site-source';

const root = process.cwd();

async function main(): Promise<void> {
  const builtPages = once(process, 'message').then(([pages]) => pages as BuiltPage[]);
  const site = await readSite(root, false);
  handOver(root, site);
  process.send?.('read');
  const pages = [...site.apiPages.values()].flat();
  const markdown = apiMarkdown(site);
  storeBodies(root, pages, (page) => {
    const api = site.apis.get(page.slug);
    const body = api && apiBody(api, page.type, page.path);
    return body ? { ...body, markdown: markdown(page) } : null;
  });
  process.send?.('bodies');
  const stored = new Map(pages.map((page) => [page.path, page]));
  const storedMarkdown: ApiMarkdown = (page) => {
    const key = stored.get(page.path);
    return key ? readMarkdown(root, key) : '';
  };
  // Loaded late: Gatsby waits for what was read, and for the bodies.
  const { writeOutputs } = await import('./outputs/write');
  await writeOutputs(
    { site, pages: builtPages, apiMarkdown: storedMarkdown, deployment: deployment(process.env) },
    { root, publicDir: path.join(root, 'public'), cacheDir: path.join(root, '.outputs') },
  );
}

main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => process.disconnect());
