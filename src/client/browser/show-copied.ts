/** Milliseconds for which an element shows the result of a click. */
export const feedback = 2000;

/** Copy a text, and mark an element as copied for a while. @returns false if the browser refuses the clipboard */
export async function copyText(text: string, element: HTMLElement, label: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  if (element.dataset.copied !== undefined) return true;
  const usual = element.getAttribute('aria-label');
  element.dataset.copied = '';
  element.setAttribute('aria-label', label);
  setTimeout(() => {
    delete element.dataset.copied;
    if (usual === null) element.removeAttribute('aria-label');
    else element.setAttribute('aria-label', usual);
  }, feedback);
  return true;
}
