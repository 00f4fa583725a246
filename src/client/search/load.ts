import type { SearchIndex } from '../../search/search-index';
import type { Box, View } from './box';
import { addStyles } from '../browser/elements';
import { searchPage } from './markup';

/** Makes a field a combobox of results. */
type Connect = (box: Box) => View;

/** Thrown when search's code did not arrive. In the same document, Firefox and older Chromiums do not request a failed module again. */
export class CodeMissing extends Error {}

async function fetchIndex(): Promise<SearchIndex> {
  const response = await fetch(`${searchPage()}index.json`);
  if (!response.ok) throw new Error(`Search index: status ${response.status}.`);
  return (await response.json()) as SearchIndex;
}

async function load(): Promise<Connect> {
  const [code, index] = await Promise.all([
    import('./search-results').catch(() => Promise.reject(new CodeMissing())),
    fetchIndex(),
  ]);
  const search = await code.createSearch(index);
  addStyles(code.styles);
  return (box) => code.connect(box, search);
}

let loading: Promise<Connect> | undefined;

/** Load the code and the index of search, once a visit; after a failure the next call tries again. */
export function loadSearch(): Promise<Connect> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
