import { delegate, element } from '../browser/elements';
import { showHashTarget } from '../browser/hash-target';
import { onPageChange } from '../browser/page-change';
import { readObject, writeEntry } from '../browser/storage';

/**
 * Turn the radio buttons of each `.tabs` into ARIA tabs (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). Tabs of one
 * `data-group` follow each other's choice, which the browser stores. Show the tab or fold that the address names.
 */
export function startTabs(isRestored: () => boolean): void {
  const enhanceAll = () => document.querySelectorAll<HTMLElement>('.tabs:not([data-ready])').forEach(enhance);
  new MutationObserver(enhanceAll).observe(document.body, { childList: true, subtree: true });

  delegate('click', '.tabs [role=tab]', choose);
  delegate('keydown', '.tabs [role=tab]', (tab, event) => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? undefined : neighbour(tab, event.key);
    if (!next) return;
    event.preventDefault();
    next.click();
    next.focus();
  });

  const show = () => {
    enhanceAll();
    showHashTarget(isRestored());
  };
  show();
  onPageChange(show);
  addEventListener('hashchange', show);
}

type Choices = Record<string, string>;

function tabsOf(container: Element | null): HTMLElement[] {
  return [...(container?.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]') ?? [])];
}

/**
 * Replace radio buttons and labels with a list of tabs. Keep focus: the reader may have reached a radio button by key before
 * scripts ran.
 */
function enhance(container: HTMLElement): void {
  container.dataset.ready = '';
  const focused = document.activeElement?.id;
  const list = element('div', { role: 'tablist' });
  for (const input of container.querySelectorAll<HTMLInputElement>(':scope > input')) {
    const label = input.nextElementSibling;
    const panel = label?.nextElementSibling;
    if (!label || !panel) continue;
    const { id, checked } = input;
    const state = { 'aria-controls': `${id}-panel`, 'aria-selected': String(checked) };
    const tab = element('button', { type: 'button', id, role: 'tab', ...state }, ...label.childNodes);
    panel.id = `${id}-panel`;
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('data-label', tab.textContent);
    panel.setAttribute('aria-labelledby', id);
    list.append(tab);
    input.remove();
    label.remove();
  }
  container.prepend(list);
  const { group } = container.dataset;
  const chosen = group === undefined ? undefined : readObject<Choices>('tabs')[group];
  const tabs = tabsOf(container);
  const current =
    tabs.find((tab) => tab.textContent === chosen) ?? tabs.find((tab) => tab.getAttribute('aria-selected') === 'true');
  if (current) select(current);
  tabs.find((tab) => tab.id === focused)?.focus();
}

function neighbour(tab: Element, key: string): HTMLElement | undefined {
  const tabs = tabsOf(tab.closest('.tabs'));
  const index = tabs.findIndex((other) => other === tab);
  if (key === 'ArrowRight') return tabs[(index + 1) % tabs.length];
  if (key === 'ArrowLeft') return tabs[(index || tabs.length) - 1];
  if (key === 'Home') return tabs[0];
  return key === 'End' ? tabs[tabs.length - 1] : undefined;
}

/** Show a tab, keep its place on the screen, and let the other tabs of its group follow. */
function choose(tab: Element): void {
  const container = tab.closest<HTMLElement>('.tabs');
  const group = container?.dataset.group;
  const label = tab.textContent;
  const top = tab.getBoundingClientRect().top;
  select(tab);
  if (group === undefined) return;
  writeEntry('tabs', group, label);
  for (const other of document.querySelectorAll<HTMLElement>(`.tabs[data-group="${CSS.escape(group)}"]`)) {
    const same = tabsOf(other).find(({ textContent }) => textContent === label);
    if (same && other !== container) select(same);
  }
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}

function select(tab: Element): void {
  for (const other of tabsOf(tab.closest('.tabs'))) {
    const selected = other === tab;
    other.setAttribute('aria-selected', String(selected));
    other.tabIndex = selected ? 0 : -1;
    const panel = document.getElementById(`${other.id}-panel`);
    if (panel) panel.hidden = !selected;
  }
}
