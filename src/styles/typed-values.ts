/** Styles of "Use your own values" and of the samples that it prints. They load with its script. */
export const typedValuesStyles = `
.typed { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-2); align-items: center; color: var(--color-muted); font-size: var(--text-s); }
.typed-list { display: grid; gap: var(--space-3); padding: var(--space-4); }
.typed-list .typed > span { flex: 0 0 100%; }
.typed-list :is(input, select) { scroll-margin: calc(30vh + 13rem) 0 1rem; }
/* Sticky elements stick to the closest ancestor that hides its overflow, so this one must not. */
.beside > section:has(> .typed-list) { overflow: visible !important; }
.beside > section > .samples:has(+ .typed-list) { position: sticky; top: var(--navbar-height); z-index: 1; border-bottom: 1px solid var(--color-border); background: var(--color-code-bg); }
.beside > section > .samples:has(+ .typed-list) pre { max-height: 30vh; }
.field > .typed > span { position: absolute; clip-path: inset(50%); }
.typed:has(:user-invalid)::after { color: var(--color-danger); content: 'The API does not take this value.'; }
.hljs-attr { color: var(--color-link); }
.hljs-keyword { color: var(--hljs-keyword); }
.hljs-number { color: var(--color-accent-ink); }
.hljs-string { color: var(--color-tip); }
`;
