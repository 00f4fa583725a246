import { withPrefix } from 'gatsby';
import { paths } from '../paths';
import { createSearch, type Search } from '../search/search';
import type { SearchIndex } from '../search/search-index';

let loading: Promise<Search> | undefined;

async function load(): Promise<Search> {
  const response = await fetch(withPrefix(paths.searchIndex));
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  return createSearch((await response.json()) as SearchIndex);
}

/** Search, ready to use. Fetches its index once a visit; after a failure the next call tries again. */
export function loadSearch(): Promise<Search> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
