import type { PageData } from './gatsby-runtime';

/** True for the page of unknown addresses, which has no address of its own. */
export function isNotFound(document: Document): boolean {
  return document.getElementById('page-data')?.dataset.path === '/404.html';
}

/**
 * Hands the data that the page brought with it to Gatsby, which then needs no request for it: before its loader is
 * evaluated. Text that the page shows is read from there (see `src/build/document.ts`). Gatsby keeps data by address,
 * query included. In development pages bring none.
 */
export function handOverPageData(document: Document, { search }: Location): void {
  const source = document.getElementById('page-data');
  if (!source || isNotFound(document)) return;
  const bodies = document.querySelectorAll('[data-static-html]');
  const withBodies = (_key: string, value: { staticHtml?: number } | null): unknown =>
    value?.staticHtml === undefined ? value : bodies.item(value.staticHtml).innerHTML;
  const pageData = JSON.parse(source.textContent, withBodies) as PageData;
  const { path } = pageData;
  pageData.path = path + search;
  const { hash } = source.dataset;
  Object.assign(window, { pageData, pagePath: path, ___webpackCompilationHash: hash, ___chunkMapping: {} });
}
