import { css } from '@emotion/react';

/** The address and the credential are seen beside an API's introduction, and above one that is long. */
export const apiOverview = css`
  .api-overview.long {
    display: flex;
    flex-direction: column;
    .access {
      order: -1;
      margin-bottom: var(--space-5);
    }
  }
  @container (min-width: 54rem) {
    .api-overview:not(.long) {
      display: grid;
      grid-template: '. access' auto '. access' 1fr / minmax(0, 1fr) minmax(0, 22rem);
      gap: 0 var(--space-6);
    }
    .access {
      grid-area: access;
      align-self: start;
      padding: var(--space-3) var(--space-4);
      border: 1px solid var(--color-border);
      border-radius: var(--radius-m);
      background: var(--color-surface);
    }
    .access > :first-child {
      margin-top: 0;
    }
    .access code {
      display: inline-block;
      font-size: var(--text-xs);
    }
  }
`;
