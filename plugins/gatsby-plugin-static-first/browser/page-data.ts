import type { PageData } from './gatsby-runtime';

/** Hand the page's data to Gatsby before its loader starts, so it needs no request. Gatsby keeps data by address, query included. */
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
  pageData.result.build = hash;
  Object.assign(window, { pageData, pagePath: path, ___webpackCompilationHash: hash, ___chunkMapping: {} });
}
