/** How long a button says that it has copied, in milliseconds. */
const feedback = 2000;

/**
 * Answers every `[data-copy]` button of the page, also of pages that come later: it copies the attribute's text or, where that
 * is empty, the code beside it. Where the browser refuses the clipboard, that code is selected instead.
 */
export function startCopyCode(document: Document): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (button) void copy(button);
  });
}

async function copy(button: HTMLElement): Promise<void> {
  const code = button.parentElement?.querySelector('code') ?? null;
  const text = button.dataset.copy || (code?.textContent ?? '');
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (code) button.ownerDocument.getSelection()?.selectAllChildren(code);
    return;
  }
  if (button.dataset.copied !== undefined) return;
  const label = button.getAttribute('aria-label') ?? '';
  button.dataset.copied = '';
  button.setAttribute('aria-label', 'Copied');
  setTimeout(() => {
    delete button.dataset.copied;
    button.setAttribute('aria-label', label);
  }, feedback);
}
