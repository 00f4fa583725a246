/** What `companion.ts` starts: stores the bodies of API pages, says so, is told of the site's pages, and writes the outputs. */
import { once } from 'node:events';
import path from 'node:path';
import { apiBody, apiPages } from './api-nodes';
import { storeBodies } from './body-store';
import { deployment } from './deployment';
import type { BuiltPage } from './outputs/output';
import { writeOutputs } from './outputs/write';
import { readSite } from './site-source';

const root = process.cwd();

async function main(): Promise<void> {
  const builtPages = once(process, 'message').then(([pages]) => pages as BuiltPage[]);
  const source = await readSite(root, false);
  const pages = [...source.apis.values()].flatMap((api) => apiPages(api).map((page) => ({ ...page, api })));
  storeBodies(root, pages, ({ api, type, path: address }) => apiBody(api, type, address));
  process.send?.('bodies');
  await writeOutputs(source, builtPages, deployment(process.env), {
    root,
    publicDir: path.join(root, 'public'),
    cacheDir: path.join(root, '.outputs'),
  });
}

main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => process.disconnect());
