import { delegate } from '../browser/elements';
import { hashTarget } from '../browser/hash-target';
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
  delegate('click', '.field-link, [data-reference] .anchor', (link) => {
    void copyText((link as HTMLAnchorElement).href, link, 'Link copied');
    // A second click on the same link changes no address and fires no `hashchange`.
    setTimeout(reveal);
  });
}

/**
 * Show and mark the field that the page's address names. Scroll to one in a tab that was hidden, which the browser could not
 * do, unless the scroll position was restored.
 */
function revealTarget(isRestored: boolean): void {
  for (const marked of document.querySelectorAll('[data-target]')) marked.removeAttribute('data-target');
  const target = hashTarget(location.hash);
  if (!target?.matches('.field, .variant, .response > div')) return;
  const wasHidden = target.getClientRects().length === 0;
  for (let element: Element | null = target; element; element = element.parentElement)
    if (element.matches('.tab-panel')) choose(element);
  target.dataset.target = '';
  if (wasHidden && !isRestored) target.scrollIntoView();
}

/** Show a panel by its radio button, or by the tab that `src/client/text/tabs.ts` made of it. */
function choose(panel: Element): void {
  const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  const radio = panel.previousElementSibling?.previousElementSibling;
  if (tab) tab.click();
  else if (radio instanceof HTMLInputElement) radio.checked = true;
}
