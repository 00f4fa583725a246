import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkLinks, movedAddresses, scanPage, withLine, type PageLinks, type SiteAddress } from './page-links';
import type { Diagnostic } from '../../src/report/diagnostic';
import { site } from '../../src/site';
import { pagePolicy, type PagePolicy } from '../hosting/page-policy';
import { listFiles } from '../lib/mirror';

export interface CheckedPages {
  /** Number of pages. */
  pages: number;
  /** Hashes of all inline scripts of the site: `sha256-…`, sorted. */
  scriptHashes: string[];
  /** Moved addresses with their targets, both without the prefix. */
  moved: Record<string, string>;
  diagnostics: Diagnostic[];
}

/** The scan of a page, in JSON. */
interface Scan {
  /** Size and time of the page's file, which keeps its time if a build does not write it. */
  stamp: string;
  links: Omit<PageLinks, 'anchors'> & { anchors: string[] };
  policy: PagePolicy;
}

interface Scans {
  /** A digest of everything else that scans depend on. */
  context: string;
  /** Scans by the page's file. */
  pages: Partial<Record<string, Scan>>;
}

const scanCode = ['./page-links.ts', '../hosting/page-policy.ts'].map((file) => new URL(file, import.meta.url));

/**
 * Read every page of a built site; check its links, and that the policy allows everything that it refers to.
 * @param memory a file that keeps scans, since an edit changes few pages
 * @param root the folder that sources' paths are relative to
 */
export async function checkPages(
  folder: string,
  address: SiteAddress,
  memory: string,
  root = process.cwd(),
): Promise<CheckedPages> {
  const files = listFiles(folder);
  const editBase = `${site.repository.url}/edit/${site.repository.branch}/`;
  const digest = createHash('sha256').update(`${editBase}\n${address.siteUrl}\n`);
  for (const file of scanCode) digest.update(await readFile(file));
  const context = digest.digest('base64');
  const known = await readScans(memory, context);

  const scans: Scans = { context, pages: {} };
  const pages = new Map<string, PageLinks>();
  const hashes = new Set<string>();
  const blocked: Diagnostic[] = [];
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const { size, mtimeMs } = statSync(join(folder, file));
    const stamp = `${size} ${mtimeMs.toFixed(2)}`;
    const before = known[file];
    const read = async () => scan(stamp, await readFile(join(folder, file), 'utf8'), editBase, address.siteUrl);
    const { links, policy } = (scans.pages[file] = before?.stamp === stamp ? before : await read());
    pages.set(file, { ...links, anchors: new Set(links.anchors) });
    for (const hash of policy.scriptHashes) hashes.add(hash);
    for (const what of policy.blocked)
      blocked.push({
        severity: 'warning',
        file: links.source ?? `public/${file}`,
        message: `The site's Content-Security-Policy blocks ${what}`,
        fix: 'Readers get everything from the site itself: put a copy into the sources, or link to it.',
      });
  }
  await writeFile(memory, JSON.stringify(scans));
  return {
    pages: pages.size,
    scriptHashes: [...hashes].sort(),
    moved: movedAddresses(pages, address.pathPrefix),
    diagnostics: [
      ...checkLinks({ files: new Set(files), pages }, address).map((one) => withLine(one, sourceText(root, one.file))),
      ...blocked,
    ],
  };
}

/** Read a source file; null for a page made from several. */
function sourceText(root: string, file: string): string | null {
  const path = join(root, file);
  return file.startsWith('public/') || !existsSync(path) ? null : readFileSync(path, 'utf8');
}

function scan(stamp: string, html: string, editBase: string, siteUrl: string): Scan {
  const links = scanPage(html, editBase);
  return { stamp, links: { ...links, anchors: [...links.anchors] }, policy: pagePolicy(html, siteUrl) };
}

/** Read the kept scans; none if missing, if they depend on other things, or if a build died while writing them. */
async function readScans(memory: string, context: string): Promise<Scans['pages']> {
  try {
    const scans = JSON.parse(await readFile(memory, 'utf8')) as Scans;
    return scans.context === context ? scans.pages : {};
  } catch {
    return {};
  }
}
