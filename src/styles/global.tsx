import { css, Global } from '@emotion/react';
import { withPrefix } from 'gatsby';
import { progressStyles } from './progress';
import { fontFile, tokensCss } from './tokens';

const hljs: Record<string, string> = {
  comment: 'comment,.hljs-quote,.hljs-meta,.hljs-operator',
  keyword: 'keyword,.hljs-selector-tag,.hljs-doctag,.hljs-section',
  string: 'string,.hljs-regexp,.hljs-template-tag',
  number: 'number,.hljs-bullet,.hljs-link,.hljs-literal,.hljs-symbol,.hljs-char',
  title: 'title,.hljs-selector-id,.hljs-selector-class,.hljs-attr,.hljs-attribute,.hljs-property',
  type: 'type,.hljs-built_in,.hljs-class',
  variable: 'variable,.hljs-template-variable,.hljs-name,.hljs-selector-attr,.hljs-selector-pseudo',
  punctuation: 'punctuation,.hljs-tag',
};

/** Fonts of every system, as wide and as high as Geist on average: measured on this site's words, regular and bold. */
const fallbackFaces = [
  ['400', '', '101.5%'],
  ['600 700', ' Bold', '101%'],
]
  .map(([weight, style, size]) => {
    const local = ['Arial', 'Liberation Sans', 'Roboto', 'Helvetica'].map((name) => `local('${name}${style}')`);
    return `@font-face{font-family:Near;src:${local.join()};font-weight:${weight};size-adjust:${size};ascent-override:99%;descent-override:29%;line-gap-override:0%}`;
  })
  .join('');

const styles = () => css`
  ${tokensCss()}
  @font-face {
    font-family: Geist;
    src: url(${withPrefix(fontFile)}) format('woff2');
    font-weight: 400 700;
    font-display: optional;
  }
  ${fallbackFaces}
  ${progressStyles}

  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  html {
    font: 100%/1.65 var(--font-body);
    color: var(--color-text);
    background: var(--color-bg);
    scroll-padding-top: calc(var(--navbar-height) + var(--space-5));
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    overflow-wrap: anywhere;
  }
  body {
    margin: 0;
    -webkit-font-smoothing: antialiased;
  }
  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin: 0;
    line-height: var(--leading-tight);
    letter-spacing: -0.014em;
    font-weight: 650;
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
  h4,
  h5,
  h6 {
    font-size: var(--text-l);
  }
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  pre {
    margin: 0;
  }
  img,
  svg,
  video {
    max-width: 100%;
    height: auto;
  }
  code,
  kbd,
  samp,
  pre {
    font-family: var(--font-code);
    font-size: 0.9em;
  }
  button,
  input,
  select {
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
  a {
    color: var(--color-link);
    text-decoration-thickness: from-font;
    text-underline-offset: 0.18em;
  }
  a:hover {
    color: var(--color-link-hover);
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

  .method {
    display: inline-block;
    padding: 0.1em 0.45em;
    border: 1px solid transparent;
    border-radius: var(--radius-s);
    font: 700 var(--text-xs) / 1.5 var(--font-code);
    letter-spacing: 0.02em;
    color: var(--color-muted);
    background: var(--color-surface);
  }
  .method[data-method='get'] {
    color: var(--method-get);
    background: var(--method-get-bg);
  }
  .method[data-method='post'] {
    color: var(--color-bg);
    background: var(--method-post);
  }
  .method[data-method='put'] {
    color: var(--method-put);
    background: var(--method-put-bg);
    border-color: currentColor;
  }
  .method[data-method='patch'] {
    color: var(--method-patch);
    background: var(--method-patch-bg);
    border: 1px dashed;
  }
  .method[data-method='delete'] {
    color: var(--color-bg);
    background: var(--method-delete);
    box-shadow:
      inset 0 0 0 1px var(--method-delete),
      inset 0 0 0 2px var(--color-bg);
  }

  .hljs-emphasis {
    font-style: italic;
  }
  .hljs-strong,
  .hljs-section {
    font-weight: 700;
  }
  .hljs-addition {
    color: var(--hljs-addition);
    background: var(--hljs-addition-bg);
  }
  .hljs-deletion {
    color: var(--hljs-deletion);
    background: var(--hljs-deletion-bg);
  }
  ${Object.entries(hljs)
    .map(([token, classes]) => `.hljs-${classes}{color:var(--hljs-${token})}`)
    .join('')}

  html:has([data-menu]:popover-open) {
    overflow: hidden;
  }
  @media (scripting: none) {
    [data-needs-js] {
      display: none !important;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    ::before,
    ::after {
      transition-duration: 0.01ms !important;
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
    }
  }
  @media (forced-colors: active) {
    .method {
      border-color: currentColor !important;
    }
    [aria-current] {
      text-decoration: underline !important;
    }
  }
  @media print {
    @page {
      margin: 2cm;
    }
    html {
      font-size: 10.5pt;
    }
    [data-no-print] {
      display: none !important;
    }
    ::details-content {
      content-visibility: visible !important;
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
    h4 {
      break-after: avoid;
    }
    pre,
    table,
    figure,
    aside {
      break-inside: avoid;
    }
  }
`;

/**
 * What holds on every page: the tokens, the bare elements, focus, print, and the classes that static HTML shares. It
 * never changes, so a built page has it in its HTML and the browser's code can do without this component.
 */
export function GlobalStyles() {
  return <Global styles={styles()} />;
}
