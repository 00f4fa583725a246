import { CacheProvider } from '@emotion/react';
import { withPrefix, type GatsbyBrowser } from 'gatsby';
import type { ReactNode } from 'react';
import { runEach } from '../../src/client/browser/run-each';
import { createStyleCache } from '../../src/styles/style-cache';
import { adoptStyles } from './browser/adopt-styles';
import { followLinks } from './browser/follow-links';
import { handOverPageData } from './browser/page-data';
import { focusPage, showWithoutFrame } from './browser/overrides';
import { observeLinks, prefetchLinks } from './browser/prefetch';
import { endProgress } from './browser/progress';
import { overtake, watchRouteChanges } from './browser/route-change';
import { readyToTakeOver, takeOver } from './browser/take-over';

handOverPageData(document, location);

// Listen before the router, which shows the next page as it handles the event.
addEventListener('popstate', ({ state }) => {
  if (!state) return;
  overtake();
  showWithoutFrame();
});

const cache = createStyleCache();
adoptStyles(cache, document);

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CacheProvider value={cache}>{element}</CacheProvider>
);

// In development pages have no HTML to take over. Gatsby types this function for React 17.
export const replaceHydrateFunction =
  process.env.BUILD_STAGE === 'develop'
    ? undefined
    : () => (app: ReactNode, container: unknown) => takeOver(app, container);

export const onClientEntry = readyToTakeOver;

// browser/prefetch.ts does this, for every link.
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  const root = new URL(withPrefix('/'), location.origin).href;
  const loadPage = watchRouteChanges();
  runEach([
    () => followLinks(root),
    // The development server runs a page's queries on request, and loses an edit made meanwhile.
    () => process.env.BUILD_STAGE === 'develop' || prefetchLinks(loadPage, root),
  ]);
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  endProgress();
  observeLinks();
  if (prevLocation && location.pathname !== prevLocation.pathname) focusPage(location.hash);
};
