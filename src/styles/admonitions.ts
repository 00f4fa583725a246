/** The colours of each kind of admonition, written out: the build finds a token by its whole name. */
export const admonitionKinds = `
  .admonition[data-kind='note'] {
    --kind: var(--color-note);
    background: var(--color-note-bg);
  }
  .admonition[data-kind='tip'] {
    --kind: var(--color-tip);
    background: var(--color-tip-bg);
  }
  .admonition[data-kind='info'] {
    --kind: var(--color-info);
    background: var(--color-info-bg);
  }
  .admonition[data-kind='warning'] {
    --kind: var(--color-warning);
    background: var(--color-warning-bg);
  }
  .admonition[data-kind='danger'] {
    --kind: var(--color-danger);
    background: var(--color-danger-bg);
  }
`;
