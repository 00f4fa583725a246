import { css } from '@emotion/react';
import { admonition, anchor, proseTable } from './prose/common';
import { proseCode } from './prose/code';

/** A specification's own text, and styles that an API's index shares with other pages of the reference. */
export const referenceText = css`
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
  /* Each part takes the direction of its own language. */
  .text * {
    unicode-bidi: plaintext;
  }
  .text > * + * {
    margin-top: var(--space-4);
  }
  & :is(ul, ol):not([class]),
  .links {
    padding-left: 1.4em;
    list-style: revert;
  }
  .text > :is(h2, h3, h4):not(:first-child) {
    margin-top: var(--space-6);
  }
  .badge {
    padding: 0.1em 0.5em;
    border: 1px solid var(--color-border);
    border-radius: 1em;
    color: var(--color-muted);
    font: 600 var(--text-xs) / 1.5 var(--font-body);
    white-space: nowrap;
  }
  var {
    color: var(--color-accent-ink);
    font-style: normal;
  }
  .downloads {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .downloads a {
    display: block;
    padding: var(--space-2) var(--space-4);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-m);
    font-size: var(--text-s);
    font-weight: 600;
    text-decoration: none;
  }
  .downloads a:hover {
    background: var(--color-hover);
  }

  ${anchor}

  ${admonition}
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
`;
