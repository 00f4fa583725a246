import { delegate } from '../browser/elements';
import { updateSidebar } from './sidebar';

const selector = 'details[data-dropdown]';

/** Open a dropdown when a mouse points at it; close it on Escape, on leaving it, and on a choice. */
export function startDropdown(): void {
  const close = (keep?: EventTarget | null) => {
    for (const dropdown of document.querySelectorAll<HTMLDetailsElement>(`${selector}[open]`))
      if (!(keep instanceof Node && dropdown.contains(keep))) dropdown.open = false;
  };
  /** The dropdown opened only by pointing: a click keeps it open, and pointing elsewhere closes it. */
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

/** List the elements around the menu, from its siblings up to those of the application's root. */
function* surroundings(menu: Element): Generator<Element> {
  for (let inner = menu; inner.parentElement && inner.id !== '___gatsby'; inner = inner.parentElement)
    for (const sibling of inner.parentElement.children) if (sibling !== inner) yield sibling;
}

/**
 * Make the open drawer modal: keep focus inside, announce a dialog, close it on navigation. The browser opens it, and closes it
 * on Escape and on a press outside. Without popovers the menu's button leads to the search page.
 */
export function startMenu(): void {
  if (!('popover' in HTMLElement.prototype)) {
    const index = document.querySelector<HTMLAnchorElement>('a[data-search-open]');
    delegate('click', '[popovertarget]', () => index && location.assign(index.href));
    return;
  }
  const menu = () => document.querySelector<HTMLElement>('[data-menu]');
  const close = () => document.querySelector<HTMLElement>('[data-menu]:popover-open')?.hidePopover();

  const makeModal = (menu: HTMLElement) => {
    menu.setAttribute('role', 'dialog');
    menu.setAttribute('aria-modal', 'true');
    menu.setAttribute('aria-label', 'Menu');
    menu.querySelector<HTMLElement>('[popovertargetaction=hide]')?.focus();
    // Focus first: it makes the browser compute styles at once, and `inert` changes the styles of all elements.
    for (const element of surroundings(menu)) element.setAttribute('inert', '');
    updateSidebar();
  };

  const onBeforeToggle = ({ target, newState }: ToggleEvent) => {
    if (target !== menu() || newState === 'open') return;
    for (const element of surroundings(target as Element)) element.removeAttribute('inert');
    for (const name of ['role', 'aria-modal', 'aria-label']) (target as Element).removeAttribute(name);
  };
  const onToggle = ({ target, newState }: ToggleEvent) => {
    if (!(target instanceof HTMLElement) || target !== menu()) return;
    if (newState === 'open') return makeModal(target);
    const focused = document.activeElement;
    // A press outside has moved focus to an element around the menu.
    if (focused?.contains(target) || target.contains(focused))
      document.querySelector<HTMLElement>('[popovertarget]:not([popovertargetaction])')?.focus();
  };
  document.addEventListener('beforetoggle', onBeforeToggle as EventListener, true);
  document.addEventListener('toggle', onToggle as EventListener, true);

  delegate('click', '[data-menu] a', close);
  addEventListener('popstate', close);
  matchMedia('(min-width: 62.26em)').addEventListener('change', close);

  // It may have been opened before this code started.
  const open = menu();
  if (open?.matches(':popover-open')) makeModal(open);
}
