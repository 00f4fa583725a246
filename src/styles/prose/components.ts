import { css } from '@emotion/react';
import { admonition } from './common';
import { tabs } from './tabs';

/** The components of documents; their markup is in `src/content/components`. */
export const proseComponents = css`
  ${admonition}
  .admonition > * + * {
    margin-top: var(--space-2);
  }
  .admonition-title {
    display: flex;
    gap: var(--space-2);
    line-height: var(--leading-snug);
  }
  .admonition-title svg {
    width: 1.2em;
    height: 1.4em;
  }

  ${tabs(
    'padding: var(--space-2) var(--space-4);',
    'border-color: var(--color-link); color: var(--color-link);',
    'padding: var(--space-4);',
  )}
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
    border-radius: 50%;
    background: var(--color-selected);
    color: var(--color-link);
    font-size: var(--text-s);
    font-weight: 600;
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
  }
  .cards > .card {
    position: relative;
    margin: 0;
    padding: var(--space-4);
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
    font-weight: 600;
    text-decoration: none;
  }
  .card > a:first-child::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  .card:has(> a:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
    > a:first-child {
      outline: none;
    }
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

  .demo > .demo-result {
    padding: var(--space-4);
  }
  .demo > .code {
    border-width: 1px 0 0;
    border-radius: 0 0 var(--radius-m) var(--radius-m);
  }
`;
