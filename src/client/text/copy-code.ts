import { delegate } from '../browser/delegate';
import { showCopied } from '../browser/show-copied';

/**
 * Answers every `[data-copy]` button of the page, also of pages that come later: it copies the attribute's text or, where that
 * is empty, the code beside it. Where the browser refuses the clipboard, that code is selected instead.
 */
export function startCopyCode(document: Document): void {
  delegate(document, 'click', '[data-copy]', (button) => void copy(button));
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
  showCopied(button, 'Copied');
}
