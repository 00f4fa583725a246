import { delegate } from '../browser/delegate';

/** "Check JSON" beside a body: a panel that holds pasted JSON against the body's schema. It is loaded with the first press. */
export function startCheckJson(document: Document): void {
  delegate(document, 'click', '[data-check]', (button) => {
    const isOpen = button.getAttribute('aria-expanded') === 'true';
    const set = (open: boolean) => button.setAttribute('aria-expanded', String(open));
    set(!isOpen);
    import('./check-json-panel').then(
      ({ closePanel, openPanel }) => (isOpen ? closePanel(button) : openPanel(button)),
      () => set(isOpen),
    );
  });
}
