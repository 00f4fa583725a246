/**
 * Start the behaviours that need no application: plain DOM code, which `src/gatsby/webpack/behaviours.ts` bundles into one
 * script. Every behaviour listens on the document, so that it serves later pages as well.
 */
import { keepBuiltBodies } from './browser/built-bodies';
import { startAnnouncement } from './frame/announcement';
import { startColourMode } from './frame/colour-mode';
import { startDocsVersion } from './frame/docs-version';
import { startDropdown } from './frame/dropdown';
import { startMenu } from './frame/menu';
import { startScroll } from './frame/scroll';
import { startSidebar } from './frame/sidebar';
import { startTableOfContents } from './frame/toc';
import { loadReference } from './load-reference';
import { runEach } from './browser/run-each';
import { startSearch } from './search/start';
import { startApp } from './start-app';
import { startCopyCode } from './text/copy-code';
import { startCopyPage } from './text/copy-page';
import { startTabs } from './text/tabs';

runEach(
  [
    keepBuiltBodies,
    // Listens before the application, and scrolls before the behaviours below look at the page.
    startScroll,
    startSearch,
    startColourMode,
    startAnnouncement,
    startMenu,
    startDropdown,
    startSidebar,
    startTableOfContents,
    startDocsVersion,
    startTabs,
    startCopyCode,
    startCopyPage,
    loadReference,
    startApp,
  ].map((start) => () => start(document)),
);
