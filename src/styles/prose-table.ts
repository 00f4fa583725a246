import { css } from '@emotion/react';

/**
 * Tables, in documents and in descriptions of an API. A shadow at an edge says that there is more beyond it: it stays
 * where it is, and a cover of the page's own ground, which scrolls along, hides it at the table's own end.
 */
export const proseTable = css`
  .table-scroll {
    overflow-x: auto;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
    background:
      linear-gradient(90deg, var(--color-bg) 40%, transparent) 0 0 / 2rem 100% no-repeat local,
      linear-gradient(270deg, var(--color-bg) 40%, transparent) 100% 0 / 2rem 100% no-repeat local,
      linear-gradient(90deg, var(--color-border-strong), transparent) 0 0 / 0.5rem 100% no-repeat,
      linear-gradient(270deg, var(--color-border-strong), transparent) 100% 0 / 0.5rem 100% no-repeat var(--color-bg);
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
