/** Start the behaviours, in plain DOM code. Each listens on the document, so it serves later pages, too. */
import { startAnnouncement, startColourMode, startDocsVersion } from './frame/choices';
import { startDropdown } from './frame/dropdown';
import { startMenu } from './frame/menu';
import { startScroll, isRestored } from './frame/scroll';
import { startSidebar } from './frame/sidebar';
import { startTableOfContents } from './frame/toc';
import { delegate } from './browser/elements';
import { runEach } from './browser/run-each';
import { startSearch } from './search/start';
import { startCopyCode, startCopyPage } from './text/copy';
import { startTabs } from './text/tabs';
import { onPageChange } from './browser/page-change';

/** Load the code that suggests the nearest page on the not-found page. */
function loadSuggestion(): void {
  const place = document.querySelector<HTMLElement>('[data-suggest]');
  if (place) import('./suggest-page').then(({ suggestPage }) => suggestPage(place)).catch(() => {});
}

/** Load the behaviours of the API reference with the first page that needs them. Then repeat the last click that the reader made before. */
function loadReference(): void {
  let isAsked = false;
  let isLoaded = false;
  let pressed: HTMLElement | undefined;
  delegate('click', '[data-tree], [data-check], [data-typed-values]', (button) => {
    if (!isLoaded) pressed = button;
  });
  const load = () => {
    if (isAsked || !document.querySelector('[data-reference]')) return;
    isAsked = true;
    import('./reference/reference').then(
      ({ startReference }) => {
        startReference();
        isLoaded = true;
        pressed?.click();
      },
      () => (isAsked = false),
    );
  };
  load();
  onPageChange(load);
}

runEach([
  // First, to listen before the application, and to scroll before the behaviours below read positions.
  startScroll,
  startSearch,
  startColourMode,
  startAnnouncement,
  startMenu,
  startDropdown,
  startSidebar,
  startTableOfContents,
  startDocsVersion,
  startCopyCode,
  startCopyPage,
]);
// Start these in separate tasks: they change the page or load more code, and together they would block a phone for over 50 ms.
for (const start of [() => startTabs(isRestored), loadReference, loadSuggestion]) setTimeout(start);
