import { delegate } from './delegate';

/**
 * Offers a click on a link to search to whoever opens search in place: they listen for `search:open` on the document
 * and prevent its default. Where nobody does, the link leads to the search page.
 */
export function startSearchButton(document: Document): void {
  delegate(document, 'click', '[data-search-open]', (_link, event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!document.dispatchEvent(new CustomEvent('search:open', { cancelable: true }))) event.preventDefault();
  });
}
