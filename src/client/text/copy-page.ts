import { delegate } from '../browser/delegate';
import { feedback } from '../browser/show-copied';

interface Copied {
  /** The text copied, counted from 0, and the number of texts. */
  part: number;
  of: number;
}

/**
 * Answer `[data-copy-page]` buttons: copy the text at the address that they name. Where it is JSON, a list of texts, each press
 * copies the next of them.
 */
export function startCopyPage(document: Document): void {
  delegate(document, 'click', '[data-copy-page]', (button) => {
    const { copyPage: address = '', part = '0' } = button.dataset;
    if (button.dataset.busy !== undefined) return;
    button.dataset.busy = '';
    const say = (text: string, then: string) => {
      button.textContent = text;
      setTimeout(() => {
        button.textContent = then;
        delete button.dataset.busy;
      }, feedback);
    };
    const label = button.textContent;
    copy(address, Number(part)).then(
      ({ part: copied, of }) => {
        const next = (copied + 1) % of;
        button.dataset.part = String(next);
        if (of === 1) say('Copied', label);
        else say(`Copied ${copied + 1} of ${of}`, next === 0 ? 'Copy again from 1' : `Copy ${next + 1} of ${of}`);
      },
      () => say('Could not copy', label),
    );
  });
}

async function copy(address: string, part: number): Promise<Copied> {
  let of = 1;
  // Pass the promise to the clipboard: Safari allows writing only within the click itself.
  const text = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    if (!address.endsWith('.json')) return response.text();
    const texts = (await response.json()) as string[];
    of = texts.length;
    return texts[part] ?? '';
  });
  if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text);
  else {
    const blob = text.then((markdown) => new Blob([markdown], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  }
  return { part, of };
}
