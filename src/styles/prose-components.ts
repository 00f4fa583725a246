import { css } from '@emotion/react';

const kinds = ['note', 'tip', 'info', 'warning', 'danger']
  .map((kind) => `.admonition[data-kind='${kind}']{--kind:var(--color-${kind});background:var(--color-${kind}-bg)}`)
  .join('');

/** The components that writers put into a document; their markup is in `src/components/mdx`. */
export const proseComponents = css`
  .admonition {
    padding: var(--space-3) var(--space-4);
    border-left: 3px solid var(--kind);
    border-radius: var(--radius-s) var(--radius-m) var(--radius-m) var(--radius-s);
  }
  .admonition > * + * {
    margin-top: var(--space-2);
  }
  .admonition-title {
    display: flex;
    gap: var(--space-2);
    color: var(--kind);
    font-weight: 650;
    line-height: var(--leading-snug);
  }
  .admonition-title svg,
  .video svg {
    flex: none;
    width: 1.2em;
    height: 1.4em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  ${kinds}

  .tabs {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
  }
  .tabs > input {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }
  .tabs > :is(label, [role='tablist']) {
    cursor: pointer;
  }
  .tabs [role='tablist'] {
    display: flex;
    flex-wrap: wrap;
  }
  .tabs > label,
  .tabs [role='tab'] {
    padding: var(--space-2) var(--space-4);
    border-bottom: 2px solid transparent;
    color: var(--color-muted);
    font-size: var(--text-s);
    font-weight: 600;
    line-height: 1.65;
  }
  .tabs > label:hover,
  .tabs [role='tab']:hover {
    color: var(--color-text);
  }
  .tabs > input:checked + label,
  .tabs [role='tab'][aria-selected='true'] {
    border-color: var(--color-link);
    color: var(--color-link);
  }
  .tabs > input:focus-visible + label {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
    border-radius: var(--radius-s);
  }
  .tabs [role='tab']:focus-visible {
    outline-offset: -2px;
  }
  .tab-panel {
    order: 1;
    display: none;
    width: 100%;
    min-width: 0;
    padding: var(--space-4);
    border-top: 1px solid var(--color-border);
  }
  .tabs > input:checked + label + .tab-panel,
  .tab-panel[role]:not([hidden]) {
    display: block;
  }
  .tab-panel > * + *,
  .details-body > * + *,
  .demo-result > * + * {
    margin-top: var(--space-3);
  }
  .tab-panel > .code:only-child {
    margin: calc(-1 * var(--space-4));
    border: 0;
    border-radius: 0 0 var(--radius-m) var(--radius-m);
  }

  .steps > ol {
    padding: 0;
    list-style: none;
    counter-reset: step;
  }
  .steps > ol > li {
    position: relative;
    min-height: 2rem;
    margin: 0;
    padding: 0.15rem 0 var(--space-5) 2.9rem;
    counter-increment: step;
  }
  .steps > ol > li:last-child {
    padding-bottom: 0;
  }
  .steps > ol > li::before {
    position: absolute;
    top: 0;
    left: 0;
    width: 2rem;
    height: 2rem;
    border-radius: 50%;
    background: var(--color-selected);
    color: var(--color-link);
    font-size: var(--text-s);
    font-weight: 700;
    line-height: 2rem;
    text-align: center;
    content: counter(step);
  }
  .steps > ol > li:not(:last-child)::after {
    position: absolute;
    top: 2.3rem;
    bottom: 0.3rem;
    left: calc(1rem - 1px);
    width: 2px;
    border-radius: 1px;
    background: var(--color-border);
    content: '';
  }

  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
    gap: var(--space-4);
    padding: 0;
    list-style: none;
  }
  .cards > .card {
    position: relative;
    margin: 0;
    padding: var(--space-4);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
    background: var(--color-surface-raised);
    color: var(--color-muted);
    font-size: var(--text-s);
  }
  .cards > .card > * + * {
    margin-top: var(--space-1);
  }
  .card:hover {
    border-color: var(--color-link);
    box-shadow: var(--shadow-1);
  }
  .card > a:first-child {
    display: block;
    font-size: var(--text-m);
    font-weight: 650;
    text-decoration: none;
  }
  .card > a:first-child::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  .card > a:first-child:focus-visible {
    outline: none;
  }
  .card:has(> a:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }

  .commands {
    padding: 0;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
    list-style: none;
  }
  .commands > li {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) 2rem;
    gap: var(--space-1) var(--space-4);
    align-items: center;
    min-height: 2.75rem;
    margin: 0;
    padding: var(--space-1) var(--space-2) var(--space-1) var(--space-3);
    font-size: var(--text-s);
  }
  .commands > li + li {
    border-top: 1px solid var(--color-border);
  }
  .commands > li > code {
    padding: 0;
    background: none;
    font-weight: 650;
  }
  .commands code span {
    display: inline-block;
    color: var(--color-muted);
    font-weight: 400;
  }
  .commands .copy {
    grid-area: 1 / 3;
  }
  .commands .copy::after {
    background: var(--color-bg);
  }
  @media (max-width: 600px) {
    .commands > li {
      grid-template-columns: minmax(0, 1fr) 2rem;
    }
    .commands .command-description {
      grid-area: 2 / 1 / auto / span 2;
      padding-bottom: var(--space-1);
      color: var(--color-muted);
    }
    .commands .copy {
      grid-area: 1 / 2;
    }
  }

  .operation {
    display: inline-flex;
    align-items: baseline;
    gap: 0.4em;
    text-decoration: none;
  }
  .operation:hover code {
    text-decoration: underline;
  }

  details {
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
  }
  details > summary {
    padding: var(--space-2) var(--space-4);
    border-radius: var(--radius-m);
    font-weight: 600;
  }
  details > summary:hover {
    background: var(--color-hover);
  }
  details > summary::marker {
    color: var(--color-muted);
  }
  .details-body {
    padding: var(--space-2) var(--space-4) var(--space-4);
  }

  .video a {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    width: fit-content;
    max-width: 100%;
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
    background: var(--color-surface);
    text-decoration: none;
  }
  .video a:hover {
    border-color: var(--color-link);
  }
  .video a:has(img) {
    flex-wrap: wrap;
    padding: 0;
    padding-bottom: var(--space-3);
    overflow: hidden;
  }
  .video img {
    width: 100%;
    border-radius: 0;
  }
  .video a:has(img) svg {
    margin-left: var(--space-4);
  }
  .video svg {
    width: 2.5rem;
    height: 2.5rem;
    padding: 0.6rem;
    border-radius: 50%;
    background: var(--color-accent);
    fill: currentColor;
    color: var(--color-accent-text);
  }
  .video strong,
  .video small {
    display: block;
    line-height: var(--leading-snug);
  }
  .video small {
    color: var(--color-muted);
  }

  .demo {
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
  }
  .demo > .demo-result {
    padding: var(--space-4);
  }
  .demo > .code {
    border-width: 1px 0 0;
    border-radius: 0 0 var(--radius-m) var(--radius-m);
  }

  .org-chart {
    overflow-x: auto;
    padding-block: var(--space-2);
  }
  .org-chart ul {
    display: flex;
    gap: var(--space-5);
    justify-content: center;
    width: max-content;
    min-width: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .org-chart li {
    display: flex;
    flex-direction: column;
    align-items: center;
    margin: 0;
  }
  .org-position {
    width: 15rem;
    padding: var(--space-3);
    border: 1px solid var(--color-border);
    border-top: 3px solid var(--color-accent);
    border-radius: var(--radius-m);
    background: var(--color-surface-raised);
    box-shadow: var(--shadow-1);
    font-size: var(--text-s);
    line-height: var(--leading-snug);
    text-align: center;
  }
  .org-short {
    color: var(--color-muted);
    font-weight: 400;
  }
  .org-chart .org-duties {
    display: block;
    width: auto;
    min-width: 0;
    margin-top: var(--space-2);
    color: var(--color-muted);
    font-size: var(--text-xs);
  }
  .org-chart .org-duties li {
    display: block;
  }
  .org-position + ul {
    position: relative;
    padding-top: var(--space-6);
  }
  .org-position + ul::before,
  .org-position + ul > li::before,
  .org-position + ul > li::after {
    position: absolute;
    border: 0 solid var(--color-border-strong);
    content: '';
  }
  .org-position + ul::before {
    top: 0;
    left: 50%;
    height: var(--space-4);
    border-left-width: 1px;
  }
  .org-position + ul > li {
    position: relative;
  }
  .org-position + ul > li::before {
    top: calc(-1 * var(--space-4));
    left: 50%;
    height: var(--space-4);
    border-left-width: 1px;
  }
  .org-position + ul > li:not(:only-child)::after {
    top: calc(-1 * var(--space-4));
    right: calc(-0.5 * var(--space-5));
    left: calc(-0.5 * var(--space-5));
    border-top-width: 1px;
  }
  .org-position + ul > li:first-child::after {
    left: 50%;
  }
  .org-position + ul > li:last-child::after {
    right: 50%;
  }
  @media (max-width: 600px) {
    .org-chart ul {
      display: block;
      width: auto;
      min-width: 0;
    }
    .org-chart li {
      display: block;
    }
    .org-chart .org-position {
      width: auto;
      text-align: start;
    }
    .org-position + ul {
      margin-left: var(--space-3);
      padding: 0 0 0 var(--space-4);
    }
    .org-position + ul > li {
      padding-top: var(--space-3);
    }
    .org-position + ul::before,
    .org-position + ul > li:last-child::after {
      display: none;
    }
    .org-position + ul > li::before {
      top: 0;
      left: calc(-1 * var(--space-4));
      width: var(--space-4);
      height: 2.25rem;
      border-width: 0 0 1px 1px;
      border-bottom-left-radius: var(--radius-m);
    }
    .org-position + ul > li:not(:only-child, :last-child)::after {
      inset: 0 auto 0 calc(-1 * var(--space-4));
      border-width: 0 0 0 1px;
    }
  }
`;
