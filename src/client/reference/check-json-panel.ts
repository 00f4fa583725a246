/** The panel of "Check JSON". Nothing that is pasted is kept or sent. */
import type { BodySchemas, CheckedBody } from '../../openapi/words/body-schemas';
import { idStep } from '../../openapi/schema/field-id';
import { findProblems, type Problem } from '../../openapi/schema/problems';
import { checkJsonStyles } from '../../styles/check-json';
import { readJsonText, type TextPlace } from './json-text';

/** By the address of the page. */
const loaded = new Map<string, Promise<BodySchemas>>();

function load(): Promise<BodySchemas> {
  const { href } = new URL('bodies.json', location.href);
  const loading =
    loaded.get(href) ??
    fetch(href).then((response) => {
      if (!response.ok) throw new Error(`${response.status}`);
      return response.json() as Promise<BodySchemas>;
    });
  loaded.set(href, loading);
  loading.catch(() => loaded.delete(href));
  return loading;
}

let isStyled = false;

function addStyles(document: Document): void {
  if (isStyled || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(checkJsonStyles);
  document.adoptedStyleSheets.push(sheet);
  isStyled = true;
}

const panelOf = (button: Element) => button.closest('.body')?.querySelector(':scope > .check-json');

export function closePanel(button: Element): void {
  unmark(button);
  panelOf(button)?.remove();
}

/** Open the panel below the line of a body's button, and put the cursor there. */
export function openPanel(button: Element): void {
  const { ownerDocument: document } = button;
  if (panelOf(button)) return;
  addStyles(document);
  const make = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    className: string,
    ...content: (Node | string)[]
  ) => {
    const element = document.createElement(name);
    element.className = className;
    element.append(...content);
    return element;
  };
  const text = make('textarea', '');
  Object.assign(text, { rows: 8, spellcheck: false, autocapitalize: 'off', placeholder: '{ … }' });
  const result = make('div', 'check-result');
  result.setAttribute('role', 'status');
  const panel = make(
    'div',
    'check-json',
    make('label', '', 'JSON to check', text),
    make('p', 'note', 'Paste it, or drop a file. It stays in this page: nothing is sent or kept.'),
    result,
  );
  button.parentElement?.after(panel);
  let timer: ReturnType<typeof setTimeout>;
  const check = () => void show(button, text.value, result);
  text.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(check, 150);
  });
  panel.addEventListener('dragover', (event) => event.preventDefault());
  panel.addEventListener('drop', (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    void file.text().then((content) => {
      text.value = content;
      check();
    });
  });
  // Selects what a line of the result is about.
  result.addEventListener('click', (event) => {
    const place = (event.target as Element).closest<HTMLElement>('[data-offset]')?.dataset.offset;
    if (place === undefined) return;
    text.focus();
    text.setSelectionRange(Number(place), Number(place) + 1);
  });
  text.focus();
  load().catch(() => result.replaceChildren('The schemas did not arrive. Try again later.'));
}

function unmark(button: Element): void {
  for (const field of button.closest('.body')?.querySelectorAll('[data-problem]') ?? [])
    field.removeAttribute('data-problem');
}

async function show(button: Element, text: string, result: HTMLElement): Promise<void> {
  const data = await load().catch(() => undefined);
  const body = data?.bodies.find(({ id }) => id === button.getAttribute('data-check'));
  unmark(button);
  if (!data || !body) return result.replaceChildren('The schemas did not arrive. Try again later.');
  if (text.trim() === '') return result.replaceChildren();
  const { value, mistake, repeated, placeOf } = readJsonText(text);
  const { ownerDocument: document } = result;
  if (value === undefined || mistake) {
    const line = document.createElement('p');
    if (mistake) line.append(placeButton(document, mistake, text), ` ${mistake.message}`);
    return result.replaceChildren(line);
  }
  const all = [
    ...findProblems(data, body.schema, value, body.direction),
    ...repeated.map((path): Problem => ({
      path,
      message: 'is there twice: the last one counts',
      isNote: true,
      isName: true,
    })),
  ];
  const errors = all.filter(({ isNote }) => !isNote);
  const lead = document.createElement('p');
  lead.className = errors.length === 0 ? 'check-valid' : 'check-wrong';
  lead.textContent = verdict(data, body, value, errors.length);
  const list = document.createElement('ul');
  const shown = all.slice(0, 50);
  list.append(
    ...shown.map((problem) => {
      const item = document.createElement('li');
      const { path, message, isName } = problem;
      const field = fieldOf(document, body, problem);
      if (field && !problem.isNote) field.setAttribute('data-problem', '');
      const name: Node | string = path.length === 0 ? 'The body' : document.createElement(field ? 'a' : 'code');
      if (typeof name !== 'string') name.textContent = pathText(path);
      if (field && name instanceof HTMLAnchorElement) name.href = `#${field.id}`;
      item.append(placeButton(document, placeOf(path, isName), text), ' ', name, ` ${message}.`);
      return item;
    }),
    ...(all.length > shown.length
      ? [Object.assign(document.createElement('li'), { textContent: `${all.length - shown.length} more.` })]
      : []),
  );
  result.replaceChildren(lead, list);
}

function verdict(
  data: BodySchemas,
  body: CheckedBody,
  value: Parameters<typeof findProblems>[2],
  errors: number,
): string {
  if (errors === 0) return `Valid for ${body.name}.`;
  const others = data.bodies.filter(
    (other) =>
      other !== body && !findProblems(data, other.schema, value, other.direction).some(({ isNote }) => !isNote),
  );
  const fitting = others.length === 0 ? '' : ` It is valid for ${others.map(({ name }) => name).join(' and ')}.`;
  return `${errors === 1 ? 'One problem' : `${errors} problems`} for ${body.name}.${fitting}`;
}

function placeButton(document: Document, { line, column }: TextPlace, text: string): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'check-place';
  const before = text.split('\n').slice(0, line - 1);
  button.dataset.offset = String(before.join('\n').length + (before.length > 0 ? 1 : 0) + column - 1);
  button.textContent = `Line ${line}, column ${column}:`;
  return button;
}

/** Write a path as programs do: `users[0].name`. */
function pathText(path: Problem['path']): string {
  return path.reduce<string>(
    (text, step) =>
      typeof step === 'number'
        ? `${text}[${step}]`
        : /^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(step)
          ? `${text}${text && '.'}${step}`
          : `${text}[${JSON.stringify(step)}]`,
    '',
  );
}

/** Find the row of a field, or of the closest one around it. */
function fieldOf(document: Document, { id }: CheckedBody, { path, missing }: Problem): HTMLElement | undefined {
  const steps = [...path, ...(missing === undefined ? [] : [missing])].filter((step) => typeof step === 'string');
  for (let length = steps.length; length > 0; length--) {
    const field = document.getElementById([id, ...steps.slice(0, length).map(idStep)].join('.'));
    if (field) return field;
  }
  return undefined;
}
