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
import { storeBodies } from '../data/source/body-store';
import { handOver } from '../data/bodies/hand-over';
import { deployment } from '../data/source/deployment';
import { readSite } from '../data/pages/site-source';

const root = process.cwd();

async function main(): Promise<void> {
  const told = once(process, 'message');
  const site = await readSite(root, false);
  handOver(root, site);
  process.send?.('read');
  const pages = [...site.apiPages.values()].flat().filter(hasBody);
  const apis = withEarlier(site);
  storeBodies(root, pages, (page) => {
    const api = apis.get(page.slug);
    return api ? apiBody(api, page, site.histories.get(page.slug)) : null;
  });
  // The outputs are made of finished pages, so that a build with errors in its sources writes none.
  await told;
  // Imported late, so that Gatsby gets the sources sooner.
  const { finishedIn, writeOutputs } = await import('./write');
  const publicDir = path.join(root, 'public');
  await writeOutputs(
    { site, pages: builtPages(site), finished: finishedIn(publicDir), deployment: deployment(process.env) },
    { root, publicDir, cacheDir: path.join(root, '.outputs') },
  );
}

main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => process.disconnect());
