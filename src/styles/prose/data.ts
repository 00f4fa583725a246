import { css } from '@emotion/react';

/** Components that show data: commands, operations and the organisation chart; their markup is in `src/content/components`. */
export const proseData = css`
  .commands {
    display: grid;
    grid-template-columns: fit-content(50%) minmax(0, 1fr) 2.5rem;
    gap: 0 var(--space-4);
    padding: 0;
  }
  .commands > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template: 1fr / minmax(0, 1fr) 2rem;
    gap: 0 var(--space-4);
    align-items: center;
    min-height: 2.75rem;
    margin: 0;
    padding: var(--space-1) var(--space-2) var(--space-1) var(--space-3);
    font-size: var(--text-s);
    scroll-margin-top: 30vh;
  }
  .commands > li + li {
    border-top: 1px solid var(--color-border);
  }
  .commands > li > code {
    padding: 0;
    background: none;
    font-weight: 600;
  }
  .commands code a {
    color: inherit;
    text-decoration: none;
  }
  .commands code a:hover {
    text-decoration: underline;
  }
  .commands code span {
    display: inline-block;
    color: var(--color-muted);
    font-weight: 400;
  }
  .command-description {
    grid-area: 2 / 1;
    color: var(--color-muted);
  }
  /* Keep an example in one line: Firefox would break it after its slash. */
  .command-description code {
    display: inline-block;
  }
  .commands .copy {
    grid-area: 1 / 2 / span 2;
  }
  .commands .copy::after {
    background: var(--color-bg);
  }
  /* Side by side, unless the arguments need the room. */
  @media (min-width: 37.51em) {
    .commands > li:not(:has(code span:nth-of-type(3))) {
      grid-template-columns: subgrid;
      > code {
        min-width: 11rem;
      }
      .command-description {
        grid-area: 1 / 2;
        color: inherit;
      }
      .copy {
        grid-area: 1 / 3;
      }
    }
  }

  .operation {
    display: inline-flex;
    align-items: baseline;
    gap: 0.4em;
    text-decoration: none;
  }
  .operation var {
    font-style: normal;
  }
  .operation:hover code {
    text-decoration: underline;
  }

  .org-chart ul {
    padding: 0;
    list-style: none;
  }
  .org-chart li {
    position: relative;
    margin: 0;
  }
  .org-position {
    padding: var(--space-3);
    background: var(--color-surface-raised);
    box-shadow: var(--shadow-1);
    font-size: var(--text-s);
    line-height: var(--leading-snug);
  }
  .org-short {
    color: var(--color-muted);
    font-weight: 400;
  }
  .org-duties {
    margin-top: var(--space-2);
    color: var(--color-muted);
    font-size: var(--text-xs);
  }
  .org-duties li + li {
    margin-top: var(--space-1);
  }
  .org-position + ul {
    margin-left: var(--space-3);
    padding-left: var(--space-4);
  }
  .org-position + ul > li {
    padding-top: var(--space-3);
  }
  .org-position + ul > li::before,
  .org-position + ul > li:not(:last-child)::after {
    position: absolute;
    top: 0;
    left: calc(-1 * var(--space-4));
    width: var(--space-4);
    height: 2.25rem;
    border: solid var(--color-border-strong);
    border-width: 0 0 1px 1px;
    border-bottom-left-radius: var(--radius-m);
    content: '';
  }
  .org-position + ul > li:not(:last-child)::after {
    height: 100%;
    border-width: 0 0 0 1px;
    border-radius: 0;
  }
`;
