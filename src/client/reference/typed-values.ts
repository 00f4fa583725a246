import { canSpare, whenIdle } from '../browser/load-ahead';
import { delegate } from '../browser/elements';
import { onPageChange } from '../browser/page-change';

const button = '[data-typed-values]';
const bodyList = '[data-bodies]';
/** Tabs of variants, media types and examples of the request's body. */
const bodyTabs = '[role=tab][id^=body]';
const loadForm = () => import('./typed-values-form');

const choose = (chosen: HTMLElement) =>
  void loadForm().then(
    ({ chooseBody }) => chooseBody(chosen),
    () => {},
  );

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
  delegate(document, 'change', bodyList, choose);
  delegate(document, 'click', bodyTabs, choose);
  const prepare = () => {
    if (canSpare(navigator.connection) && document.querySelector(button))
      whenIdle(() => void loadForm().catch(() => {}));
  };
  if (document.readyState === 'complete') prepare();
  else addEventListener('load', prepare);
  onPageChange(prepare);
}
