import { delegate } from '../browser/elements';
import { copyText, feedback } from '../browser/show-copied';

/**
 * Let each `[data-copy]` button copy its text or, if that is empty, the code next to it. Select the code if the browser refuses
 * the clipboard.
 */
export function startCopyCode(): void {
  delegate('click', '[data-copy]', (button) => void copyCode(button));
}

async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.parentElement?.querySelector('code') ?? null;
  const text = button.dataset.copy || (code?.textContent ?? '');
  if (!(await copyText(text, button, 'Copied')) && code) document.getSelection()?.selectAllChildren(code);
}

/** Handle `[data-copy-page]` buttons: copy the text at the address that they name. */
export function startCopyPage(): void {
  delegate('click', '[data-copy-page]', (button) => {
    const { copyPage: address = '', busy } = button.dataset;
    if (busy !== undefined) return;
    button.dataset.busy = '';
    const label = button.textContent;
    const say = (text: string) => {
      button.textContent = text;
      setTimeout(() => {
        button.textContent = label;
        delete button.dataset.busy;
      }, feedback);
    };
    copyFile(address).then(
      () => say('Copied'),
      () => say('Could not copy'),
    );
  });
}

async function copyFile(address: string): Promise<void> {
  // Pass the promise to the clipboard: Safari allows writing only within the click itself.
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address} has the status ${response.status}.`);
    return response.text();
  });
  if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text);
  else {
    const blob = text.then((markdown) => new Blob([markdown], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  }
}
