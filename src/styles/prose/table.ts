import { css } from '@emotion/react';

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
