import { startBox } from './box';

/**
 * Search on the search page for the query in its address, and keep the address in step with the field; the index of all
 * pages is hidden meanwhile. Call it for each page shown, of any kind; repeated calls are harmless.
 * @param searchPage its path, path prefix included
 */
export function showSearchPage(searchPage: string): void {
  const box = document.getElementById('search:page');
  const field = box?.querySelector('input');
  const index = document.querySelector<HTMLElement>('[data-search-index]');
  if (!box || !field || !index) return;
  const onQuery = (query: string) => {
    index.hidden = query !== '';
    // Absolute, since a path that starts with two slashes names a host.
    const address = new URL(location.href);
    address.search = query && `?q=${encodeURIComponent(query)}`;
    history.replaceState(history.state, '', address);
  };
  if (field.disabled) {
    field.disabled = false;
    startBox(box, { searchPage, perGroup: 30, onQuery });
  }
  const asked = (new URLSearchParams(location.search).get('q') ?? '').trim();
  if (field.value.trim() === asked) return;
  field.value = asked;
  field.dispatchEvent(new Event('input'));
}
