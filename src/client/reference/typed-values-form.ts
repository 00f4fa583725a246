import { highlightSample } from '../../openapi/samples/highlight-sample';
import type { RequestShape } from '../../openapi/samples/request';
import { sampleLanguages } from '../../openapi/samples/samples';
import { exampleText, typedRequest, unquoted, type Typed } from '../../openapi/samples/typed';
import { bodyTab, part, selector, type Part } from '../../text/reference-parts';
import { typedValuesStyles } from '../../styles/typed-values';
import { addStyles, element } from '../browser/elements';
import { onPageChange } from '../browser/page-change';
import { trusted } from '../browser/trusted';
import { serverEvent } from './server-choice';

const find = <Found extends HTMLElement>(around: Element, name: Part) => around.querySelector<Found>(selector(name));

const operationOf = (inside: Element | null) => inside?.closest<HTMLElement>(selector(part.operation));

addStyles(typedValuesStyles);

/** True while the form is open: the next page opens it, too. */
let isOpen = false;

onPageChange(() => {
  const button = document.querySelector(`${selector(part.typedValues)}[aria-pressed=false]`);
  const operation = operationOf(button);
  if (!isOpen || !operation) return;
  button?.setAttribute('aria-pressed', 'true');
  openForm(operation, false);
});

for (const change of ['input', serverEvent])
  document.addEventListener(change, ({ target }) => {
    const operation = operationOf(target as Element);
    if (operation?.querySelector('.typed')) printSamples(operation);
  });

/**
 * Turn an operation's request into a form that its samples follow. Inputs are in the rows of their fields or, in one column, in
 * a list below the samples. They keep what was typed on earlier pages.
 */
export function openForm(operation: HTMLElement, hasFocus = true): void {
  isOpen = true;
  const shape = shapeOf(operation);
  if (!shape || operation.querySelector('.typed')) return;
  const list = isOneColumn(operation) ? element('div', { class: 'typed-list' }) : undefined;
  if (list) find(operation, part.samples)?.after(list);
  (list ?? find(operation, part.contract))?.prepend(element('p', { class: 'typed' }, staying));
  const authorization = list ?? find(operation, part.authorization);
  for (const { name, prefix, placeholder } of shape.credentials) {
    const target = { place: 'secret', path: [name], type: 'string' };
    authorization?.append(typedInput(target, prefix ? 'token' : name, textInput(placeholder)));
  }
  for (const row of operation.querySelectorAll<HTMLElement>(fieldRows)) {
    // Only the chosen variant gets inputs.
    if (row.closest('[hidden]')) continue;
    const target = targetOf(row);
    // A part that is written as text, such as XML, has no fields to fill.
    const [name = '', ...inside] = target.path;
    if (inside.length > 0 && /[/+](?:xml|yaml)\b/i.test(shape.body?.types?.[name] ?? '')) continue;
    const control = controlOf(row, target.type, exampleText(shape, target.place, target.path));
    const label = typedInput(target, list ? target.path.join('.') : nameOf(row), control);
    if (list) list.append(label);
    else find(row, part.fieldHead)?.after(label);
  }
  if (kept.size > 0) printSamples(operation);
  if (hasFocus) controlsOf(operation)[0]?.focus();
}

/** Forget what was typed, remove the inputs, and restore the samples. */
export function closeForm(operation: HTMLElement): void {
  isOpen = false;
  kept.clear();
  removeInputs(operation);
  printSamples(operation);
}

function removeInputs(operation: HTMLElement): void {
  for (const typed of operation.querySelectorAll('.typed, .typed-list')) typed.remove();
}

/**
 * Let the list of bodies, the tabs that name a body, the samples and an open form follow each other.
 * @param chosen the list, or the pressed tab
 */
export function chooseBody(chosen: HTMLElement): void {
  const operation = operationOf(chosen);
  if (!operation) return;
  const list = find<HTMLSelectElement>(operation, part.bodies);
  const option = list?.selectedOptions[0];
  if (chosen === list) {
    for (const tab of operation.querySelectorAll<HTMLElement>(`${bodyTab}[aria-selected=false]`))
      if (isOf(tab, option)) tab.click();
  } else if (list && !isOf(chosen, option)) {
    const named = [...list.options].find((one) => isOf(chosen, one));
    if (named) named.selected = true;
  }
  const wasOpen = operation.querySelector('.typed');
  removeInputs(operation);
  if (list || wasOpen) printSamples(operation);
  if (wasOpen) openForm(operation, false);
}

/** True for a tab with the option's name or a part of it: the media type, or the name after it. */
function isOf({ textContent }: HTMLElement, option: HTMLOptionElement | undefined): boolean {
  const label = option?.label ?? '';
  return label === textContent || label.startsWith(`${textContent}: `) || label.endsWith(`: ${textContent}`);
}

/** True if the samples are above the fields, not next to them. */
const isOneColumn = (operation: HTMLElement) => !getComputedStyle(operation).gridTemplateColumns.includes(' ');

const staying =
  'What you type stays as you go from operation to operation, until you close this form or the tab. It is neither stored nor sent.';

