import { CacheProvider } from '@emotion/react';
import type { GatsbySSR, RenderBodyArgs } from 'gatsby';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { builtHead, elementsAfterBody, headElements } from './src/components/head/document';
import type { PageData } from './src/components/head/seo';
import { pageStyles, createStyleCache } from './src/styles/style-cache';
import { wrapPageElement as wrapPage } from './src/templates/wrap-page';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrapPage;

/** Render to a string: React's stream writes a zero byte where a multi-byte character meets the end of a buffer. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createStyleCache();
  replaceBodyHTMLString(renderToString(<CacheProvider value={cache}>{bodyComponent as ReactElement}</CacheProvider>));
  setHeadComponents(pageStyles(cache));
};

/** In development Gatsby passes no page. */
export function onRenderBody({
  pathname,
  loadPageDataSync,
  setHeadComponents,
  setPostBodyComponents,
}: Omit<RenderBodyArgs, 'loadPageDataSync'> & Partial<Pick<RenderBodyArgs, 'loadPageDataSync'>>) {
  const data = loadPageDataSync?.(pathname).result.data as { page: PageData } | undefined;
  setHeadComponents(headElements(data?.page));
  if (data) setPostBodyComponents(elementsAfterBody(data.page));
}

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) =>
  replaceHeadComponents(builtHead(getHeadComponents()));
