/** Loaded on demand: the search engine, and the code that shows its results. */
import type { Search, SearchResults } from '../../search/search';
import { site } from '../../site';
import type { Box } from './box';
import { resultList } from './list';
import { searchPage } from './markup';
import { element } from '../browser/elements';

export { createSearch } from '../../search/search';
export { resultStyles as styles } from '../../styles/search-results';

type Text = (Node | string)[];

const message = (...paragraphs: Text[]) =>
  element('div', { class: 'search-message' }, ...paragraphs.map((text) => element('p', {}, ...text)));

/** Suggest queries to type. */
function examples(): HTMLElement {
  const { command, field } = site.searchExamples;
  return message([
    'Type a command such as ',
    element('code', {}, command),
    ', an operation, a field such as ',
    element('code', {}, field),
    ', or any word.',
  ]);
}

/** Say that nothing was found, and where else to look. */
function nothingFound(query: string): HTMLElement {
  const asked = query.length > 80 ? `${query.slice(0, 80)}…` : query;
  const index = element('a', { href: searchPage() }, 'index of all pages');
  return message(
    ['Nothing found for ', element('b', {}, asked), '.'],
    ['Try fewer or other words, or look in the ', index, '.'],
  );
}

const hasMore = ({ groups }: SearchResults) => groups.some(({ total, results }) => total > results.length);

/**
 * Make a field a combobox whose listbox is always open (ARIA Authoring Practices).
 * @returns a function that shows the results for the field's current value
 */
export function connect(box: Box, search: Search): () => void {
  const { field, status, results, perGroup, close } = box;
  const id = `${box.id}-list`;
  const root = new URL('..', location.origin + searchPage()).pathname;
  let options: HTMLElement[] = [];
  let selected = 0;

  const select = (index: number) => {
    options[selected]?.setAttribute('aria-selected', 'false');
    selected = index;
    const option = options[index];
    option?.setAttribute('aria-selected', 'true');
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
  };
  const contentFor = (query: string, found: SearchResults | undefined): HTMLElement[] => {
    if (!found) return close ? [examples()] : [];
    if (found.groups.length === 0) return [nothingFound(query)];
    const list = resultList(id, found, root);
    if (!close || !hasMore(found)) return [list];
    const href = `${searchPage()}?q=${encodeURIComponent(query)}`;
    return [list, element('a', { class: 'search-more', href }, 'See all results')];
  };
  const show = () => {
    const query = field.value.trim();
    const found = query ? search(query, perGroup) : undefined;
    results.replaceChildren(...contentFor(query, found));
    results.scrollTop = 0;
    options = [...results.querySelectorAll<HTMLElement>('[role=option]')];
    const { length } = options;
    field.setAttribute('aria-expanded', String(length > 0));
    const total = found?.groups.reduce((sum, group) => sum + group.total, 0);
    status.textContent = found ? `${total || 'No'} result${total === 1 ? '' : 's'}` : '';
    select(0);
  };

  field.setAttribute('aria-controls', id);
  field.addEventListener('keydown', (event) => {
    const { length } = options;
    // Safari sends the Enter that ends a composition afterwards, with the key code 229.
    if (event.isComposing || event.keyCode === 229 || length === 0) return;
    if (event.key === 'Enter') options[selected]?.click();
    else if (event.key === 'ArrowDown') select((selected + 1) % length);
    else if (event.key === 'ArrowUp') select((selected + length - 1) % length);
    else return;
    event.preventDefault();
    options[selected]?.scrollIntoView({ block: 'nearest' });
  });
  results.addEventListener('mousemove', ({ target }) => {
    const index = options.findIndex((option) => option.contains(target as Element));
    if (index >= 0 && index !== selected) select(index);
  });
  return show;
}
