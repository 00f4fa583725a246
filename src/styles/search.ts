/** Styles of search without its results: text for a style element, as plain CSS without nesting. */

/** The field and its messages, in the dialog and on the search page. */
export const fieldStyles = `
.search-field { display: flex; flex: none; align-items: center; gap: var(--space-3); padding: 0 var(--space-4); border-bottom: 1px solid var(--color-border); font-size: var(--text-l); }
.search-field:focus-within { box-shadow: inset 0 -2px 0 var(--color-focus); }
@media (forced-colors: active) {
  .search-field:focus-within { outline: 2px solid Highlight; outline-offset: -2px; }
}
.search-field > .icon { color: var(--color-muted); }
.search-field input { flex: 1; min-width: 0; height: 3.5rem; border: 0; outline: 0; background: none; }
.search-field input::placeholder { color: var(--color-muted); opacity: 1; }
.search-field p { font-size: var(--text-s); color: var(--color-muted); }
.search-message { padding: var(--space-5) var(--space-4); color: var(--color-muted); }
.search-message p + p { margin-top: var(--space-2); }
.search-message button { color: var(--color-link); text-decoration: underline; }
@media (pointer: coarse) {
  .search-message button { min-height: 2.75rem; }
}
`;

export const dialogStyles = `
.search-dialog { width: min(44rem, calc(100vw - 2rem)); max-width: none; max-height: min(40rem, calc(100dvh - 14vh)); margin: 9vh auto 0; padding: 0; overflow: hidden; border: 1px solid var(--color-border); border-radius: 14px; outline: 0; color: var(--color-text); background: var(--color-surface-raised); box-shadow: var(--shadow-2); }
.search-dialog[open] { display: flex; flex-direction: column; }
.search-dialog::backdrop { background: var(--color-backdrop); }
.search-field button { display: grid; place-items: center; width: 2rem; height: 2rem; border-radius: var(--radius-s); color: var(--color-muted); }
.search-field button:hover { background: var(--color-hover); color: var(--color-text); }
/* WebKit reads the basis 0 of "flex: 1" as no height if the dialog has no height. */
.search-dialog .search-results { flex: 1 1 auto; min-height: 0; overflow-y: auto; overscroll-behavior: contain; scroll-padding: var(--space-6) 0 var(--space-2); }
.search-hints { display: flex; flex: none; gap: var(--space-5); padding: var(--space-2) var(--space-4); border-top: 1px solid var(--color-border); font-size: var(--text-xs); color: var(--color-muted); }
.search-hints kbd { margin-right: 0.25rem; padding: 0.05rem 0.35rem; border: 1px solid var(--color-border); border-radius: var(--radius-s); background: var(--color-surface); }
@media (max-width: 62.25em) {
  .search-dialog { width: 100vw; height: 100dvh; max-height: none; margin: 0; border: 0; border-radius: 0; }
}
@media (max-width: 62.25em), (hover: none) {
  .search-hints { display: none; }
}
@media (pointer: coarse) {
  .search-field button { width: 2.75rem; height: 2.75rem; }
}
`;
