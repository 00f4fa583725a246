import { dialogStyles, fieldStyles } from '../../styles/search';
import { trusted } from '../browser/trusted';
import { startBox } from './box';
import { addStyles } from './load';
import { boxHtml, closeIcon, iconHtml } from './markup';

const closeButton = `<button type="button" aria-label="Close search">${iconHtml(closeIcon)}</button>`;
const hints =
  '<p class="search-hints" aria-hidden="true"><span><kbd>↑</kbd><kbd>↓</kbd>to choose</span><span><kbd>Enter</kbd>to open</span><span><kbd>Esc</kbd>to close</span></p>';

/**
 * Make the dialog, closed, with a field that takes keys at once; it stays in the page with the last query.
 * @param searchPage path of the search page, path prefix included
 */
export function createDialog(searchPage: string): HTMLDialogElement {
  addStyles(fieldStyles + dialogStyles);
  const dialog = document.createElement('dialog');
  const close = () => dialog.close();
  dialog.id = 'search:dialog';
  dialog.className = 'search-dialog';
  dialog.setAttribute('aria-label', 'Search');
  dialog.innerHTML = trusted.createHTML(boxHtml('', closeButton) + hints);
  dialog.querySelector('button')?.addEventListener('click', close);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) close();
  });
  document.body.append(dialog);
  startBox(dialog, { searchPage, perGroup: 4, close });
  return dialog;
}
