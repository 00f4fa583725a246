import { css } from '@emotion/react';
import { anchor, proseTable } from './common';
import { proseCode } from './code';
import { proseComponents } from './components';
import { proseData } from './data';

/** The static body of a document: Markdown's elements here, the writers' components in the files next to this. */
export const prose = css`
  max-width: var(--measure);
  > * + * {
    margin-top: var(--space-4);
  }

  h2 {
    margin-top: var(--space-7);
  }
  h3 {
    margin-top: var(--space-6);
  }
  h4,
  h5,
  h6 {
    margin-top: var(--space-5);
  }
  > :first-child {
    margin-top: 0;
  }
  & :is(h2, h3, h4, h5, h6) + * {
    margin-top: var(--space-3);
  }
  ${anchor}
  & :target {
    border-radius: var(--radius-s);
    background: var(--color-selected);
  }
  & :is(h2, h3):target {
    margin-inline: -0.5rem;
    padding-inline: 0.5rem;
  }

  [data-moved-part]:not(:target) {
    display: none;
  }

  ul,
  ol {
    padding-left: 1.5em;
  }
  li + li,
  li > :is(ul, ol) {
    margin-top: var(--space-1);
  }
  li > p + *,
  li > * + p,
  li > figure {
    margin-top: var(--space-3);
  }
  li::marker {
    color: var(--color-muted);
  }
  .contains-task-list {
    padding-left: 0;
  }
  .contains-task-list .contains-task-list {
    padding-left: 1.6em;
  }
  .task-list-item input {
    width: 1em;
    height: 1em;
    margin: 0 0.5em 0 0;
    accent-color: var(--color-link);
    vertical-align: -0.1em;
  }

  blockquote > * + *,
  .footnotes * + p {
    margin-top: var(--space-3);
  }
  hr {
    height: 1px;
    margin-block: var(--space-6);
    border: 0;
    background: var(--color-border);
  }
  mark {
    padding: 0 0.15em;
    border-radius: var(--radius-s);
    background: var(--color-mark);
    color: inherit;
  }
  sub,
  sup {
    line-height: 0;
  }
  abbr[title] {
    text-decoration: underline dotted;
    cursor: help;
  }
  .missing-link {
    text-decoration: underline wavy var(--color-danger);
  }
  .footnotes {
    margin-top: var(--space-7);
    padding-top: var(--space-4);
    border-top: 1px solid var(--color-border);
    font-size: var(--text-s);
  }
  .footnotes h2 {
    margin-top: 0;
    font-size: var(--text-m);
  }

  th,
  td {
    min-width: 6rem;
    overflow-wrap: normal;
  }
  th {
    white-space: nowrap;
  }
  @media (min-width: 37.51em) {
    td code {
      white-space: nowrap;
    }
  }

  img {
    border-radius: var(--radius-m);
    vertical-align: middle;
  }
  .picture img {
    display: block;
  }
  .picture figcaption {
    margin-top: var(--space-2);
    color: var(--color-muted);
    font-size: var(--text-s);
  }

  /* Parts outside the running text have a frame. */
  .tabs,
  .cards > .card,
  details,
  .video a,
  .demo,
  .commands,
  .org-position {
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
  }
  ${proseTable}
  /* A shadow at an edge shows that the table continues. A cover, which scrolls along, hides the shadow at the end of the table. */
  .table-scroll {
    background:
      linear-gradient(90deg, var(--color-bg) 40%, transparent) 0 0 / 2rem 100% no-repeat local,
      linear-gradient(270deg, var(--color-bg) 40%, transparent) 100% 0 / 2rem 100% no-repeat local,
      linear-gradient(90deg, var(--color-border-strong), transparent) 0 0 / 0.5rem 100% no-repeat,
      linear-gradient(270deg, var(--color-border-strong), transparent) 100% 0 / 0.5rem 100% no-repeat var(--color-bg);
  }
  ${proseCode}
  ${proseComponents}
  ${proseData}
`;