/** Matches parameters, and the fields of a body that hold no other fields. */
const fieldRows = [
  `${selector(part.in)} > ${selector(part.fields)} > ${selector(part.field)}`,
  `${selector(part.editableBody)} ${selector(part.inputType)}:not([${part.inputType}^=object])`,
].join();

function targetOf(row: HTMLElement): Target {
  const place = row.closest(selector(part.in))?.getAttribute(part.in) ?? 'body';
  return { place, path: pathOf(row), type: row.getAttribute(part.inputType)?.split(' ')[0] ?? 'string' };
}

/** List the names from the outermost field down to this row's. */
function pathOf(row: Element): string[] {
  const outer = row.parentElement?.closest(selector(part.field));
  return [...(outer ? pathOf(outer) : []), nameOf(row)];
}

const nameOf = (row: Element) => find(row, part.name)?.textContent ?? '';

/** Make the control of a field: a list of its values, or a text. */
function controlOf(row: HTMLElement, type: string, placeholder: string): Control {
  const lists = `:scope > :is(${selector(part.allowed)}, ${selector(part.more)}) ${selector(part.values)}`;
  const values = row.querySelectorAll(`${lists} code:not(dd code)`);
  if (row.getAttribute(part.inputType)?.endsWith('enum'))
    return select([...values].map(({ textContent }) => unquoted(textContent, type)));
  if (type === 'boolean') return select(['true', 'false']);
  return textInput(placeholder, row.getAttribute(part.pattern) ?? numbers[type]);
}

const numbers: Record<string, string | undefined> = {
  integer: '^-?\\d+$',
  number: '^-?\\d+(\\.\\d+)?([eE][-+]?\\d+)?$',
};

type Control = HTMLInputElement | HTMLSelectElement;

/** The parameter or body field that an input fills in. */
type Target = Omit<Typed, 'text'>;
const targets = new WeakMap<Control, Target>();

/** Typed values by `useOf`, only in memory: they end with the form and with the document. */
const kept = new Map<string, string>();

/** Name the value that an input shares with others: operations of an API share parameters and secrets, but no body's fields. */
function useOf({ place, path }: Target): string {
  const page = location.pathname;
  return [place === 'body' ? page : page.replace(/[^/]*\/?$/, ''), place, JSON.stringify(path)].join(' ');
}

/** Label a control. It shows the value that it shares with other inputs, and stores changes. */
function typedInput(target: Target, name: string, control: Control): HTMLLabelElement {
  const use = useOf(target);
  targets.set(control, target);
  control.value = kept.get(use) ?? '';
  control.addEventListener('input', () => kept.set(use, control.value));
  return element('label', { class: 'typed' }, element('span', {}, `Your ${name}`), control);
}

const controlsOf = (operation: HTMLElement) => operation.querySelectorAll<Control>('.typed :is(input, select)');

/** List the typed values of an operation; none if its form is closed. */
function typedIn(operation: HTMLElement): Typed[] {
  return [...controlsOf(operation)].flatMap((control) => {
    const target = targets.get(control);
    return target ? [{ ...target, text: control.value }] : [];
  });
}

/** @param pattern a regular expression: the browser marks a value that does not match, and the sample shows it all the same */
function textInput(placeholder: string, pattern?: string): HTMLInputElement {
  // Keep the browser from storing the value or sending it to a spelling service.
  const input = element('input', { type: 'text', placeholder, autocomplete: 'off', spellcheck: 'false' });
  if (pattern === undefined) return input;
  try {
    // HTML compiles `pattern` with this flag, and logs an error for an invalid one.
    new RegExp(pattern, 'v');
    Object.assign(input, { pattern: `.*(?:${pattern}).*`, title: `To match ${pattern}` });
  } catch {
    // The value is then not checked.
  }
  return input;
}

const select = (values: string[]): HTMLSelectElement =>
  element('select', {}, ...['', ...values].map((value) => new Option(value, value)));

/** Read the shape of an operation's request, with the body that the reader chose; null if the page has no request. */
function shapeOf(operation: HTMLElement): RequestShape | null {
  const text = find(operation, part.requestShape)?.textContent;
  if (!text) return null;
  const shape = JSON.parse(text) as RequestShape;
  const chosen = find<HTMLSelectElement>(operation, part.bodies)?.selectedIndex ?? 0;
  return { ...shape, body: shape.bodies?.[chosen] ?? shape.body };
}

/** Print every sample again from the server, the body and the values that the reader chose. */
export function printSamples(operation: HTMLElement): void {
  const shape = shapeOf(operation);
  if (!shape) return;
  const typed = typedIn(operation);
  const server = find(operation, part.serverUrl)?.getAttribute(part.serverUrl) ?? undefined;
  for (const sample of operation.querySelectorAll(selector(part.sample))) {
    const language = sampleLanguages.find(({ id }) => id === sample.getAttribute(part.sample));
    const code = sample.querySelector('code');
    const request = typedRequest(shape, typed, server, sample.hasAttribute(part.all));
    if (language && code)
      code.innerHTML = trusted.createHTML(highlightSample(language.print(request), language.grammar));
  }
}
