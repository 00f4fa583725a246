import { startBox } from './box';

/**
 * Searches on the search page for what its address asks, and keeps the address in step with what is typed; the index of
 * all pages gives way meanwhile. Call it for each page that is shown, whatever page it is; more than once does no harm.
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
