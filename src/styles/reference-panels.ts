import { css } from '@emotion/react';
import { tabs } from './prose/tabs';

/** Panels of samples and examples, tabs, and the form for the reader's values. */
export const referencePanels = css`
  .beside > section {
    position: relative;
    overflow: hidden;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
    background: var(--color-code-bg);
    box-shadow: var(--shadow-1);
  }
  .beside h2 {
    padding: var(--space-3) var(--space-4) var(--space-2);
    font-size: var(--text-s);
    line-height: 1.5rem;
  }
  .beside section > * + * {
    margin-top: 0;
  }
  .beside pre {
    max-height: 26rem;
    font-size: var(--text-xs);
  }
  .beside .code code {
    width: auto;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .beside .code {
    border: 0;
    border-radius: 0;
  }
  .beside .text {
    padding: var(--space-2) var(--space-4) 0;
    color: var(--color-muted);
    font-size: var(--text-s);
  }

  ${tabs(
    'padding: var(--space-1) clamp(0.4rem, 2.2cqi, 0.75rem);',
    'border-color: var(--color-accent); color: var(--color-text);',
    'padding-top: var(--space-3); margin-top: -1px;',
  )}
  .action:hover {
    color: var(--color-text);
  }
  .beside .tabs > label:first-of-type,
  .beside [role='tablist'] {
    margin-left: var(--space-1);
  }
  .beside .tab-panel {
    padding-top: 0;
  }
  & :is(label, [role='tab']) > .status {
    padding: 0;
    border: 0;
  }
  @media print {
    .beside pre {
      max-height: none !important;
    }
    .beside .tabs > label,
    .beside .tab-panel::before {
      width: 100%;
      padding: var(--space-2) var(--space-4) 0;
      border: 0;
    }
  }

  .action {
    padding: 0 var(--space-2);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-s);
    color: var(--color-muted);
    font-size: var(--text-xs);
    font-weight: 600;
    line-height: 1.5rem;
  }
  .tree-actions,
  section > .action {
    float: right;
  }
  .action[aria-pressed='true'] {
    border-color: var(--color-accent);
    background: var(--color-accent);
    color: var(--color-accent-text);
  }
  section > .action {
    margin: var(--space-3) var(--space-3) 0;
  }
  .body-choice {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-2);
    align-items: center;
    padding: var(--space-2) var(--space-4);
    color: var(--color-muted);
    font-size: var(--text-s);
  }
  & :is(.typed, .body-choice, .variables) :is(input, select) {
    flex: 1 1 12rem;
    min-width: 0;
    max-width: 24rem;
    padding: var(--space-1) var(--space-2);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-s);
    background: var(--color-bg);
    color: var(--color-text);
    font: var(--text-s) / 1.5 var(--font-code);
  }
  @media (pointer: coarse) {
    & :is(.typed, .body-choice, .variables) :is(input, select) {
      min-height: 44px;
      max-width: none;
      font-size: 1rem;
    }
  }
`;
