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
