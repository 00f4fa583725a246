import { isModified } from '../browser/links';
import { trusted } from '../browser/trusted';
import { failedHtml, loadingHtml, searchPage } from './markup';
import type { SearchIndex } from '../../search/search-index';
import { addStyles } from '../browser/elements';

/** Shared by `startBox` and the code that it loads. Types only: neither bundle may hold modules of the other. */
export interface Box {
  /** Prefix of result ids: a page can have two boxes. */
  id: string;
  field: HTMLInputElement;
  /** The live region for announcements. */
  status: HTMLElement;
  results: HTMLElement;
  /** Number of results shown in each group. */
  perGroup: number;
  /** Called with each typed query, trimmed. */
  onQuery?: (query: string) => void;
  /** Closes the element around the field. Only a box that closes shows examples while empty: within a page, they would push text down. */
  close?: () => void;
}

/** Makes a field a combobox of results. It returns a function that shows the results for the field's current value. */
type Connect = (box: Box) => () => void;

/** Thrown when search's code did not arrive. In the same document, Firefox and older Chromiums do not request a failed module again. */
class CodeMissing extends Error {}

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

/** Load the code and the index of search once; after a failure the next call tries again. */
export function loadSearch(): Promise<Connect> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Turn a field into search: load its code, announce that, then show results. If a second attempt fails, open the search page,
 * whose document can request the code anew.
 * @param element holds `boxHtml`, and has an id
 */
export function startBox(element: HTMLElement, settings: Pick<Box, 'perGroup' | 'onQuery' | 'close'>): void {
  const field = element.querySelector('input') as HTMLInputElement;
  const status = element.querySelector('[role=status]') as HTMLElement;
  const results = element.querySelector('.search-results') as HTMLElement;
  const { onQuery, close } = settings;
  const box = { ...settings, id: element.id, field, status, results };
  let show: () => void;

  const fail = (error: unknown, isRetry: boolean) => {
    if (isRetry && error instanceof CodeMissing && navigator.onLine)
      location.assign(`${searchPage()}?q=${encodeURIComponent(field.value.trim())}`);
    show = () => {};
    results.innerHTML = trusted.createHTML(failedHtml());
    results.querySelector('button')?.addEventListener('click', () => {
      load(true);
      field.focus();
    });
  };
  const load = (isRetry = false) => {
    show = () => {
      const isLoading = close || field.value.trim();
      results.innerHTML = trusted.createHTML(isLoading ? loadingHtml : '');
    };
    show();
    loadSearch()
      .then((connect) => {
        show = connect(box);
        show();
      })
      .catch((error: unknown) => fail(error, isRetry));
  };

  results.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a') && !isModified(event)) close?.();
  });
  field.addEventListener('input', () => {
    show();
    onQuery?.(field.value.trim());
  });
  load();
}
