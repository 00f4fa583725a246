import { dialogStyles, fieldStyles } from '../../styles/search';
import { canSpare } from '../browser/load-ahead';
import { addStyles, delegate, element } from '../browser/elements';
import { isModified } from '../browser/links';
import { onPageChange } from '../browser/page-change';
import { trusted } from '../browser/trusted';
import { startBox, loadSearch } from './box';
import { boxHtml, closeIcon, iconHtml, opener } from './markup';

/**
 * Search for the query in the search page's address, and update the address as the reader types. Hide the index of all pages
 * meanwhile.
 */
function showSearchPage(): void {
  const box = document.getElementById('search:page');
  const field = box?.querySelector('input');
  const index = document.querySelector<HTMLElement>('[data-search-index]');
  if (!box || !field || !index) return;
  const onQuery = (query: string) => {
    index.hidden = query !== '';
    // Absolute, since a path that starts with two slashes names a host.
    const address = new URL(location.href);
    address.search = query && `?q=${encodeURIComponent(query)}`;
    history.replaceState(history.state, '', address);
  };
  if (field.disabled) {
    field.disabled = false;
    startBox(box, { perGroup: 30, onQuery });
  }
  const asked = (new URLSearchParams(location.search).get('q') ?? '').trim();
  if (field.value.trim() === asked) return;
  field.value = asked;
  field.dispatchEvent(new Event('input'));
}

const closeButton = `<button type="button" aria-label="Close search">${iconHtml(closeIcon)}</button>`;
const hints =
  '<p class="search-hints" aria-hidden="true"><span><kbd>↑</kbd><kbd>↓</kbd>to choose</span><span><kbd>Enter</kbd>to open</span><span><kbd>Esc</kbd>to close</span></p>';

/** Make the search dialog, closed. Its field takes keys at once, and the dialog stays in the page with the last query. */
function createDialog(): HTMLDialogElement {
  addStyles(fieldStyles + dialogStyles);
  const dialog = element('dialog', { id: 'search:dialog', class: 'search-dialog', 'aria-label': 'Search' });
  const close = () => dialog.close();
  dialog.innerHTML = trusted.createHTML(boxHtml('', closeButton) + hints);
  dialog.querySelector('button')?.addEventListener('click', close);
  // Close only if the press began outside, too: a reader may select text and release the pointer on the backdrop.
  let isOutside = false;
  dialog.addEventListener('pointerdown', ({ target }) => (isOutside = target === dialog));
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && isOutside) close();
  });
  document.body.append(dialog);
  startBox(dialog, { perGroup: 4, close });
  return dialog;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/**
 * Open search with its button, `/`, or Ctrl or Cmd and K. Its code loads when the reader points at or focuses the button.
 * In a browser without dialogs, the button opens the search page.
 */
export function startSearch(): void {
  showSearchPage();
  onPageChange(showSearchPage);
  if (!document.querySelector(opener) || typeof HTMLDialogElement === 'undefined') return;

  let dialog: HTMLDialogElement | undefined;
  const open = (event: Event) => {
    event.preventDefault();
    dialog ??= createDialog();
    // This closes the drawer, too: browsers close popovers when a dialog opens.
    if (!dialog.open) dialog.showModal();
    const field = dialog.querySelector('input');
    field?.focus();
    field?.select();
  };

  delegate('click', opener, (_link, event) => {
    if (!isModified(event)) open(event);
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
    delegate(intent, opener, () => {
      if (canSpare(navigator.connection)) loadSearch().catch(() => {});
    });
  addEventListener('popstate', () => dialog?.close());
}
