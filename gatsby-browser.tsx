import { CacheProvider } from '@emotion/react';
import { withPrefix, type GatsbyBrowser } from 'gatsby';
import type { ReactNode } from 'react';
import { adoptStyles } from './src/client/adopt-styles';
import { startAnnouncement } from './src/client/announcement';
import { startColourMode } from './src/client/colour-mode';
import { startCopyCode } from './src/client/copy-code';
import { startCopyPage } from './src/client/copy-page';
import { keepDocsVersion } from './src/client/docs-version';
import { startDropdown } from './src/client/dropdown';
import { answerEarly } from './src/client/early';
import { focusPage } from './src/client/focus';
import { followLinks } from './src/client/links';
import { startMenu } from './src/client/menu';
import { handOverPageData, isNotFound } from './src/client/page-data';
import { announcePageChange } from './src/client/page-change';
import { observeLinks, prefetchLinks } from './src/client/prefetch';
import { endProgress, progress } from './src/client/progress';
import { startReferenceOnIntent, updateReference } from './src/client/reference';
import { overtake, watchRouteChanges } from './src/client/route-change';
import { runEach } from './src/client/run-each';
import { leaveEntry, restoreScroll, scrollToPlace } from './src/client/scroll';
import { startSearch } from './src/client/search/start';
import { startSidebar, updateSidebar } from './src/client/sidebar';
import { startTabs } from './src/client/tabs';
import { nextTask, takeOver } from './src/client/take-over';
import { markSection, startTableOfContents } from './src/client/toc';
import { FrameStyles } from './src/components/frame-styles';
import { GlobalStyles } from './src/styles/global';
import { sharedStyles } from './src/styles/shared';
import { createStyleCache } from './src/styles/style-cache';
import { wrapPageElement as wrapPage } from './src/templates/wrap-page';

handOverPageData(document, location);

// Listens before the router does, which shows a page in the event itself.
addEventListener('popstate', ({ state }) => {
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  leaveEntry();
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

let isStarted = false;

/**
 * Starts, once, what pages do with the application and without it, then answers what was asked for before.
 * @param navigation what the application adds. It comes after the behaviours, which keep clicks on some links for themselves.
 */
function startPage(navigation: readonly (() => void)[] = []): void {
  if (isStarted) return;
  isStarted = true;
  const behaviours = [
    startSearch,
    startColourMode,
    startAnnouncement,
    startMenu,
    startDropdown,
    startSidebar,
    startTableOfContents,
    startTabs,
    startCopyCode,
    startCopyPage,
    startReferenceOnIntent,
  ].map((start) => () => start(document));
  runEach([...behaviours, ...navigation, () => answerEarly(document)]);
}

// In development pages come without HTML, and there is nothing to take over. Gatsby's type of this is React 17's.
export const replaceHydrateFunction =
  process.env.BUILD_STAGE === 'develop'
    ? undefined
    : () => (app: ReactNode, container: unknown) => takeOver(app, container, startPage);

/**
 * Keeps Gatsby from starting at an unknown address: its router decodes addresses in several ways, and empties the page
 * where they differ. The page has what it needs without it, and its links load pages in full.
 */
export const onClientEntry = (): Promise<void> => {
  if (!isNotFound(document)) return nextTask();
  startPage();
  return new Promise(() => {});
};

// src/client/prefetch.ts does this, for every link.
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  const root = new URL(withPrefix('/'), location.origin).href;
  const loadPage = watchRouteChanges(progress);
  startPage([
    () => followLinks(root),
    // The development server runs a page's queries when the page is asked for, and forgets an edit that comes meanwhile.
    () => process.env.BUILD_STAGE !== 'develop' && prefetchLinks(loadPage, root),
    restoreScroll,
  ]);
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  runEach([
    endProgress,
    observeLinks,
    updateSidebar,
    () => keepDocsVersion(document),
    () => updateReference(document),
    announcePageChange,
  ]);
  if (!prevLocation) return;
  if (location.pathname !== prevLocation.pathname) focusPage(location.hash);
  scrollToPlace(location.hash);
  // Once the page is painted: it would have to be laid out for this, and its styles made again.
  requestAnimationFrame(() => setTimeout(markSection, 0, document));
};
