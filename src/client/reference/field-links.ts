import { delegate } from '../browser/delegate';
import { hashTarget } from '../browser/hash-target';
import { onPageChange } from '../browser/page-change';
import { showCopied } from '../browser/show-copied';

/**
 * Links to single fields: an address with a field's hash opens what is around the field, scrolls to it and marks it; a click
 * on a field's link also copies the address.
 * @param isRestored tells whether the page is scrolled to where the reader left it
 */
export function startFieldLinks(document: Document, isRestored: () => boolean): void {
  const reveal = () => revealTarget(document, isRestored());
  reveal();
  onPageChange(reveal);
  addEventListener('hashchange', reveal);
  delegate(document, 'click', '.field-link, [data-reference] .anchor', (link) => {
    void copyAddress(link as HTMLAnchorElement);
    // A second click on the same link changes no address, so it brings no `hashchange`.
    setTimeout(reveal);
  });
}

/**
 * Opens and marks the field that the page's address names, where it names one. Scrolls to one that was hidden, which the
 * browser could not, unless the reader comes back to where they were.
 */
function revealTarget(document: Document, isRestored: boolean): void {
  for (const marked of document.querySelectorAll('[data-target]')) marked.removeAttribute('data-target');
  const target = hashTarget(location.hash);
  if (!target?.matches('.field, .variant, .response > div')) return;
  let wasHidden = target.getClientRects().length === 0;
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement) {
      wasHidden ||= !element.open;
      element.open = true;
    }
    if (element.matches('.tab-panel')) choose(element);
  }
  target.dataset.target = '';
  if (wasHidden && !isRestored) target.scrollIntoView();
}

/** A panel is chosen by a radio button, or by the tab that `client/tabs` made of it. */
function choose(panel: Element): void {
  const tab = panel.ownerDocument.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  const radio = panel.previousElementSibling?.previousElementSibling;
  if (tab) tab.click();
  else if (radio instanceof HTMLInputElement) radio.checked = true;
}

async function copyAddress(link: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    return;
  }
  showCopied(link, 'Link copied');
}
