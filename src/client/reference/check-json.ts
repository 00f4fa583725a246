import { delegate } from '../browser/delegate';

/** "Check JSON" of a body: a panel that checks pasted JSON against the body's schema. It is loaded with the first press. */
export function startCheckJson(document: Document): void {
  delegate(document, 'click', '[data-check]', (button) => {
    void import('./check-json-panel').then(({ togglePanel }) => togglePanel(button));
  });
}
