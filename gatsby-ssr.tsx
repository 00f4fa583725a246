import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { GatsbySSR, PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { criticalStyles } from './src/gatsby/html/critical-css';
import { headWithPolicy, pageDataScript, startScripts, type PageModules } from './src/gatsby/html/document';
import type { PageData } from './src/gatsby/browser/gatsby-runtime';
import { afterBodyScript, beforePaintScript } from './src/client/frame/inline-scripts';
import { renderedHtml } from './src/components/base/static-html';
import { FrameStyles } from './src/components/frame/frame-styles';
import { MarkdownLine } from './src/components/head/markdown-line';
import { siteLinks } from './src/components/head/site-links';
import { isPublishedType } from './src/nav';
import { GlobalStyles } from './src/styles/global';
import { sharedStyles } from './src/styles/shared';
import { createStyleCache } from './src/styles/style-cache';
import { colors } from './src/styles/tokens';
import { wrapPageElement as wrapPage } from './src/templates/wrap-page';

const caches = new Map<string, EmotionCache>();
const staticHtml = new Map<string, string[]>();

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element, pathname }) => {
  const cache = createStyleCache();
  caches.set(pathname, cache);
  cache.insert('', sharedStyles, cache.sheet, true);
  return (
    <CacheProvider value={cache}>
      <GlobalStyles />
      <FrameStyles />
      {element}
    </CacheProvider>
  );
};

/** Render to a string: React's stream writes a zero byte where a multi-byte character meets the end of a buffer. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({ bodyComponent, pathname, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(renderToString(bodyComponent as ReactElement));
  staticHtml.set(pathname, renderedHtml.splice(0));
};

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrapPage;

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
  if (cache && bodyHtml !== undefined) setHeadComponents(criticalStyles(cache, bodyHtml, sharedStyles.name));
  setHeadComponents([
    ...(['light', 'dark'] as const).map((mode, index) => (
      <meta
        key={mode}
        name="theme-color"
        data-mode={mode}
        content={colors['color-bg'][index]}
        media={`(prefers-color-scheme: ${mode})`}
      />
    )),
    ...siteLinks(),
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: beforePaintScript }} />,
  ]);
  const rendered = staticHtml.get(pathname) ?? [];
  staticHtml.delete(pathname);
  if (!loadPageDataSync || bodyHtml === undefined) return;
  const pageData = loadPageDataSync(pathname) as unknown as PageData;
  setPostBodyComponents([
    // After the page: axe takes a skip link for one only if no other link is before it.
    hasMarkdown(pageData) && <MarkdownLine key="markdown" path={pageData.path} />,
    pageDataScript(pageData, rendered),
  ]);
}

function hasMarkdown({ result }: PageData): boolean {
  return isPublishedType((result.data as { page?: { __typename: string } } | undefined)?.page?.__typename);
}

// Defined by src/gatsby/webpack/webpack.ts: if the files were read here, Gatsby would render all pages again at each build.
declare const FILES_OF_CHUNKS: Record<string, string[]>;
declare const BEHAVIOURS: PageModules;

/** True for Gatsby's generator meta tag. */
function isGenerator(component: ReactNode): boolean {
  return isValidElement<{ name?: string }>(component) && component.props.name === 'generator';
}

// Gatsby's types also omit the prefix.
export function onPreRenderHTML({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathPrefix,
}: PreRenderHTMLArgs & { pathPrefix: string }) {
  replaceHeadComponents(headWithPolicy(getHeadComponents().filter((component) => !isGenerator(component))));
  replacePostBodyComponents(
    startScripts(
      getPostBodyComponents(),
      pathPrefix,
      () => FILES_OF_CHUNKS,
      () => BEHAVIOURS,
      afterBodyScript,
    ),
  );
}
