import { CacheProvider } from '@emotion/react';
import { withPrefix, type GatsbyBrowser } from 'gatsby';
import type { ReactNode } from 'react';
import { adoptStyles } from './src/gatsby/browser/adopt-styles';
import { focusPage } from './src/gatsby/browser/focus';
import { followLinks } from './src/gatsby/browser/follow-links';
import { handOverPageData } from './src/gatsby/browser/page-data';
import { observeLinks, prefetchLinks } from './src/gatsby/browser/prefetch';
import { endProgress, progress } from './src/gatsby/browser/progress';
import { overtake, watchRouteChanges } from './src/gatsby/browser/route-change';
import { readyToTakeOver, takeOver } from './src/gatsby/browser/take-over';
import { announcePageChange, announceReady } from './src/client/browser/page-change';
import { runEach } from './src/client/browser/run-each';
import { fadeIn } from './src/client/frame/fade-in';
import { FrameStyles } from './src/components/frame/frame-styles';
import { GlobalStyles } from './src/styles/global';
import { sharedStyles } from './src/styles/shared';
import { createStyleCache } from './src/styles/style-cache';
import { wrapPageElement as wrapPage } from './src/templates/wrap-page';

handOverPageData(document, location);

// Listen before the router, which shows a page within the event.
addEventListener('popstate', ({ state }) => {
  if (state) overtake();
});

const cache = createStyleCache();
adoptStyles(cache, document, sharedStyles);

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CacheProvider value={cache}>
    {process.env.BUILD_STAGE === 'develop' && (
      <>
        <GlobalStyles />
        <FrameStyles />
      </>
    )}
    {element}
  </CacheProvider>
);

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPage;

// In development pages have no HTML to take over. Gatsby's type of this is React 17's.
export const replaceHydrateFunction =
  process.env.BUILD_STAGE === 'develop'
    ? undefined
    : () => (app: ReactNode, container: unknown) => takeOver(app, container);

export const onClientEntry = readyToTakeOver;

// src/gatsby/browser/prefetch.ts does this, for every link.
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  const root = new URL(withPrefix('/'), location.origin).href;
  const loadPage = watchRouteChanges(progress);
  const isDevelopment = process.env.BUILD_STAGE === 'develop';
  runEach([
    () => followLinks(root),
    // The development server runs a page's queries on request, and loses an edit made meanwhile.
    () => isDevelopment || prefetchLinks(loadPage, root),
    () => (isDevelopment ? void import('./src/client/behaviours').then(announceReady) : announceReady()),
  ]);
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  endProgress();
  observeLinks();
  if (!prevLocation) return;
  if (location.pathname !== prevLocation.pathname) {
    focusPage(location.hash);
    fadeIn();
  }
  announcePageChange();
};
