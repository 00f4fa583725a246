import { delegate } from '../browser/delegate';

/** Expand or collapse all field trees of a page: `[data-tree=open]` and `[data-tree=close]`. */
export function startFieldTree(document: Document): void {
  delegate(document, 'click', '[data-tree]', (button) => {
    const open = button.dataset.tree === 'open';
    const top = button.getBoundingClientRect().top;
    for (const details of button.closest('.operation')?.querySelectorAll('details') ?? []) details.open = open;
    scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
  });
}
