import { highlightSample } from '../../openapi/samples/highlight';
import type { SampleLanguage } from '../../openapi/samples/languages/language';
import { loadLanguage } from '../../openapi/samples/load-language';
import type { RequestShape } from '../../openapi/samples/request';
import { exampleText, typedRequest } from '../../openapi/samples/typed';
import { canSpare } from '../browser/connection';
import { element } from '../browser/element';
import { onPageChange } from '../browser/page-change';
import { trusted } from '../browser/trusted';
import { serverEvent } from './server-choice';

type Input = HTMLInputElement | HTMLSelectElement;

/**
 * Values that the reader typed, by their use. Only in memory: it ends with the document, so that a tab that is closed or reloaded has
 * forgotten it.
 */
const kept = new Map<string, string>();

/** True while the reader uses own values: the next page opens with them. */
let isOpen = false;

onPageChange(() => {
  const button = document.querySelector('[data-typed-values][aria-pressed=false]');
  const operation = button?.closest<HTMLElement>('.operation');
  if (!isOpen || !operation) return;
  button?.setAttribute('aria-pressed', 'true');
  openForm(operation, false);
});

/** Name the use of an input: a parameter or a secret is that of all operations of its API, a body's field of its own one. */
function useOf({ place = '', path = '' }: DOMStringMap): string {
  const page = location.pathname;
  return [place === 'body' ? page : page.replace(/[^/]*\/?$/, ''), place, path].join(' ');
}

/** True where the samples are above the fields, not beside them. */
const isOneColumn = (operation: HTMLElement) => !getComputedStyle(operation).gridTemplateColumns.includes(' ');

/**
 * Turn an operation's request into a form that its samples follow. The inputs are in the rows of their fields or, where the
 * samples would then be out of view, in one list below the samples. They have what was typed for them on earlier pages.
 * @param hasFocus true if the first input gets the focus
 */
export function openForm(operation: HTMLElement, hasFocus = true): void {
  isOpen = true;
  const shape = shapeOf(operation);
  if (!shape || operation.querySelector('.typed')) return;
  const list = isOneColumn(operation) ? element('div', { class: 'typed-list' }) : undefined;
  if (list) operation.querySelector('.samples')?.after(list);
  (list ?? operation.querySelector('.contract'))?.prepend(note(operation));
  const authorization = list ?? operation.querySelector('[data-authorization]');
  for (const { name, prefix, placeholder } of shape.credentials) {
    const label = prefix ? 'token' : name;
    authorization?.append(labelled(label, textInput(placeholder), { place: 'secret', path: [name] }));
  }
  for (const section of operation.querySelectorAll<HTMLElement>('[data-in]')) {
    for (const row of section.querySelectorAll<HTMLElement>(':scope > .fields > .field')) {
      addInput(shape, row, section.dataset.in ?? '', [nameOf(row)], list);
    }
  }
  for (const row of operation.querySelectorAll<HTMLElement>('[data-body] .field:not([data-type^=object])')) {
    // The fields of one variant at a time.
    if (row.dataset.type !== undefined && !row.closest('[hidden]')) addInput(shape, row, 'body', bodyPath(row), list);
  }
  follow(operation);
  operation.addEventListener('input', onChange);
  operation.addEventListener(serverEvent, onChange);
  if (kept.size > 0) update(operation);
  if (hasFocus) operation.querySelector<HTMLElement>('.typed :is(input, select)')?.focus();
}

const followed = new WeakSet<HTMLElement>();

/** Load the languages of an operation's samples; one that is shown later is loaded then. */
function follow(operation: HTMLElement): void {
  const samples = operation.querySelector('.samples');
  if (!samples || followed.has(operation)) return;
  followed.add(operation);
  if (canSpare(navigator.connection)) for (const sample of samplesOf(operation)) void prepare(operation, sample);
  new MutationObserver(() => update(operation)).observe(samples, { attributeFilter: ['hidden'], subtree: true });
}

/**
 * Let the list of bodies and the tabs follow each other where they name the same body, and every sample, and a form that is
 * open, the list.
 * @param chosen the list, or the pressed tab
 */
export function chooseBody(chosen: HTMLElement): void {
  const operation = chosen.closest<HTMLElement>('.operation');
  if (!operation) return;
  const list = operation.querySelector<HTMLSelectElement>('[data-bodies]');
  if (list && chosen === list) {
    for (const tab of operation.querySelectorAll<HTMLElement>('[role=tab][id^=body][aria-selected=false]'))
      if (isOf(tab, list.selectedOptions[0])) tab.click();
  } else if (list && !isOf(chosen, list.selectedOptions[0])) {
    const index = [...list.options].findIndex((option) => isOf(chosen, option));
    if (index >= 0) list.selectedIndex = index;
  }
  if (operation.querySelector('.typed')) {
    closeForm(operation);
    openForm(operation, false);
  } else if (list) {
    follow(operation);
    update(operation);
  }
}

/** True for a tab of the option's name, or of one part of it: the media type, or the name within it. */
function isOf({ textContent }: HTMLElement, option: HTMLOptionElement | undefined): boolean {
  const label = option?.label ?? '';
  return label === textContent || label.startsWith(`${textContent}: `) || label.endsWith(`: ${textContent}`);
}

