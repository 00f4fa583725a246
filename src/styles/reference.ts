import { css } from '@emotion/react';
import { admonitionKinds } from './admonitions';
import { anchor } from './anchor';
import { proseCode } from './prose-code';
import { proseTable } from './prose-table';
import { referenceFields } from './reference-fields';
import { referencePanels } from './reference-panels';

/** The static body of a page of an API's reference. It follows its own width, not the window's. */
export const reference = css`
  container-type: inline-size;

  .operation {
    display: grid;
    gap: var(--space-6);
    grid-template-columns: minmax(0, 1fr);
  }
  .about > * + *,
  .text > * + *,
  .body > * + *,
  .api-overview > * + * {
    margin-top: var(--space-4);
  }
  .contract > section:not(:first-child),
  .api-overview > section {
    margin-top: var(--space-6);
  }
  section > * + *,
  .authorization > * + *,
  .response > * + *,
  .tab-panel > * + *,
  .variant > * + * {
    margin-top: var(--space-3);
  }
  h2 {
    font-size: var(--text-xl);
  }
  h3 {
    font-size: var(--text-l);
  }
  h4,
  h5,
  h6 {
    font-size: var(--text-m);
  }
  .text {
    max-width: var(--measure);
  }
  & :is(ul, ol):not([class]) {
    padding-left: 1.4em;
  }
  .text > :is(h2, h3, h4):not(:first-child) {
    margin-top: var(--space-6);
  }
  .api-overview .scheme {
    margin-top: var(--space-5);
  }
  .lead {
    color: var(--color-muted);
    font-size: var(--text-l);
  }
  .label,
  .parts > p,
  .variants > p,
  .allowed > p {
    color: var(--color-muted);
    font-size: var(--text-s);
    font-weight: 600;
  }
  .note {
    color: var(--color-muted);
    font-size: var(--text-s);
  }
  .badge {
    padding: 0.1em 0.5em;
    border: 1px solid var(--color-border);
    border-radius: 1em;
    color: var(--color-muted);
    font: 600 var(--text-xs) / 1.5 var(--font-body);
    white-space: nowrap;
  }
  .deprecated,
  .conflict {
    padding: var(--space-2) var(--space-4);
    border-left: 3px solid var(--color-warning);
    border-radius: var(--radius-s);
    background: var(--color-warning-bg);
    font-size: var(--text-s);
  }
  .conflict strong {
    color: var(--color-warning);
  }

  .endpoint {
    display: flex;
    gap: var(--space-3);
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
    padding: 0;
    background: none;
    overflow-wrap: anywhere;
    font-weight: 600;
  }
  .endpoint [data-server-url] {
    color: var(--color-muted);
    font-weight: 400;
  }
  var {
    color: var(--color-accent-ink);
    font-style: normal;
  }

  ${anchor}

  .admonition {
    padding: var(--space-3) var(--space-4);
    border-left: 3px solid var(--kind);
    border-radius: var(--radius-s) var(--radius-m) var(--radius-m) var(--radius-s);
  }
  .admonition-title {
    color: var(--kind);
    font-weight: 650;
  }
  ${admonitionKinds}
  .text blockquote {
    margin-inline: 0;
    padding-left: var(--space-4);
    border-left: 3px solid var(--color-border-strong);
    color: var(--color-muted);
  }
  .text pre {
    overflow-x: auto;
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
    background: var(--color-code-bg);
    font-size: var(--text-s);
  }
  .align-right {
    text-align: end;
  }
  .align-center {
    text-align: center;
  }

  ${proseTable}
  ${proseCode}
  ${referenceFields}
  ${referencePanels}

  @container (min-width: 54rem) {
    .operation {
      grid-template: 'about beside' auto 'contract beside' 1fr / minmax(0, 1fr) minmax(22rem, 42%);
      gap: var(--space-6) var(--space-7);
    }
    .about {
      grid-area: about;
    }
    .contract {
      grid-area: contract;
    }
    .beside {
      grid-area: beside;
      position: sticky;
      top: calc(var(--navbar-height) + var(--space-4));
      align-self: start;
    }
    .beside pre {
      max-height: max(9rem, calc(50dvh - 10rem));
    }
    .alone pre {
      max-height: max(9rem, calc(100dvh - 14rem));
    }
  }
  @media print {
    .operation {
      display: block;
    }
  }
`;
