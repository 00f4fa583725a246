import { decode } from '../../text/decode';

const named = (hash: string) => (hash ? document.getElementById(decode(hash.slice(1))) : null);

/**
 * Find the element that a hash such as `#limits` names, and show it: open the folds and choose the tabs around it. What is hidden
 * has no place on the page.
 */
export function hashTarget(hash: string): HTMLElement | null {
  const element = named(hash);
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
    if (around.matches('.tab-panel')) choose(around);
  }
  return element;
}

/** Show what the page's address names; scroll to it if it was hidden, which the browser could not do. */
export function showHashTarget(isRestored: boolean): HTMLElement | null {
  const wasHidden = named(location.hash)?.getClientRects().length === 0;
  const element = hashTarget(location.hash);
  if (wasHidden && !isRestored) element?.scrollIntoView();
  return element;
}

/** Show a panel by its radio button, or by the tab that `src/client/text/tabs.ts` made of it. */
function choose(panel: Element): void {
  const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  const radio = panel.previousElementSibling?.previousElementSibling;
  if (tab) tab.click();
  else if (radio instanceof HTMLInputElement) radio.checked = true;
}
