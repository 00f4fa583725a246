import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkLinks, scanPage, type PageLinks, type SiteAddress } from '../src/build/links';
import type { Diagnostic } from '../src/diagnostic';
import { site } from '../src/site';
import { listFiles } from './mirror';

/** Reads every page of a built site and checks its links. `pages` is their number. */
export async function checkSiteLinks(
  folder: string,
  address: SiteAddress,
): Promise<{ pages: number; diagnostics: Diagnostic[] }> {
  const files = await listFiles(folder);
  const editBase = `${site.repository.url}/edit/${site.repository.branch}/`;
  const pages = new Map<string, PageLinks>();
  for (const file of files)
    if (file.endsWith('.html')) pages.set(file, scanPage(await readFile(join(folder, file), 'utf8'), editBase));
  return { pages: pages.size, diagnostics: checkLinks({ files: new Set(files), pages }, address) };
}
