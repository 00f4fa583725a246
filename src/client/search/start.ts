import { canSpare } from '../browser/connection';
import { delegate } from '../browser/delegate';
import { onPageChange } from '../browser/page-change';
import { createDialog } from './dialog';
import { loadSearch } from './load';
import { showSearchPage } from './page';

/** Links to the search page; every page has one. */
const opener = 'a[data-search-open]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/**
 * Open search in place from its button, with `/`, and with Ctrl or Cmd and K, which also closes it. Its code is fetched at
 * the first sign of use. In a browser without dialogs the button leads to the search page.
 */
export function startSearch(document: Document): void {
  const searchPage = document.querySelector<HTMLAnchorElement>(opener)?.pathname;
  if (!searchPage) return;
  showSearchPage(searchPage);
  onPageChange(() => showSearchPage(searchPage));
  if (typeof HTMLDialogElement === 'undefined') return;

  let dialog: HTMLDialogElement | undefined;
  const open = (event: Event) => {
    event.preventDefault();
    dialog ??= createDialog(searchPage);
    // This closes the drawer, too: browsers close popovers when a dialog opens.
    if (!dialog.open) dialog.showModal();
    const field = dialog.querySelector('input');
    field?.focus();
    field?.select();
  };

  delegate(document, 'click', opener, (_link, event) => {
    if (!(event.ctrlKey || event.metaKey || event.shiftKey)) open(event);
  });
  document.addEventListener('keydown', (event) => {
    const { key, metaKey, ctrlKey, altKey, shiftKey, target } = event;
    if (event.defaultPrevented || altKey) return;
    if ((metaKey || ctrlKey) && !shiftKey && key.toLowerCase() === 'k') {
      if (!dialog?.open) return open(event);
      event.preventDefault();
      dialog.close();
    } else if (key === '/' && !metaKey && !ctrlKey && !isTyping(target)) open(event);
  });
  for (const intent of ['pointerover', 'focusin'] as const)
    delegate(document, intent, opener, () => {
      if (canSpare(navigator.connection)) loadSearch(searchPage).catch(() => {});
    });
  addEventListener('popstate', () => dialog?.close());
}
