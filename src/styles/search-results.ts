import { methodStyles } from './method';

/** Styles of results, with the badges, which some pages lack: text for a style element. */
export const resultStyles = `
${methodStyles}
.search-results [role='listbox'] { padding: var(--space-2); }
.search-results [role='group'] + [role='group'] { margin-top: var(--space-3); }
.search-results .label { display: flex; justify-content: space-between; padding: var(--space-2) var(--space-2) var(--space-1); font-size: var(--text-xs); font-weight: 600; color: var(--color-muted); }
.search-results .label span { font-weight: 400; }
.search-option { display: grid; grid-template-columns: 3.75rem minmax(0, 1fr); align-items: center; min-height: 2.75rem; padding: 0.5rem var(--space-2); border-radius: var(--radius-m); text-decoration: none; }
.search-option, .search-option:hover { color: inherit; }
.search-option[aria-selected='true'] { background: var(--color-selected); }
.search-option .kind { display: grid; justify-items: center; padding-right: var(--space-2); color: var(--color-muted); }
.search-option .method { padding: 0.05em 0.3em; font-size: 0.625rem; }
.search-option .title { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 var(--space-3); font-weight: 600; line-height: var(--leading-snug); }
.search-option small { font-size: var(--text-xs); font-weight: 400; color: var(--color-muted); }
.search-option .text { display: block; overflow: hidden; font-size: var(--text-s); line-height: var(--leading-snug); color: var(--color-muted); white-space: nowrap; text-overflow: ellipsis; }
@media (max-width: 37.5em) {
  .search-option .text { white-space: normal; }
}
.search-option .literal { font-family: var(--font-code); font-size: 0.92em; }
.search-option mark { padding: 0; border-radius: 2px; background: var(--color-mark); color: var(--color-text); }
.search-more { display: inline-block; margin: var(--space-1) var(--space-4) var(--space-3); font-size: var(--text-s); }
@media (pointer: coarse) {
  .search-more { line-height: 2.75rem; }
}
@media (forced-colors: active) {
  .search-option[aria-selected='true'] { outline: 2px solid; }
}
`;
