import { css } from '@emotion/react';
import { referenceFields } from './reference-fields';
import { referencePanels } from './reference-panels';
import { referenceText } from './reference-text';

/** The static body of a page of an API's reference. It responds to its own width, not the window's. */
export const reference = css`
  container-type: inline-size;

  .about > * + *,
  .beside > * + *,
  .body > * + *,
  .api-overview > div > * + * {
    margin-top: var(--space-4);
  }
  .operation > * + *,
  .contract > section ~ section,
  .api-overview section {
    margin-top: var(--space-6);
  }
  section > * + *,
  .response > div > * + *,
  .tab-panel > * + *,
  .variant > * + * {
    margin-top: var(--space-3);
  }
  .api-overview .scheme {
    margin-top: var(--space-5);
  }
  .label,
  .allowed > p {
    color: var(--color-muted);
    font-size: var(--text-s);
    font-weight: 600;
  }
  .type,
  .servers .text {
    color: var(--color-muted);
    font-size: var(--text-s);
  }
  .deprecated,
  .conflict {
    padding: var(--space-2) var(--space-4);
    border-left: 3px solid var(--color-warning);
    border-radius: var(--radius-s);
    background: var(--color-warning-bg);
    font-size: var(--text-s);
  }

  .endpoint {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    align-items: baseline;
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
    background: var(--color-surface);
  }
  .endpoint .method {
    flex: none;
  }
  .endpoint code {
    flex: 1 1 18rem;
    padding: 0;
    background: none;
    font-weight: 600;
  }
  .endpoint [data-server-url] {
    color: var(--color-muted);
    font-size: var(--text-xs);
    font-weight: 400;
  }
  /* The path is on a line of its own. Copying does not include this break. */
  .endpoint [data-server-url]::after {
    content: '\\a';
    white-space: pre;
  }

  ${referenceText}
  ${referenceFields}
  ${referencePanels}

  @media screen {
    @container (min-width: 54rem) {
      .operation {
        display: grid;
        grid: auto auto 1fr / minmax(0, 1fr) minmax(0, 1.1fr);
        grid-auto-flow: column;
        column-gap: var(--space-6);
      }
      .endpoint {
        flex-wrap: nowrap;
        align-items: center;
      }
      .beside {
        grid-area: 1 / 2 / 4;
        position: sticky;
        top: calc(var(--navbar-height) + var(--space-4));
        display: flex;
        flex-direction: column;
        align-self: start;
        max-height: calc(100dvh - var(--navbar-height) - var(--space-6));
        margin-top: 0;
      }
      .beside > section {
        min-height: 9rem;
        overflow: auto;
      }
      /* The request stays in view; the response takes the rest of the height. */
      .beside > section:first-child:not(:last-child) {
        flex-shrink: 0;
        max-height: 50dvh;
      }
      .beside pre {
        max-height: none;
      }
    }
  }

  /* Servers and credentials are next to an API's introduction, or below a long one. */
  .long .access {
    margin-top: var(--space-6);
  }
  @container (min-width: 54rem) {
    .api-overview:not(.long) .base-url {
      display: none;
    }
    .api-overview:not(.long) {
      display: grid;
      grid-template: '. access' auto '. access' 1fr / minmax(0, 1fr) minmax(0, 26rem);
      gap: 0 var(--space-6);
    }
    .access:not(:empty) {
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
