import { delegate } from '../browser/delegate';
import { showCopied } from '../browser/show-copied';

/**
 * Answer every `[data-copy]` button, on later pages too: copy the attribute's text or, if that is empty, the code beside
 * it. Select the code instead where the browser refuses the clipboard.
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
