import { css } from '@emotion/react';

/** Code in text and in blocks, with the button that copies it, and keys. */
export const proseCode = css`
  & :not(pre) > code {
    padding: 0.12em 0.35em;
    border-radius: var(--radius-s);
    background: var(--color-code-inline-bg);
    overflow-wrap: anywhere;
  }
  /* Keep the names in this column on one line: the table can scroll. */
  td code {
    overflow-wrap: normal;
  }

  .code {
    position: relative;
    overflow: hidden;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
    background: var(--color-code-bg);
    color: var(--color-text);
  }
  .code figcaption {
    padding: var(--space-2) var(--space-4);
    border-bottom: 1px solid var(--color-border);
    color: var(--color-muted);
    font: 600 var(--text-xs) / 1.5 var(--font-code);
  }
  .code pre {
    overflow-x: auto;
    padding: var(--space-3) var(--space-4);
    font-size: var(--text-s);
    line-height: 1.6;
    tab-size: 2;
    overflow-wrap: normal;
  }
  .code pre:focus-visible {
    outline-offset: -2px;
  }
  .code code {
    display: block;
    width: max-content;
    min-width: 100%;
    font-size: inherit;
  }
  .line {
    display: block;
    margin-inline: calc(-1 * var(--space-4));
    padding-inline: var(--space-4);
  }
  .line[data-line] {
    box-shadow: inset 3px 0 var(--color-accent);
    background: var(--color-selected);
  }
  .line[data-line='added'] {
    box-shadow: inset 3px 0 var(--method-post);
    background: var(--method-post-bg);
  }
  .line[data-line='removed'] {
    box-shadow: inset 3px 0 var(--method-delete);
    background: var(--method-delete-bg);
  }
  .line[data-line='added']::before,
  .line[data-line='removed']::before {
    position: absolute;
    left: 0.35rem;
    color: var(--method-post);
    content: '+';
    content: '+' / 'added:';
  }
  .line[data-line='removed']::before {
    color: var(--method-delete);
    content: '−';
    content: '−' / 'removed:';
  }

  .copy {
    position: relative;
    width: 2rem;
    height: 2rem;
    border: 1px solid transparent;
    border-radius: var(--radius-s);
    color: var(--color-muted);
  }
  .copy:hover {
    border-color: var(--color-border);
    background: var(--color-surface-raised);
    color: var(--color-text);
  }
  .copy::before,
  .copy::after {
    position: absolute;
    inset: 0.5rem 0.65rem 0.65rem 0.5rem;
    border: 1.5px solid currentColor;
    border-radius: 2px;
    content: '';
  }
  .copy::after {
    inset: 0.7rem 0.45rem 0.45rem 0.7rem;
    background: var(--color-code-bg);
  }
  .copy[data-copied] {
    color: var(--color-tip);
  }
  .copy[data-copied]::before {
    display: none;
  }
  .copy[data-copied]::after {
    inset: 0.4rem 0.75rem 0.65rem;
    border-width: 0 2px 2px 0;
    border-radius: 0;
    background: none;
    transform: rotate(45deg);
  }
  .code > .copy {
    position: absolute;
    top: 0.15rem;
    right: 0;
  }
  .code > pre:first-child {
    margin-inline-end: 2rem;
    padding-inline-end: 0;
  }
  @media (hover: hover) {
    .code > .copy:not([data-copied], :focus-visible) {
      opacity: 0;
    }
    .code:hover > .copy {
      opacity: 1;
    }
  }
  @media print {
    .code pre,
    .code code {
      width: auto;
      white-space: pre-wrap;
    }
  }

  .keys {
    white-space: nowrap;
    font-size: inherit;
  }
  .keys kbd {
    padding: 0.1em 0.45em;
    border: 1px solid var(--color-border-strong);
    border-bottom-width: 2px;
    border-radius: var(--radius-s);
    background: var(--color-surface-raised);
    font-size: 0.85em;
  }
`;
