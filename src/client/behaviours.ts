/**
 * Start the behaviours that need no application: plain DOM code. Every behaviour listens on the document, so that it serves
 * later pages as well.
 */
import { startAnnouncement } from './frame/announcement';
import { startColourMode } from './frame/colour-mode';
import { startDocsVersion } from './frame/docs-version';
import { startDropdown } from './frame/dropdown';
import { startMenu } from './frame/menu';
import { startScroll } from './frame/scroll';
import { startSidebar } from './frame/sidebar';
import { startTableOfContents } from './frame/toc';
import { loadReference } from './load-reference';
import { loadSuggestion } from './load-suggestion';
import { runEach } from './browser/run-each';
import { startSearch } from './search/start';
import { startCopyCode } from './text/copy-code';
import { startCopyPage } from './text/copy-page';
import { startTabs } from './text/tabs';

runEach(
  [
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
    loadSuggestion,
  ].map((start) => () => start(document)),
);
