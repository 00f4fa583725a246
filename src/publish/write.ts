import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Deployment } from '../data/source/deployment';
import type { SiteSource } from '../data/pages/sources';
import { bodySchemaFiles, specificationFiles, specifications } from './specifications/specifications';
import { changeFeeds } from './feeds/change-feeds';
import { feeds } from './feeds/feeds';
import { llms } from './llms';
import { markdownFiles, markdownPages, type FinishedPage } from './markdown/markdown-pages';
import { builtPages } from '../data/pages/all-pages';
import type { Output } from '../data/pages/output';
import { removeFile } from '../change-files';
import { robots, sitemap } from './sitemap';
import { searchIndex } from './search/search-records';

/**
 * Write everything besides pages: feeds, sitemap, Markdown, specifications, search index.
 * @param publicDir the folder of the built site
 * @returns the addresses of all files besides pages
 */
export async function writeOutputs(
  source: SiteSource,
  cards: readonly Output[],
  deployment: Deployment,
  { root, publicDir }: { root: string; publicDir: string },
  finished: FinishedPage,
): Promise<string[]> {
  const pages = builtPages(source);
  const apis = await Promise.all([...source.apis.values()].map((api) => specifications(api, root)));
  const markdown = await markdownPages(pages, finished, deployment.url);
  const outputs: Output[] = [
    ...feeds(source, deployment),
    ...changeFeeds(source, deployment),
    sitemap(pages, source, deployment),
    robots(deployment),
    ...markdownFiles(markdown, deployment),
    ...llms(pages, markdown, source, deployment),
    ...apis.flat(),
    searchIndex(pages, source),
    ...bodySchemaFiles(source),
    ...cards,
    ...specificationFiles(root, 'versions'),
  ];
  for (const { path: address, content } of outputs) {
    const file = path.join(publicDir, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return [...outputs.map(({ path: address }) => address), ...source.pictures];
}

/** Remove files that only the previous build wrote, such as those of a document that became a draft. */
export function removeWithdrawn(earlier: readonly string[], current: readonly string[], publicDir: string): void {
  const kept = new Set(current);
  for (const file of earlier) if (!kept.has(file)) removeFile(path.join(publicDir, file));
}
