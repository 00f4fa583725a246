import { css } from '@emotion/react';

export const admonition = css`
  .admonition {
    padding: var(--space-3) var(--space-4);
    border-left: 3px solid var(--kind);
    border-radius: var(--radius-s) var(--radius-m) var(--radius-m) var(--radius-s);
  }
  ${['note', 'tip', 'info', 'warning', 'danger'].map(
    (kind) => `.admonition[data-kind='${kind}'] {
      --kind: var(--color-${kind});
      background: var(--color-${kind}-bg);
    }`,
  )}
  .admonition-title {
    color: var(--kind);
    font-weight: 600;
  }
`;

/** The link of a heading or a field to itself. Its sign shows on hover and focus. */
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
    content: '#';
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
    content: '✓ copied';
    content: '✓ copied' / '';
    opacity: 1;
  }
  .field-link {
    text-decoration: none;
  }
`;

/** Quotations and tables, in documents and in descriptions of an API. */
export const proseTable = css`
  blockquote {
    padding-left: var(--space-4);
    border-left: 3px solid var(--color-border-strong);
    color: var(--color-muted);
  }
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
