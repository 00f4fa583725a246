import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLinks } from './page-links';
import { scanPage, type ScannedPage } from './scan-page';
import type { Deployment } from '../../data/source/deployment';
import type { Diagnostic } from '../../report/diagnostic';
import { site } from '../../site';
import { listFiles } from '../../list-files';
import { parseHtml, type HtmlNode } from '../../text/html-tree';
import { count } from '../../text/count';

const editBase = `${site.repository.url}/edit/${site.repository.branch}/`;

/** True for a file of a built site that is a page: Gatsby keeps parts of pages in `_gatsby/`. */
export const isPage = (file: string): boolean => file.endsWith('.html') && !file.startsWith('_gatsby/');

/** Read a page of a built site as a tree, and add the facts that `checkPages` needs to `scanned`, by file. */
export function readPage(folder: string, file: string, scanned: Map<string, ScannedPage>): HtmlNode[] {
  const page = parseHtml(readFileSync(join(folder, file), 'utf8'));
  scanned.set(file, scanPage(page, editBase));
  return page;
}

/**
 * Check the title and the links of every page of a built site.
 * @param root the folder of the sources
 * @param pages those that `readPage` has scanned; the others are read here
 * @returns the number of pages, the hashes of inline scripts (`sha256-…`, sorted), and findings
 */
export function checkPages(
  folder: string,
  address: Deployment,
  root: string,
  pages = new Map<string, ScannedPage>(),
): { pages: number; scriptHashes: string[]; diagnostics: Diagnostic[] } {
  const files = listFiles(folder);
  const found: Diagnostic[] = [];
  for (const file of files) if (isPage(file) && !pages.has(file)) readPage(folder, file, pages);
  const [untitled, ...more] = [...pages].flatMap(([file, { isUntitled }]) => (isUntitled ? file : []));
  if (untitled !== undefined)
    found.push({
      severity: 'error',
      file: 'gatsby-config.ts',
      message: `No title: public/${untitled}${more.length > 0 ? ` and ${count(more.length, 'more page')}` : ''}`,
      fix: "gatsby-plugin-react-helmet writes every page's head: keep its line in `plugins`.",
    });
  return {
    pages: pages.size,
    scriptHashes: [...new Set([...pages.values()].flatMap(({ scriptHashes }) => scriptHashes))].sort(),
    diagnostics: [...checkLinks({ files: new Set(files), pages }, address, (file) => sourceText(root, file)), ...found],
  };
}

/** Read a source file; empty for a page made from several. */
function sourceText(root: string, file: string): string {
  const path = join(root, file);
  return file.startsWith('public/') || !existsSync(path) ? '' : readFileSync(path, 'utf8');
}
