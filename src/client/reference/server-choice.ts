import { absoluteServer, divided } from '../../openapi/samples/absolute-server';
import { delegate } from '../browser/elements';
import { readObject, writeEntry } from '../browser/storage';

/** Dispatched on the page's body when its server has changed; bubbles. */
export const serverEvent = 'server-change';

/** The reader's choices, by the API's slug: a server's address as in the specification, and values for its variables. */
type Choices = Record<string, { template: string; variables: Record<string, string> } | undefined>;

/**
 * Let the reader choose a server of an API and fill in its variables. Every address and sample follows, and the browser stores
 * the choice.
 */
export function startServerChoice(): void {
  const restoreAll = () => document.querySelectorAll<HTMLElement>('[data-servers]:not([data-ready])').forEach(restore);
  restoreAll();
  new MutationObserver(restoreAll).observe(document.body, { childList: true, subtree: true });
  delegate('input', '[data-servers] :is(input, select)', choose);
}

/** Use and store the server that an input belongs to. */
function choose(input: Element): void {
  const list = input.closest<HTMLElement>('[data-servers]');
  const item = input.closest('li');
  const radio = item?.querySelector<HTMLInputElement>('[type=radio]');
  if (radio) radio.checked = true;
  if (!list || !item) return;
  const variables = Object.fromEntries(inputs(item).map(({ dataset, value }) => [dataset.variable ?? '', value]));
  const template = item.dataset.template ?? '';
  writeEntry('servers', list.dataset.servers ?? '', { template, variables });
  use(list, item);
}

type Input = HTMLInputElement | HTMLSelectElement;

const inputs = (item: Element): Input[] => [...item.querySelectorAll<Input>('[data-variable]')];

/** Apply a stored choice to a new page. */
function restore(list: HTMLElement): void {
  list.dataset.ready = '';
  // Chosen while this code was loading.
  const early = list.querySelector('[type=radio]:checked:not(:default)');
  if (early) return choose(early);
  const choice = readObject<Choices>('servers')[list.dataset.servers ?? ''];
  const items = list.querySelectorAll<HTMLElement>(':scope > li');
  const item = [...items].find(({ dataset }) => dataset.template === choice?.template);
  if (!choice || !item) return;
  const radio = item.querySelector<HTMLInputElement>('[type=radio]');
  if (radio) radio.checked = true;
  for (const input of inputs(item)) input.value = choice.variables[input.dataset.variable ?? ''] ?? input.value;
  use(list, item);
}

/** Encode characters that a shell or a language would interpret; a variable may hold anything. */
const harmless = (text: string) =>
  text.replace(/[^\w.~:/-]+/g, (part) => encodeURIComponent(part).replaceAll("'", '%27'));

function use(list: HTMLElement, item: HTMLElement): void {
  const fill = (text: string, { dataset, value }: Input) =>
    text.replaceAll(`{${dataset.variable ?? ''}}`, () => harmless(value));
  const address = absoluteServer(inputs(item).reduce(fill, item.dataset.template ?? ''));
  const page = list.closest<HTMLElement>('.operation, .api-overview');
  const before = page?.querySelector<HTMLElement>('[data-server-url]')?.dataset.serverUrl;
  if (!page || !before || before === address) return;
  for (const element of page.querySelectorAll<HTMLElement>('[data-server-url]')) {
    element.dataset.serverUrl = address;
    [element.textContent] = divided(address);
  }
  for (const code of page.querySelectorAll('.samples code')) replaceText(code, divided(before)[0], divided(address)[0]);
  page.dispatchEvent(new Event(serverEvent, { bubbles: true }));
}

function replaceText(element: Element, before: string, after: string): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    node.nodeValue = (node.nodeValue ?? '').replaceAll(before, () => after);
}
