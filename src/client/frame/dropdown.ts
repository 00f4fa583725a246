import { delegate } from '../browser/elements';

const selector = 'details[data-dropdown]';

/** Open a dropdown when a mouse points at it; close it on Escape, on leaving it, and on a choice. */
export function startDropdown(): void {
  const close = (keep?: EventTarget | null) => {
    for (const dropdown of document.querySelectorAll<HTMLDetailsElement>(`${selector}[open]`))
      if (!(keep instanceof Node && dropdown.contains(keep))) dropdown.open = false;
  };
  /** The dropdown that is open only because the mouse points at it: a click keeps it open, and pointing elsewhere closes it. */
  let pointedAt: HTMLDetailsElement | null = null;

  document.addEventListener('pointerover', ({ target, relatedTarget, pointerType }) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    const dropdown = target.closest<HTMLDetailsElement>(selector);
    if (dropdown && relatedTarget instanceof Node && dropdown.contains(relatedTarget)) return;
    if (dropdown === pointedAt || dropdown?.open) return;
    if (pointedAt) close(dropdown);
    pointedAt = dropdown;
    if (dropdown) dropdown.open = true;
  });
  delegate('click', `${selector} summary`, (summary, event) => {
    const isKept = summary.parentElement === pointedAt && pointedAt?.open;
    pointedAt = null;
    if (isKept) event.preventDefault();
  });
  document.addEventListener('click', ({ target }) => {
    close(target instanceof Element && target.closest(`${selector} a`) ? null : target);
  });
  document.addEventListener('focusin', ({ target }) => close(target));
  document.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape') return;
    if (target instanceof Element) target.closest(selector)?.querySelector('summary')?.focus();
    close();
  });
}
