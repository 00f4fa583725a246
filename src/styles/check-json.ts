/** Styles of the panel of "Check JSON". They load with its script. */
export const checkJsonStyles = `
.check-json { margin-block: var(--space-3); }
.check-json label { display: block; font-size: var(--text-s); font-weight: 600; }
.check-json textarea { display: block; width: 100%; margin-top: var(--space-1); padding: var(--space-2); font: var(--text-s)/1.5 var(--font-code); color: var(--color-text); background: var(--color-code-bg); border: 1px solid var(--color-border-strong); border-radius: var(--radius-s); resize: vertical; }
.check-json > .note { margin-block: var(--space-1) var(--space-2); }
.check-result li { padding-block: var(--space-1); border-top: 1px solid var(--color-border); }
.check-result p { font-weight: 600; }
.check-result .check-valid { color: var(--color-tip); }
.check-place { color: var(--color-muted); text-decoration: underline dotted; }
.field[data-problem] { box-shadow: inset 3px 0 var(--color-danger); padding-inline-start: var(--space-2); }
@media (pointer: coarse) { .check-json textarea { font-size: 1rem; } .check-place { min-height: 2.75rem; } }
`;
