import { showCopied } from './show-copied';
import './start-app';

/**
 * Does what was asked for before the application listened (`start-app.ts`): presses of buttons, unless the browser has
 * acted on them itself; what is to be remembered of a category that was opened or closed; and search.
 */
export function answerEarly(document: Document): void {
  const { early } = window;
  if (!early) return;
  early.end();
  for (const target of early.clicks) {
    target.closest<HTMLElement>('button:not([popovertarget])')?.click();
    const category = target.closest('summary')?.closest('details');
    if (!category) continue;
    // The browser closes categories of the same name.
    for (const changed of [category, ...document.getElementsByName(category.name)])
      changed.dispatchEvent(new Event('toggle'));
  }
  void early.copied?.then((button) => button && showCopied(button, 'Copied'));
  early.search?.click();
  const field = early.typed && document.querySelector<HTMLInputElement>('dialog[open] input');
  if (!field) return;
  field.value = early.typed;
  field.dispatchEvent(new Event('input'));
}
