import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkLinks, scanPage, type PageLinks, type SiteAddress } from '../src/build/links';
import type { Diagnostic } from '../src/diagnostic';
import { site } from '../src/site';
import { pagePolicy } from './hosting/page-policy';
import { listFiles } from './mirror';

export interface CheckedPages {
  /** How many there are. */
  pages: number;
  /** Of every inline script of the site: `sha256-…`, sorted. */
  scriptHashes: string[];
  diagnostics: Diagnostic[];
}

/** Reads every page of a built site and checks its links, and that its own policy lets it have what it names. */
export async function checkPages(folder: string, address: SiteAddress): Promise<CheckedPages> {
  const files = await listFiles(folder);
  const editBase = `${site.repository.url}/edit/${site.repository.branch}/`;
  const pages = new Map<string, PageLinks>();
  const hashes = new Set<string>();
  const blocked: Diagnostic[] = [];
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(folder, file), 'utf8');
    const links = scanPage(html, editBase);
    const policy = pagePolicy(html, address.siteUrl);
    pages.set(file, links);
    for (const hash of policy.scriptHashes) hashes.add(hash);
    for (const what of policy.blocked)
      blocked.push({
        severity: 'warning',
        file: links.source ?? `public/${file}`,
        message: `The site's Content-Security-Policy blocks ${what}`,
        fix: 'Readers get everything from the site itself: put a copy into the sources, or link to it.',
      });
  }
  return {
    pages: pages.size,
    scriptHashes: [...hashes].sort(),
    diagnostics: [...checkLinks({ files: new Set(files), pages }, address), ...blocked],
  };
}
