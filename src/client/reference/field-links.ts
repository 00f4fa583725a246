import { delegate } from '../browser/elements';
import { showHashTarget } from '../browser/hash-target';
import { isModified } from '../browser/links';
import { onPageChange } from '../browser/page-change';
import { copyText } from '../browser/show-copied';

/**
 * Link to single fields: an address with a field's hash opens the elements around the field, scrolls to it and marks it; a
 * click on a field's link also copies the address.
 * @param isRestored true if the scroll position was restored
 */
export function startFieldLinks(isRestored: () => boolean): void {
  const reveal = () => revealTarget(isRestored());
  reveal();
  onPageChange(reveal);
  addEventListener('hashchange', reveal);
  delegate('click', '.field-link, [data-reference] .anchor', (link, event) => {
    if (isModified(event)) return;
    void copyText((link as HTMLAnchorElement).href, link, 'Link copied');
    // A second click on the same link changes no address and fires no `hashchange`.
    setTimeout(reveal);
  });
}

/** Show and mark the field that the page's address names. */
function revealTarget(isRestored: boolean): void {
  for (const marked of document.querySelectorAll('[data-target]')) marked.removeAttribute('data-target');
  const target = showHashTarget(isRestored);
  if (target?.matches('.field, .variant, .response > div')) target.dataset.target = '';
}
