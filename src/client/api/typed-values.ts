import { delegate } from '../delegate';

/**
 * "Use your own values": a button turns the fields of an operation into a form that its samples follow. What that takes is loaded at the
 * first press. Nothing typed is kept, and nothing is sent.
 */
export function startTypedValues(document: Document): void {
  delegate(document, 'click', '[data-typed-values]', (button) => {
    const operation = button.closest<HTMLElement>('.operation');
    if (!operation) return;
    const on = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(on));
    void import('./typed-values-form').then(({ openForm, closeForm }) =>
      on ? openForm(operation) : closeForm(operation),
    );
  });
}
