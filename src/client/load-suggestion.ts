/** Load what names the nearest page, on the page for addresses without one. Without it that page is whole, too. */
export function loadSuggestion(document: Document): void {
  const place = document.querySelector<HTMLElement>('[data-suggest]');
  if (place) import('./frame/suggest-page').then(({ suggestPage }) => suggestPage(place)).catch(() => {});
}
