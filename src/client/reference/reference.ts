import { bodyTab } from '../../text/reference-parts';
import { delegate } from '../browser/elements';
import { onPageChange } from '../browser/page-change';
import { serverEvent, startServerChoice } from './server-choice';
import { hashTarget } from '../browser/hash-target';
import { isModified } from '../browser/links';
import { copyText } from '../browser/show-copied';

/** Start every behaviour of the API reference, for this page and later ones. */
export function startReference(): void {
  startTypedValues();
  startServerChoice();
  startFieldLinks();
  startFieldTree();
  startIndexFilter();
  startCheckJson();
}

/** Expand or collapse all field trees of a page: `[data-tree=open]` and `[data-tree=close]`. */
function startFieldTree(): void {
  delegate('click', '[data-tree]', (button) => {
    const open = button.dataset.tree === 'open';
    const top = button.getBoundingClientRect().top;
    for (const details of button.closest('.operation')?.querySelectorAll('details') ?? []) details.open = open;
    scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
  });
}

/** "Check JSON" of a body: a panel that checks pasted JSON against the body's schema. It is loaded with the first press. */
function startCheckJson(): void {
  delegate('click', '[data-check]', (button) => {
    void import('./check-json-panel').then(({ togglePanel }) => togglePanel(button));
  });
}

/** Filter an API's index: show the entries that hold every typed word, and their number. */
function startIndexFilter(): void {
  const apply = (input: Element) => {
    const index = input.closest<HTMLElement>('.api-index');
    if (index) filter(index, (input as HTMLInputElement).value);
  };
  delegate('input', '[data-filter]', apply);
  // The reader may have typed before this code was loaded. If the field is empty, folds stay as they are.
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-filter]')) if (input.value) apply(input);
}

function filter(index: HTMLElement, typed: string): void {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  const entries = index.querySelectorAll<HTMLElement>('[data-filter-group] > ul > li');
  for (const entry of entries) {
    const text = entry.textContent.toLowerCase();
    entry.hidden = !words.every((word) => text.includes(word));
    if (!entry.hidden) found += 1;
  }
  // Hide a group without entries only while something is typed.
  const isFiltered = words.length > 0;
  for (const group of index.querySelectorAll<HTMLElement>('[data-filter-group]')) {
    group.hidden = isFiltered && !group.querySelector(':scope > ul > li:not([hidden])');
    if (group instanceof HTMLDetailsElement) group.open = isFiltered;
  }
  for (const group of index.querySelectorAll<HTMLElement>('.group, :scope > section:not([data-filter-group])'))
    group.hidden = isFiltered && !group.querySelector('[data-filter-group]:not([hidden])');
  const result = index.querySelector('[data-filter-result]');
  if (result) result.textContent = isFiltered ? resultText(words, found, entries.length) : '';
}

const resultText = (words: readonly string[], found: number, all: number) =>
  found === 0
    ? `Nothing matches “${words.join(' ')}”. Empty the field to see all ${all} entries.`
    : `${found} of ${all} entries shown`;

const button = '[data-typed-values]';
const bodyList = '[data-bodies]';
const loadForm = () => import('./typed-values-form');

/** Load the form's code and use it. If the code does not arrive, the page stays as it is. */
const withForm = (use: (form: Awaited<ReturnType<typeof loadForm>>) => void) => void loadForm().then(use, () => {});

const choose = (chosen: HTMLElement) => withForm(({ chooseBody }) => chooseBody(chosen));

/**
 * "Use your own values": a button turns the fields of an operation into a form that its samples follow. Nothing typed is stored
 * or sent.
 */
function startTypedValues(): void {
  delegate('click', button, (pressed) => {
    const operation = pressed.closest<HTMLElement>('.operation');
    if (!operation) return;
    const on = pressed.getAttribute('aria-pressed') !== 'true';
    const set = (isOn: boolean) => pressed.setAttribute('aria-pressed', String(isOn));
    set(on);
    loadForm().then(
      ({ openForm, closeForm }) => (on ? openForm(operation) : closeForm(operation)),
      () => set(!on),
    );
  });
  for (const sign of ['pointerover', 'focusin'] as const) delegate(sign, button, () => void loadForm().catch(() => {}));
  delegate('change', bodyList, choose);
  // A body may have been chosen before this code was loaded.
  for (const list of document.querySelectorAll<HTMLSelectElement>(bodyList)) if (list.selectedIndex > 0) choose(list);
  delegate('click', bodyTab, choose);
  document.addEventListener(serverEvent, ({ target }) => {
    const operation = target as HTMLElement;
    // A server's query belongs after the path, and only the code that prints a sample knows where the path ends.
    if (operation.querySelector('[data-template*="?"]')) withForm(({ printSamples }) => printSamples(operation));
  });
}

/** Mark the field that the page's address names; `startTabs` brings it into view. A click on a field's link also copies the address. */
function startFieldLinks(): void {
  mark();
  onPageChange(mark);
  addEventListener('hashchange', mark);
  delegate('click', '.field-link, [data-reference] .anchor', (link, event) => {
    if (!isModified(event)) void copyText((link as HTMLAnchorElement).href, link, 'Link copied');
  });
}

function mark(): void {
  for (const marked of document.querySelectorAll('[data-target]')) marked.removeAttribute('data-target');
  const target = hashTarget(location.hash);
  if (target?.matches('.field, .variant, .response > div')) target.dataset.target = '';
}