/** Say how long typed values stay, with a button that ends it. */
function note(operation: HTMLElement): HTMLElement {
  const forget = element('button', { type: 'button', class: 'action', 'aria-live': 'polite' }, 'Forget');
  forget.addEventListener('click', () => {
    kept.clear();
    for (const input of inputsOf(operation)) input.value = '';
    update(operation);
    forget.textContent = 'Forgotten';
    operation.addEventListener('input', () => (forget.textContent = 'Forget'), { once: true });
  });
  return element(
    'p',
    { class: 'typed' },
    'What you type stays as you go from operation to operation, until you close or reload this tab. It is neither stored nor sent.',
    forget,
  );
}

const inputsOf = (operation: HTMLElement) => operation.querySelectorAll<Input>('.typed :is(input, select)');

/** Remove the inputs, and restore the samples. */
export function closeForm(operation: HTMLElement): void {
  isOpen = false;
  for (const typed of operation.querySelectorAll('.typed, .typed-list')) typed.remove();
  operation.removeEventListener('input', onChange);
  operation.removeEventListener(serverEvent, onChange);
  update(operation);
}

function onChange({ currentTarget, target }: Event): void {
  if ((target instanceof HTMLInputElement || target instanceof HTMLSelectElement) && target.dataset.place)
    kept.set(useOf(target.dataset), target.value);
  if (currentTarget instanceof HTMLElement) update(currentTarget);
}

function shapeOf(operation: HTMLElement): RequestShape | null {
  const text = operation.querySelector('.request-shape')?.textContent;
  if (!text) return null;
  const shape = JSON.parse(text) as RequestShape;
  const chosen = operation.querySelector<HTMLSelectElement>('[data-bodies]')?.selectedIndex ?? 0;
  return { ...shape, body: shape.bodies?.[chosen] ?? shape.body };
}

/** Print every sample again from the inputs. */
function update(operation: HTMLElement): void {
  const shape = shapeOf(operation);
  if (!shape) return;
  const typed = [...inputsOf(operation)].map(({ dataset, value }) => ({
    place: dataset.place ?? '',
    path: JSON.parse(dataset.path ?? '[]') as string[],
    type: dataset.type ?? 'string',
    text: value,
  }));
  const server = operation.querySelector('[data-server-url]')?.textContent ?? undefined;
  for (const sample of samplesOf(operation)) {
    const language = languages.get(sample.dataset.sample ?? '');
    const code = sample.querySelector('code');
    const request = typedRequest(shape, typed, server, sample.dataset.all !== undefined);
    if (language && code)
      code.innerHTML = trusted.createHTML(highlightSample(language.print(request), language.grammar));
    else if (!sample.closest('[hidden]')) void prepare(operation, sample);
  }
}

const samplesOf = (operation: HTMLElement) => operation.querySelectorAll<HTMLElement>('[data-sample]');

/** The languages that are there, by id; null for one on its way. */
const languages = new Map<string, SampleLanguage | null>();

/** Load a sample's language, then print the samples again. One that fails is tried again at the next change. */
async function prepare(operation: HTMLElement, { dataset: { sample = '' } }: HTMLElement): Promise<void> {
  if (languages.has(sample)) return;
  languages.set(sample, null);
  try {
    languages.set(sample, await loadLanguage(sample));
    update(operation);
  } catch {
    languages.delete(sample);
  }
}

const nameOf = (row: Element) => row.querySelector('.name')?.textContent ?? '';

/** List the names from the body's own fields down to this row's. */
function bodyPath(row: Element): string[] {
  const outer = row.parentElement?.closest('.field');
  return [...(outer ? bodyPath(outer) : []), nameOf(row)];
}

/** Add a field's input. @param list the element for the input; by default its field's row */
function addInput(shape: RequestShape, row: HTMLElement, place: string, path: string[], list?: HTMLElement): void {
  const [type = 'string', kind] = (row.dataset.type ?? '').split(' ');
  const values = [...row.querySelectorAll(':scope > :is(.allowed, .more) .values code:not(dd code)')].map(
    ({ textContent }) => textContent,
  );
  const input =
    kind === 'enum'
      ? select(values)
      : type === 'boolean'
        ? select(['true', 'false'])
        : textInput(exampleText(shape, place, path), row.dataset.pattern ?? numbers[type]);
  const label = labelled(list ? path.join('.') : nameOf(row), input, { place, path, type });
  if (list) list.append(label);
  else row.querySelector(':scope > .field-head')?.after(label);
}

const numbers: Record<string, string | undefined> = {
  integer: '^-?\\d+$',
  number: '^-?\\d+(\\.\\d+)?([eE][-+]?\\d+)?$',
};

/** @param pattern the regular expression to match; the browser marks a value that does not, and the sample still takes it */
function textInput(placeholder: string, pattern?: string): HTMLInputElement {
  // Keep the browser from storing the value or sending it to a spelling service.
  const input = element('input', { type: 'text', placeholder, autocomplete: 'off', spellcheck: 'false' });
  if (pattern === undefined) return input;
  try {
    // HTML matches the whole value, and in this mode; an invalid pattern would log an error.
    new RegExp(pattern, 'v');
    Object.assign(input, { pattern: `.*(?:${pattern}).*`, title: `To match ${pattern}` });
  } catch {
    // The value is then not checked.
  }
  return input;
}

function select(values: string[]): HTMLSelectElement {
  return element('select', {}, ...['', ...values].map((value) => new Option(value, value)));
}

function labelled(
  name: string,
  input: Input,
  { place, path, type }: { place: string; path: string[]; type?: string },
): HTMLElement {
  Object.assign(input.dataset, { place, path: JSON.stringify(path), ...(type ? { type } : {}) });
  input.value = kept.get(useOf(input.dataset)) ?? '';
  return element('label', { class: 'typed' }, element('span', {}, `Your ${name}`), input);
}
