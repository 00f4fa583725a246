import type { GatsbySSR, ReplaceRendererArgs } from 'gatsby';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { scriptAfterBody, wholeHead } from './src/components/head/document';
import { wrapPageElement as wrapPage } from './src/templates/wrap-page';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrapPage;

/**
 * Render to a string, because React's stream writes a zero byte where a multi-byte character crosses the end of a buffer. Render a
 * page and read its head in one task: Gatsby renders two pages at once, and Helmet has one state for all.
 */
export async function replaceRenderer({ bodyComponent, replaceBodyHTMLString }: ReplaceRendererArgs) {
  await new Promise(setImmediate);
  replaceBodyHTMLString(renderToString(bodyComponent as ReactElement));
}

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setPostBodyComponents }) =>
  setPostBodyComponents([scriptAfterBody()]);

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) =>
  replaceHeadComponents(wholeHead(getHeadComponents()));
