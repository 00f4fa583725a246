import type { PageData } from './gatsby-runtime';

/**
 * Hands the data that the page brought with it to Gatsby, which then needs no request for it: before its loader is
 * evaluated. Text that the page shows is read from there (see `src/build/document.ts`). Gatsby keeps data by address,
 * query included; the page for unknown addresses takes the place of the one that was asked for. In development pages
 * bring none.
 */
export function handOverPageData(document: Document, { pathname, search }: Location): void {
  const source = document.getElementById('page-data');
  if (!source) return;
  const { hash = '', prefix = '' } = source.dataset;
  const bodies = document.querySelectorAll('[data-static-html]');
  const withBodies = (_key: string, value: { staticHtml?: number } | null): unknown =>
    value?.staticHtml === undefined ? value : bodies.item(value.staticHtml).innerHTML;
  const pageData = JSON.parse(source.textContent, withBodies) as PageData;
  const { path } = pageData;
  pageData.path = (path === '/404.html' ? decodeURIComponent(pathname).slice(prefix.length) : path) + search;
  Object.assign(window, { pageData, pagePath: path, ___webpackCompilationHash: hash, ___chunkMapping: {} });
}
