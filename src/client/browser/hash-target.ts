import { decode } from '../../text/decode';

const named = (hash: string) => (hash ? document.getElementById(decode(hash.slice(1))) : null);

/** Find the element that a hash such as `#limits` names. Open the folds and choose the tabs around it: a hidden element has no place. */
export function hashTarget(hash: string): HTMLElement | null {
  const element = named(hash);
  show(element);
  return element;
}

/** Open the folds and choose the tabs around an element. */
export function show(element: Element | null): void {
  for (let around = element; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
    if (around.matches('.tab-panel')) choose(around);
  }
}

/** Show the element that the page's address names. Scroll to it if it was hidden: the browser could not. */
export function showHashTarget(isRestored: boolean): HTMLElement | null {
  const element = named(location.hash);
  const wasHidden = element?.getClientRects().length === 0;
  show(element);
  if (wasHidden && !isRestored) element?.scrollIntoView();
  return element;
}

/** Show a panel by its radio button, or by the tab that `src/client/text/tabs.ts` made of it. */
function choose(panel: Element): void {
  const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  const radio = panel.previousElementSibling?.previousElementSibling;
  if (tab?.getAttribute('aria-selected') === 'true') return;
  if (tab) tab.click();
  else if (radio instanceof HTMLInputElement) radio.checked = true;
}
