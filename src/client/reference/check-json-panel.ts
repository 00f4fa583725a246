/** The panel of "Check JSON". It neither keeps nor sends what readers paste. */
import type { BodiesFile, BodySchemas } from '../../openapi/words/body-schemas';
import type { Schemas } from '../../openapi/schema/view';
import { checkJsonStyles } from '../../styles/check-json';
import { addStyles, element } from '../browser/elements';
import { checkText, wholeBody } from './check-body';
import type { TextPlace } from './json-text';

/** The number of findings that a result shows. */
const mostFindings = 50;

const loaded = new Map<string, Promise<BodySchemas>>();

async function fetchJson<Json>(address: string): Promise<Json> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json() as Promise<Json>;
}

async function loadBodies(address: string): Promise<BodySchemas> {
  const { bodies, schemas } = await fetchJson<BodiesFile>(address);
  return { ...(await fetchJson<Schemas>(new URL(schemas, address).href)), bodies };
}

function load(): Promise<BodySchemas> {
  const { href } = new URL('bodies.json', location.href);
  const loading = loaded.get(href) ?? loadBodies(href);
  loaded.set(href, loading);
  loading.catch(() => loaded.delete(href));
  return loading;
}

addStyles(checkJsonStyles);

/** Open the panel below the line of a body's button, and put the cursor into it; close it if it is open. */
export function togglePanel(button: Element): void {
  const open = button.closest('.body')?.querySelector(':scope > .check-json');
  button.setAttribute('aria-expanded', String(!open));
  if (open) {
    unmark(button);
    open.remove();
    return;
  }
  const text = element('textarea', { rows: '8', spellcheck: 'false', autocapitalize: 'off', placeholder: '{ … }' });
  const result = element('div', { class: 'check-result', role: 'status' });
  const panel = element(
    'div',
    { class: 'check-json' },
    element('label', {}, 'JSON to check', text),
    element('p', { class: 'note' }, 'Paste it here. It stays in this page: nothing is sent or kept.'),
    result,
  );
  button.parentElement?.after(panel);
  let timer: ReturnType<typeof setTimeout>;
  const check = () => void show(button, text.value, result);
  text.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(check, 150);
  });
  // Select the text that a finding is about.
  result.addEventListener('click', (event) => {
    const place = (event.target as Element).closest<HTMLElement>('[data-offset]')?.dataset.offset;
    if (place === undefined) return;
    text.focus();
    text.setSelectionRange(Number(place), Number(place) + 1);
  });
  text.focus();
  check();
}

function unmark(button: Element): void {
  for (const field of button.closest('.body')?.querySelectorAll('[data-problem]') ?? [])
    field.removeAttribute('data-problem');
}

async function show(button: Element, text: string, result: HTMLElement): Promise<void> {
  const data = await load().catch(() => undefined);
  const body = data?.bodies.find(({ id }) => id === button.getAttribute('data-check'));
  unmark(button);
  if (!data || !body) return result.replaceChildren('The schemas could not be loaded. Try again later.');
  if (text.trim() === '') return result.replaceChildren();
  const { verdict, isValid, findings } = checkText(data, body, text);
  if (!verdict) {
    const mistakes = findings.flatMap(({ place, message }) => [placeButton(place), ` ${message}`]);
    return result.replaceChildren(element('p', {}, ...mistakes));
  }
  const lead = element('p', isValid ? { class: 'check-valid' } : {}, verdict);
  const shown = findings.slice(0, mostFindings);
  const items = shown.map(({ place, name, message, rows, isNote }) => {
    const field = rows.map((id) => document.getElementById(id)).find((row) => row !== null);
    if (field && !isNote) field.setAttribute('data-problem', '');
    const named = field
      ? element('a', { href: `#${field.id}` }, name)
      : element(name === wholeBody ? 'span' : 'code', {}, name);
    return element('li', {}, placeButton(place), ' ', named, ` ${message}`);
  });
  const more = findings.length - shown.length;
  const list = element(
    'ul',
    { class: 'check-findings' },
    ...items,
    ...(more > 0 ? [element('li', {}, `${more} more.`)] : []),
  );
  result.replaceChildren(lead, list);
}

function placeButton({ offset, line, column }: TextPlace): HTMLElement {
  const attributes = { type: 'button', class: 'check-place', 'data-offset': String(offset) };
  return element('button', attributes, `Line ${line}, column ${column}:`);
}
