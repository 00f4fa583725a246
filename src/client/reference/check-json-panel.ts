/** The panel of "Check JSON". Nothing that is pasted is kept or sent. */
import type { BodySchemas, CheckedBody } from '../../openapi/words/body-schemas';
import { idStep } from '../../openapi/schema/field-id';
import type { JsonValue } from '../../openapi/model/json';
import { findProblems, type Problem } from '../../openapi/schema/problems';
import { either } from '../../openapi/schema/value-rules';
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

/** Open the panel below the line of a body's button, and put the cursor there; close it where it is open. */
export function togglePanel(button: Element): void {
  const { ownerDocument: document } = button;
  const open = panelOf(button);
  button.setAttribute('aria-expanded', String(!open));
  if (open) {
    unmark(button);
    open.remove();
    return;
  }
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
  const lead = document.createElement('p');
  lead.className = countErrors(all) === 0 ? 'check-valid' : 'check-wrong';
  lead.textContent = verdict(data, body, value, all);
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

const countErrors = (problems: readonly Problem[]) => problems.filter(({ isNote }) => !isNote).length;

function verdict({ bodies, ...schemas }: BodySchemas, body: CheckedBody, value: JsonValue, all: Problem[]): string {
  const errors = countErrors(all);
  const told = errors === 0 ? 'Valid' : errors === 1 ? 'One problem' : `${errors} problems`;
  // A body of optional fields alone takes any object: one with fields that it does not describe was meant for another.
  const others = bodies.filter(
    ({ schema, direction }) => all.length > 0 && findProblems(schemas, schema, value, direction).length === 0,
  );
  const names = either(others.map(({ name }) => name));
  const fitting =
    errors > 0 ? `It is valid for ${names}.` : `It fits ${names} better: all its fields are described there.`;
  return [`${told} for ${body.name}.`, ...(names ? [fitting] : [])].join(' ');
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
