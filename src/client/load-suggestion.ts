/** Load the suggestion of the nearest page on the not-found page, which is whole without it. */
export function loadSuggestion(document: Document): void {
  const place = document.querySelector<HTMLElement>('[data-suggest]');
  if (place) import('./suggest-page').then(({ suggestPage }) => suggestPage(place)).catch(() => {});
}
