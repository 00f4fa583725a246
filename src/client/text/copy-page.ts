import { delegate } from '../browser/delegate';
import { feedback } from '../browser/show-copied';

/** Answer `[data-copy-page]` buttons: copy the Markdown at the address that they name. */
export function startCopyPage(document: Document): void {
  delegate(document, 'click', '[data-copy-page]', (button) => {
    const { copyPage: address = '' } = button.dataset;
    const label = button.textContent;
    if (button.dataset.busy !== undefined) return;
    button.dataset.busy = '';
    const say = (text: string) => {
      button.textContent = text;
      setTimeout(() => {
        button.textContent = label;
        delete button.dataset.busy;
      }, feedback);
    };
    copy(address).then(
      () => say('Copied'),
      () => say('Could not copy'),
    );
  });
}

async function copy(address: string): Promise<void> {
  // Pass the promise to the clipboard: Safari allows writing only within the click itself.
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    return response.text();
  });
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((markdown) => new Blob([markdown], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
