/**
 * The process that `scripts/gatsby/companion.mjs` starts: reads the sources, stores API bodies and, on request, writes the
 * outputs.
 */
import { once } from 'node:events';
import path from 'node:path';
import { builtPages } from '../data/pages/all-pages';
import { hasBody } from '../data/pages/api-pages';
import { apiBody } from '../data/bodies/api-body';
import { withEarlier } from '../data/source/apis';
import { readMarkdown, storeBodies } from '../data/source/body-store';
import { handOver } from '../data/bodies/hand-over';
import { deployment } from '../data/source/deployment';
import { apiMarkdown, type ApiMarkdown } from './markdown/markdown-pages';
import { readSite } from '../data/pages/site-source';

const root = process.cwd();

async function main(): Promise<void> {
  const told = once(process, 'message');
  const site = await readSite(root, false);
  handOver(root, site);
  process.send?.('read');
  const pages = [...site.apiPages.values()].flat().filter(hasBody);
  const apis = withEarlier(site);
  const markdown = apiMarkdown({ ...site, apis });
  storeBodies(root, pages, (page) => {
    const api = apis.get(page.slug);
    const body = api && apiBody(api, page, site.histories.get(page.slug));
    return body ? { ...body, markdown: markdown(page) } : null;
  });
  const stored = new Map(pages.map((page) => [page.path, page]));
  const storedMarkdown: ApiMarkdown = (page) => {
    const key = stored.get(page.path);
    return key ? readMarkdown(root, key) : markdown(page);
  };
  // A build with errors in its sources writes nothing.
  await told;
  // Imported late, so that Gatsby gets the sources sooner.
  const { writeOutputs } = await import('./write');
  await writeOutputs(
    { site, pages: builtPages(site), apiMarkdown: storedMarkdown, deployment: deployment(process.env) },
    { root, publicDir: path.join(root, 'public'), cacheDir: path.join(root, '.outputs') },
  );
}

main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => process.disconnect());
