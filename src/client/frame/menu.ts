import { delegate } from '../browser/elements';
import { updateSidebar } from './sidebar';

/** List the elements around the menu, from its siblings up to those of the application's root. */
function* surroundings(menu: Element): Generator<Element> {
  for (let inner = menu; inner.parentElement && inner.id !== '___gatsby'; inner = inner.parentElement)
    for (const sibling of inner.parentElement.children) if (sibling !== inner) yield sibling;
}

/**
 * Make the open drawer modal. The browser opens it, keeps it on top, and closes it on Escape and on a press outside. This code
 * keeps focus inside, announces it as a dialog, and closes it on navigation. In a browser without popovers the menu's button leads
 * to the search page, which has an index of all pages.
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
    // Focus comes first: focusing makes the browser compute styles, and `inert` changes the styles of the entire page.
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

  // The reader may have opened the menu before this code started.
  const open = menu();
  if (open?.matches(':popover-open')) makeModal(open);
}
