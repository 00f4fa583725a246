import '../../client/browser/built-bodies';
import type { PageData } from './gatsby-runtime';

/**
 * Hand the data that the page brought with it to Gatsby, which then needs no request for it: before its loader is
 * evaluated. Text that the page shows is read from there (see `src/gatsby/html/document.ts`). Gatsby keeps data by address,
 * query included. In development pages bring none.
 */
export function handOverPageData(document: Document, { search }: Location): void {
  const source = document.getElementById('page-data');
  if (!source) return;
  const bodies = window.builtBodies ?? [];
  const withBodies = (_key: string, value: { staticHtml?: number } | null): unknown =>
    value?.staticHtml === undefined ? value : bodies[value.staticHtml];
  const pageData = JSON.parse(source.textContent, withBodies) as PageData;
  const { path } = pageData;
  pageData.path = path + search;
  const { hash } = source.dataset;
  Object.assign(window, { pageData, pagePath: path, ___webpackCompilationHash: hash, ___chunkMapping: {} });
}
