import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import { colorSchemeCss, fontFile } from './tokens';

/** Describe a system font with Geist's ascent and descent, 100.5% and 29.5% of its size. @param size in percent */
function localFace(family: string, fonts: string[], size: number, more = ''): string {
  const sources = fonts.map((name) => `local('${name}')`).join();
  const override = (percent: number) => `override:${Math.floor((percent / size) * 100)}%`;
  return `@font-face{font-family:${family};src:${sources};size-adjust:${size}%;ascent-${override(100.5)};descent-${override(29.5)}${more}}`;
}

/**
 * System fonts with Geist's average width and height, measured on this site's text, so text hardly moves when Geist arrives. A
 * function, so the browser's bundles can leave it out.
 */
const localFaces = () => [
  localFace('Near', ['Arial', 'Roboto'], 102),
  localFace('Near', ['Arial Bold', 'Roboto Bold'], 100, ';font-weight:600'),
  localFace('Near2', ['DejaVu Sans'], 90.8),
  localFace('Near2', ['DejaVu Sans Bold'], 85, ';font-weight:600'),
];

/** The modes, bare elements, focus and print. */
export const globalStyles = () => css`
  ${colorSchemeCss}
  @font-face {
    font-family: Geist;
    src: url(${withPrefix(fontFile)});
    font-weight: 400 700;
    font-display: swap;
  }
  ${localFaces().join('')}

  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  html {
    font: 100%/1.65 var(--font-body);
    scrollbar-color: var(--color-border-strong) transparent;
    color: var(--color-text);
    background: var(--color-bg);
    scroll-padding-top: calc(var(--navbar-height) + var(--space-5));
    -webkit-text-size-adjust: 100%;
    overflow-wrap: anywhere;
  }
  body {
    margin: 0;
    -webkit-font-smoothing: antialiased;
  }
  :is(h1, h2, h3, h4, h5, h6) {
    margin: 0;
    line-height: var(--leading-tight);
    letter-spacing: -0.014em;
    font-weight: 600;
    text-wrap: balance;
  }
  h1 {
    font-size: var(--text-3xl);
    letter-spacing: -0.022em;
  }
  h2 {
    font-size: var(--text-2xl);
  }
  h3 {
    font-size: var(--text-xl);
  }
  :is(h4, h5, h6) {
    font-size: var(--text-l);
  }
  :is(b, strong, th) {
    font-weight: 600;
  }
  :is(p, ul, ol, dl, dd, figure, blockquote, pre) {
    margin: 0;
  }
  /* Lists in texts have bullets or numbers. Lists of the frame and of components have a class, or are outside texts. */
  :where(ul, ol):where([class], :not([data-static-html] *)) {
    padding: 0;
    list-style: none;
  }
  :is(img, svg, video) {
    max-width: 100%;
    height: auto;
  }
  :is(code, kbd, samp, pre) {
    font-family: var(--font-code);
    font-size: 0.875em;
  }
  :is(button, input, select) {
    font: inherit;
    color: inherit;
  }
  button {
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  summary {
    cursor: pointer;
  }
  /* A summary with an icon has no triangle. */
  summary:has(.icon) {
    list-style: none;
  }
  summary:has(.icon)::-webkit-details-marker {
    display: none;
  }
  [open] > summary .icon {
    transform: rotate(180deg);
  }
  a {
    color: var(--color-link);
    text-decoration-thickness: from-font;
    text-underline-offset: 0.18em;
  }
  a:hover {
    color: var(--color-link-hover);
  }
  /* Outside texts, links in lists are underlined only under the pointer. */
  :where(nav, ul, ol) a:where(:not(:hover, [data-static-html] *)) {
    text-decoration: none;
  }
  :focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
    border-radius: var(--radius-s);
  }
  main:focus,
  h1:focus {
    outline: none;
  }
  ::selection {
    background: var(--color-mark);
    color: var(--color-text);
  }

  .icon {
    width: 1.15em;
    height: 1.15em;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
    vertical-align: -0.2em;
  }
  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  html:has([data-menu]:popover-open) {
    overflow: hidden;
  }
  @media (scripting: none) {
    [data-needs-js],
    .copy {
      display: none !important;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    ::before,
    ::after {
      transition: none !important;
      animation: none !important;
    }
  }
  @media (forced-colors: active) {
    [aria-current] {
      text-decoration: underline !important;
    }
    .tabs > input:not(:checked) + label,
    .tabs [aria-selected='false'] {
      border-color: Canvas !important;
    }
  }
  @media print {
    @page {
      margin: 2cm;
    }
    html {
      font-size: 10.5pt;
    }
    ::details-content {
      content-visibility: visible !important;
    }
    [data-no-print],
    .copy,
    .action,
    .tree-actions,
    .tabs > [role='tablist'],
    main :is(input:not([type='checkbox']), select),
    .body-choice,
    .typed,
    .typed-list {
      display: none !important;
    }
    .tab-panel {
      display: block !important;
      order: 0 !important;
    }
    .tab-panel[data-label]::before {
      content: attr(data-label);
      display: block;
      font-weight: 600;
    }
    main a[href^='http']::after,
    main a[href^='/']::after {
      position: static !important;
      content: ' (' attr(href) ')' !important;
      font-size: 0.85em;
      overflow-wrap: anywhere;
    }
    h1,
    h2,
    h3,
    h4,
    .tab-panel::before {
      break-after: avoid;
    }
    pre,
    table,
    tr,
    li:not(:has(li li)),
    figure,
    aside,
    .org-position {
      break-inside: avoid;
    }
  }
`;
