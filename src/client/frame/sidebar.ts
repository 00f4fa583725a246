import { delegate } from '../browser/elements';
import { show } from '../browser/hash-target';
import { onPageChange } from '../browser/page-change';
import { readObject, storageKeys, write, writeEntry } from '../browser/storage';

/** Open state of categories, by sidebar and by label. */
type Categories = Partial<Record<string, Record<string, boolean>>>;

/** Hide the sidebar's column if the reader did. Its source is inlined in the head, so it uses nothing from outside. */
export function showSidebar(state: string | null): void {
  const { dataset } = document.documentElement;
  if (state === 'hidden') dataset.sidebar = state;
  else delete dataset.sidebar;
}

/**
 * Open the categories that the reader left open and the current page's, and scroll to the current entry. Its source is inlined, so
 * it uses nothing from outside.
 * @param key the storage key of `Categories` as JSON
 */
export function settleSidebar(key: string): void {
  const tree = document.querySelector<HTMLElement>('nav[data-sidebar]');
  if (!tree) return;
  const current = tree.querySelector('[aria-current]');
  try {
    const kept = (JSON.parse(localStorage.getItem(key) || '{}') as Categories)[tree.dataset.sidebar || ''] || {};
    const own = current?.closest('details') ?? null;
    for (const category of tree.querySelectorAll<HTMLDetailsElement>('details')) {
      const group = category.name ? category.closest('ul') : category;
      const open = kept[category.dataset.category || ''];
      if (typeof open === 'boolean' && !group?.contains(own)) category.open = open;
    }
  } catch {
    // The sidebar stays as built.
  }
  if (!current) return;
  // Wait for the frame's layout: measuring now would cause another one.
  requestAnimationFrame(() => {
    const [outer, inner] = [tree.getBoundingClientRect(), current.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom)
      tree.scrollTop += inner.top - outer.top - tree.clientHeight / 2;
  });
}

/** Let the reader hide and show the sidebar. Store this choice and the open categories. */
export function startSidebar(): void {
  const set = (state: 'hidden' | 'shown', focus: string) => {
    showSidebar(state);
    write('sidebar', state);
    document.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true });
  };
  delegate('click', '[data-sidebar-hide]', () => set('hidden', '[data-sidebar-show]'));
  delegate('click', '[data-sidebar-show]', () => set('shown', '[data-sidebar-hide]'));

  const remember = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || target.dataset.category === undefined) return;
    const id = target.closest<HTMLElement>('[data-sidebar]')?.dataset.sidebar ?? '';
    const kept = readObject<Categories>('sidebarCategories');
    writeEntry('sidebarCategories', id, { ...kept[id], [target.dataset.category]: target.open });
  };
  document.addEventListener('toggle', remember, true);
  onPageChange(() => {
    // The application does not open categories again that the reader has closed.
    show(document.querySelector('nav[data-sidebar] [aria-current]'));
    updateSidebar();
  });
}

/** Settle the sidebar of a page or drawer that has just come into view. */
export function updateSidebar(): void {
  settleSidebar(storageKeys.sidebarCategories);
}
