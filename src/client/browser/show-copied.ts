/** Milliseconds for which an element shows the result of a click. */
export const feedback = 2000;

/** Mark an element as copied for a while, with a label that says so. */
export function showCopied(element: HTMLElement, label: string): void {
  if (element.dataset.copied !== undefined) return;
  const usual = element.getAttribute('aria-label');
  element.dataset.copied = '';
  element.setAttribute('aria-label', label);
  setTimeout(() => {
    delete element.dataset.copied;
    if (usual === null) element.removeAttribute('aria-label');
    else element.setAttribute('aria-label', usual);
  }, feedback);
}
