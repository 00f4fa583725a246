/** Path data from Lucide (ISC license). */
export const searchIcon = 'm21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0';
export const closeIcon = 'M18 6 6 18M6 6l12 12';

/** Links to the search page; every page has one. */
export const opener = 'a[data-search-open]';

/** Return the path of the search page, path prefix included. */
export const searchPage = (): string => (document.querySelector(opener) as HTMLAnchorElement).pathname;

/** HTML of a decorative drawing on Lucide's grid of 24. */
export const iconHtml = (d: string): string =>
  `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${d}"></path></svg>`;

export const loadingHtml = '<p class="search-message">Loading …</p>';

export const failedHtml = (): string =>
  `<div class="search-message" role="alert"><p>Search could not be loaded.</p><p><button type="button">Try again</button>, or find your page in the <a href="${searchPage()}">index of all pages</a>.</p></div>`;

/** HTML of the search field, its live region, and the place for results; `startBox` makes it work. @param after HTML next to the field */
export const boxHtml = (attribute = '', after = ''): string =>
  `<div class="search-field">${iconHtml(searchIcon)}<input type="text" role="combobox" aria-label="Search" aria-expanded="false" aria-autocomplete="list" placeholder="Search the docs" autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck="false" enterkeyhint="go" ${attribute}><p role="status"></p>${after}</div><div class="search-results"></div>`;
