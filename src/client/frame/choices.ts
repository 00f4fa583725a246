import { delegate } from '../browser/elements';
import { read, storageKeys, write } from '../browser/storage';
import { onPageChange } from '../browser/page-change';

const next: Record<string, string> = { light: 'dark', dark: 'system' };

/**
 * Show the page in a colour mode: `light`, `dark`, or else the system's. Its source is inlined in the head, so it uses nothing
 * from outside.
 */
export function showColourMode(mode: string | null): void {
  const { dataset } = document.documentElement;
  const chosen = mode === 'light' || mode === 'dark' ? mode : undefined;
  if (chosen) dataset.theme = chosen;
  else delete dataset.theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset.mode;
    meta.media = chosen ? (own === chosen ? 'all' : 'not all') : `(prefers-color-scheme: ${own})`;
  }
}

/** Switch from light to dark to system, store the choice, and follow the choice of other tabs. */
export function startColourMode(): void {
  // Another tab may have changed it since this page was loaded.
  showColourMode(read('colorMode'));
  delegate('click', '[data-colour-mode-switch]', () => {
    const mode = next[document.documentElement.dataset.theme ?? ''] ?? 'light';
    showColourMode(mode);
    write('colorMode', mode);
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKeys.colorMode || key === null) showColourMode(newValue);
  });
}

/** Hide the bar whose id was dismissed. Its source is inlined in the head, so it uses nothing from outside. */
export function showAnnouncement(dismissed: string | null, id: string): void {
  if (dismissed === id) document.documentElement.dataset.announcement = 'dismissed';
}

/** Dismiss the bar until its id changes. Focus moves from the bar's button to the content. */
export function startAnnouncement(): void {
  delegate('click', '[data-announcement-dismiss]', ({ dataset: { announcementDismiss: id = '' } }) => {
    write('announcement', id);
    showAnnouncement(id, id);
    document.getElementById('content')?.focus({ preventScroll: true });
  });
}

/** Store the documentation version of the current page. */
export function startDocsVersion(): void {
  const keep = () => {
    const version = document.querySelector<HTMLElement>('[data-docs-version]')?.dataset.docsVersion;
    if (version && version !== read('docsVersion')) write('docsVersion', version);
  };
  keep();
  onPageChange(keep);
}
