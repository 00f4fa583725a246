import { canSpare } from '../browser/connection';
import { delegate } from '../browser/delegate';
import { whenIdle } from '../browser/idle';
import { onPageChange } from '../browser/page-change';

const button = '[data-typed-values]';
const bodies = 'select[data-bodies]';
/** Tabs of variants, media types and examples of the request's body. */
const bodyTabs = '.operation [role=tab][id^=body]';
const loadForm = () => import('./typed-values-form');

/**
 * "Use your own values": a button turns the fields of an operation into a form that its samples follow. The form's code is
 * loaded when a page with the button is idle. Nothing typed is stored or sent; it stays while the reader goes from page to page.
 */
export function startTypedValues(document: Document): void {
  delegate(document, 'click', button, (pressed) => {
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
  // Tabs and list follow each other where they name the same body; every sample follows the list.
  delegate(document, 'change', bodies, (list) => {
    const operation = list.closest<HTMLElement>('.operation');
    for (const tab of operation?.querySelectorAll<HTMLElement>(bodyTabs) ?? [])
      if (isOf(tab, chosenIn(list)) && tab.ariaSelected !== 'true') tab.click();
    if (operation) showBody(operation);
  });
  delegate(document, 'click', bodyTabs, (tab) => {
    const operation = tab.closest<HTMLElement>('.operation');
    const list = operation?.querySelector<HTMLSelectElement>(bodies);
    const index = [...(list?.options ?? [])].findIndex((option) => isOf(tab, option));
    if (list && index >= 0 && !isOf(tab, chosenIn(list))) list.selectedIndex = index;
    if (operation) showBody(operation);
  });
  const prepare = () => {
    if (canSpare(navigator.connection) && document.querySelector(button))
      whenIdle(() => void loadForm().catch(() => {}));
  };
  if (document.readyState === 'complete') prepare();
  else addEventListener('load', prepare);
  onPageChange(prepare);
}

const chosenIn = (list: HTMLElement) => (list instanceof HTMLSelectElement ? list.selectedOptions[0] : undefined);

/** True for a tab of the option's name, or of one part of it: the media type, or the name within it. */
function isOf({ textContent }: HTMLElement, option: HTMLOptionElement | undefined): boolean {
  const label = option?.label ?? '';
  return label === textContent || label.startsWith(`${textContent}: `) || label.endsWith(`: ${textContent}`);
}

const showBody = (operation: HTMLElement) =>
  void loadForm().then(
    (form) => form.showBody(operation),
    () => {},
  );
