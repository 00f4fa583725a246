import { css } from '@emotion/react';

/**
 * Tabs, as radio buttons or as ARIA tabs.
 * @param label declarations of a label
 * @param chosen of the chosen label
 * @param panel of panels
 */
export const tabs = (label: string, chosen: string, panel: string) => css`
  .tabs {
    position: relative;
    display: flex;
    flex-wrap: wrap;
  }
  .tabs > input {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }
  .tabs [role='tablist'] {
    display: flex;
    flex-wrap: wrap;
    width: 100%;
  }
  .tabs > label,
  .tabs [role='tab'] {
    ${label}
    border-bottom: 2px solid transparent;
    color: var(--color-muted);
    font-size: var(--text-s);
    font-weight: 600;
    cursor: pointer;
  }
  .tabs > label:hover,
  .tabs [role='tab']:hover {
    color: var(--color-text);
  }
  .tabs > input:checked + label,
  .tabs [role='tab'][aria-selected='true'] {
    ${chosen}
  }
  .tabs > input:focus-visible + label,
  .tabs [role='tab']:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
    border-radius: var(--radius-s);
  }
  .tab-panel {
    order: 1;
    display: none;
    width: 100%;
    min-width: 0;
    border-top: 1px solid var(--color-border);
    ${panel}
  }
  .tabs > input:checked + label + .tab-panel,
  .tab-panel[role='tabpanel']:not([hidden]) {
    display: block;
  }
`;
