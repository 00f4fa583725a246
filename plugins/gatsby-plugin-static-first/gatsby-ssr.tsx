import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { GatsbySSR, PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import type { PageData } from './browser/gatsby-runtime';
import { createPageCache, criticalStyles } from './html/critical-css';
import { pageDataScript, startScripts } from './html/document';

/** Style caches by path: a page's rendering fills one, and its document reads it. */
const caches = new Map<string, EmotionCache>();

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element, pathname }) => {
  const cache = createPageCache();
  caches.set(pathname, cache);
  return <CacheProvider value={cache}>{element}</CacheProvider>;
};

/** Gatsby also passes the rendered body, but its types omit it; in development it passes no page at all. */
interface PageArgs {
  bodyHtml?: string;
  loadPageDataSync?: RenderBodyArgs['loadPageDataSync'];
}

export function onRenderBody({
  pathname,
  bodyHtml,
  loadPageDataSync,
  setHeadComponents,
  setPostBodyComponents,
}: Omit<RenderBodyArgs, keyof PageArgs> & PageArgs) {
  const cache = caches.get(pathname);
  caches.delete(pathname);
  if (!cache || !loadPageDataSync || bodyHtml === undefined) return;
  setHeadComponents(criticalStyles(cache, bodyHtml));
  setPostBodyComponents([pageDataScript(loadPageDataSync(pathname) as unknown as PageData, bodyHtml)]);
}

// Defined by gatsby-node.ts: if the files were read here, Gatsby would render all pages again at each build.
declare const FILES_OF_CHUNKS: Record<string, string[]>;
declare const BEHAVIOURS: string;

// Gatsby's types also omit the prefix.
export function onPreRenderHTML({
  getPostBodyComponents,
  replacePostBodyComponents,
  pathPrefix,
}: PreRenderHTMLArgs & { pathPrefix: string }) {
  // Development neither defines these names nor calls this function.
  const files = () => ({ chunks: FILES_OF_CHUNKS, behaviours: BEHAVIOURS });
  replacePostBodyComponents(startScripts(getPostBodyComponents(), pathPrefix, files));
}
