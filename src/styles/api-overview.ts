import { css } from '@emotion/react';

/** The address and the credential are seen beside an API's introduction, however long it is. */
export const apiOverview = css`
  @container (min-width: 54rem) {
    .api-overview {
      display: grid;
      grid-template: '. access' auto '. access' 1fr / minmax(0, 1fr) minmax(0, 20rem);
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
