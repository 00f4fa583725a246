import { css } from '@emotion/react';

/** Field trees, servers, and the lists of index and overview. */
export const referenceFields = css`
  .fields {
    border-top: 1px solid var(--color-border);
  }
  /* Rules follow the name and type on the same line if there is room. */
  .field {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-4);
    padding-block: var(--space-2);
  }
  .field > :not(.field-head, .rules) {
    flex: 0 0 100%;
    margin-top: var(--space-1);
  }
  .field + .field {
    border-top: 1px solid var(--color-border);
  }
  .field > * {
    min-width: 0;
  }
  .field:is(:target, [data-target]) {
    margin-inline: calc(-1 * var(--space-3));
    padding-inline: var(--space-3);
    border-radius: var(--radius-m);
    background: var(--color-selected);
  }
  .field-head {
    line-height: var(--leading-snug);
  }
  .field-head .name {
    padding: 0;
    background: none;
    font-weight: 600;
  }
  .required {
    color: var(--color-accent-ink);
    font-size: var(--text-xs);
  }
  & :is(h2, h3, h4) :is(.required, .badge) {
    margin-left: var(--space-1);
    letter-spacing: 0;
    vertical-align: 0.15em;
  }
  .field .text > * + * {
    margin-top: var(--space-2);
  }
  .rules,
  .values:is(ul) {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    color: var(--color-muted);
    font-size: var(--text-s);
  }
  /* Rules have a line of their own: no rule may move to the next line when the font arrives. */
  @media (max-width: 37.5em) {
    .rules {
      width: 100%;
    }
  }
  .values:is(ul) {
    gap: var(--space-1) var(--space-2);
  }
  & :is(.rules, .values) code {
    color: var(--color-text);
    font-size: var(--text-xs);
  }
  .allowed,
  .elsewhere,
  .field .text {
    font-size: var(--text-s);
  }

  summary {
    min-height: 1.5rem;
    color: var(--color-muted);
    font-size: var(--text-s);
    font-weight: 600;
  }
  /* Inner parts have a line at their edge instead of another frame. */
  details:not(.response) > :is(:not(summary), .fields),
  .callback {
    padding-left: var(--space-4);
    border: solid var(--color-border);
    border-width: 0 0 0 2px;
  }
  .body > .fields {
    margin-top: var(--space-3);
  }
  .body-type {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-2);
    align-items: baseline;
  }
  .status {
    margin-right: 0.25em;
    padding: 0.1em 0.45em;
    border: 1px solid currentColor;
    border-radius: var(--radius-s);
    color: var(--color-note);
    font: 600 var(--text-s) / 1.5 var(--font-code);
  }
  ${['tip', 'info', 'warning', 'danger'].map(
    (kind, index) => `.status[data-class='${index + 2}'] { color: var(--color-${kind}); }`,
  )}
  details.response {
    border-top: 1px solid var(--color-border);
  }
  details.response > summary {
    padding-block: var(--space-2);
  }
  .response > summary > h3 {
    display: inline;
    font-size: var(--text-m);
  }
  .response > summary > span {
    font-weight: 400;
  }
  details.response > div {
    scroll-margin-top: 8rem;
  }
  section.response + .response {
    margin-top: var(--space-5);
  }

  .servers > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    align-items: baseline;
    padding-block: var(--space-1);
  }
  .servers label {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 var(--space-2);
    align-items: baseline;
  }
  .servers code {
    grid-column: 2;
  }
  .servers input[type='radio'] {
    accent-color: var(--color-link);
  }
  .servers .variables {
    width: 100%;
  }
  .values:is(dl) > div,
  .flow div,
  .variables div {
    display: grid;
    grid-template-columns: fit-content(50%) minmax(0, 1fr);
    gap: var(--space-3);
    padding-block: var(--space-1);
    font-size: var(--text-s);
  }
  /* Descriptions of short names begin in one column. */
  dt {
    min-width: 6rem;
  }
`;
