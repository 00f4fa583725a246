/** Badges of HTTP methods, as plain CSS without nesting: for a page's own styles and those of search. */
export const methodStyles = `
.method {
  display: inline-block;
  padding: 0.1em 0.45em;
  border: 1px solid transparent;
  border-radius: var(--radius-s);
  font: 600 var(--text-xs) / 1.5 var(--font-code);
  letter-spacing: 0.02em;
  white-space: nowrap;
  color: var(--color-muted);
  background: var(--color-surface);
}
${['get', 'post', 'put', 'patch', 'delete']
  .map(
    (method) => `.method[data-method='${method}'] {
  color: var(--method-${method});
  background: var(--method-${method}-bg);
}`,
  )
  .join('\n')}
@media (forced-colors: active) {
  .method {
    border-color: currentColor !important;
  }
}
`;
