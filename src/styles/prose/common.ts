import { css } from '@emotion/react';

/** Boxes. The colours of each kind are written out: the build finds a token by its whole name. */
export const admonition = css`
  .admonition {
    padding: var(--space-3) var(--space-4);
    border-left: 3px solid var(--kind);
    border-radius: var(--radius-s) var(--radius-m) var(--radius-m) var(--radius-s);
  }
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

/** A heading that links to itself, and a field's link beside its name: the sign shows on hover and focus. */
export const anchor = css`
  .anchor {
    color: inherit;
    text-decoration: none;
  }
  .anchor::after,
  .field-link::after {
    padding-inline: 0.25em;
    color: var(--color-link);
    font-weight: 400;
    content: '#' / '';
    opacity: 0;
  }
  .anchor:hover::after,
  .field-head:hover > .field-link::after,
  & :focus-visible::after {
    opacity: 1;
  }
  @media (hover: none) {
    .field-link::after {
      opacity: 0.6;
    }
  }
  .anchor[data-copied]::after,
  .field-link[data-copied]::after {
    color: var(--color-tip);
    content: '✓ copied' / '';
    opacity: 1;
  }
  .field-link {
    text-decoration: none;
  }
`;

/** Tables, in documents and in descriptions of an API. */
export const proseTable = css`
  .table-scroll {
    overflow-x: auto;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--text-s);
  }
  th,
  td {
    padding: var(--space-2) var(--space-3);
    text-align: start;
    vertical-align: top;
  }
  thead {
    background: var(--color-surface);
  }
  tbody tr {
    border-top: 1px solid var(--color-border);
  }
`;
