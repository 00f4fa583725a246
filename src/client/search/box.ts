import { CodeMissing, loadSearch } from './load';

/** What `startBox` and the code that it loads share: with types alone between them, neither bundle holds modules of the other. */
export interface Box {
  /** What ids of results begin with: two boxes can be in a page. */
  id: string;
  field: HTMLInputElement;
  /** What is announced. */
  status: HTMLElement;
  results: HTMLElement;
  /** Path of the search page, path prefix included. */
  searchPage: string;
  /** Results shown of each group. */
  perGroup: number;
  /** Called each time something is typed, with no space around it. */
  onQuery?: (query: string) => void;
  /** Closes what the field is in. With it come recent searches, which in a page would push down what follows. */
  close?: () => void;
}

export interface View {
  /** Shows what there is for what the field holds now. */
  show: () => void;
  /** A link among the results is being followed, in this window. */
  onLeave?: () => void;
}

export type BoxSettings = Pick<Box, 'searchPage' | 'perGroup' | 'onQuery' | 'close'>;

/**
 * Makes a field search: loads what that takes, says so, or that it failed, and shows results in the end. Where a second
 * attempt brings no code either, the search page opens, whose document may ask for it anew.
 * @param element holds `boxHtml`, and has an id
 */
export function startBox(element: HTMLElement, settings: BoxSettings): void {
  const field = element.querySelector('input') as HTMLInputElement;
  const status = element.querySelector('[role=status]') as HTMLElement;
  const results = element.querySelector('.search-results') as HTMLElement;
  const { searchPage, onQuery, close } = settings;
  const box = { ...settings, id: element.id, field, status, results };
  let view: View;

  const fail = (error: unknown, isRetry: boolean) => {
    if (isRetry && error instanceof CodeMissing && navigator.onLine)
      location.assign(`${searchPage}?q=${encodeURIComponent(field.value.trim())}`);
    view = { show: () => {} };
    results.innerHTML = `<div class="search-message" role="alert"><p>Search could not be loaded.</p><p><button type="button">Try again</button>, or find your page in the <a href="${searchPage}">index of all pages</a>.</p></div>`;
    results.querySelector('button')?.addEventListener('click', () => {
      load(true);
      field.focus();
    });
  };
  const load = (isRetry = false) => {
    const show = () => {
      results.innerHTML = close || field.value.trim() ? '<p class="search-message">Loading …</p>' : '';
    };
    view = { show };
    show();
    loadSearch(searchPage)
      .then(({ connect, search }) => {
        view = connect(box, search);
        view.show();
      })
      .catch((error: unknown) => fail(error, isRetry));
  };

  results.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    if (!(target as Element).closest('a') || ctrlKey || metaKey || shiftKey) return;
    view.onLeave?.();
    close?.();
  });
  field.addEventListener('input', () => {
    view.show();
    onQuery?.(field.value.trim());
  });
  load();
}
