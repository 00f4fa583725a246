/** Badges of HTTP methods, as plain CSS without nesting, for pages and for search. */
export const methodStyles = `
.method { display: inline-block; padding: 0.1em 0.45em; border: 1px solid transparent; border-radius: var(--radius-s); font: 600 var(--text-xs) / 1.5 var(--font-code); letter-spacing: 0.02em; white-space: nowrap; color: var(--color-muted); background: var(--color-surface); }
.method[data-method='get'] { color: var(--method-get); background: var(--method-get-bg); }
.method[data-method='post'] { color: var(--method-post); background: var(--method-post-bg); }
.method[data-method='put'] { color: var(--method-put); background: var(--method-put-bg); }
.method[data-method='patch'] { color: var(--method-patch); background: var(--method-patch-bg); }
.method[data-method='delete'] { color: var(--method-delete); background: var(--method-delete-bg); }
@media (forced-colors: active) {
  .method { border-color: currentColor !important; }
}
`;
