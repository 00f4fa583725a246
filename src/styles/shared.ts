import { methodStyles } from './method';

/** The bar of a slow route change, at the top edge. It creeps, since the remaining time is unknown. */
export const progressStyles = `
  .route-progress {
    position: fixed;
    inset: 0 0 auto;
    z-index: var(--z-top);
    height: 3px;
    background: var(--color-accent);
    transform-origin: 0 0;
    animation: route-progress 12s cubic-bezier(0, 0.7, 0.2, 1) forwards;
  }
  [dir='rtl'] .route-progress {
    transform-origin: 100% 0;
  }
  @keyframes route-progress {
    from {
      transform: scaleX(0.05);
    }
    to {
      transform: scaleX(0.95);
    }
  }
  @media (forced-colors: active) {
    .route-progress {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

/**
 * Classes used in static HTML and in several components. A built page has the rules that it uses in its HTML; the
 * application brings them all.
 */
export const sharedStyles = `
  ${methodStyles}
  .hljs-emphasis {
    font-style: italic;
  }
  .hljs-strong,
  .hljs-section {
    font-weight: 600;
  }
  .hljs-addition {
    color: var(--method-post);
    background: var(--method-post-bg);
  }
  .hljs-deletion {
    color: var(--method-delete);
    background: var(--method-delete-bg);
  }
  .hljs-comment,
  .hljs-quote,
  .hljs-meta,
  .hljs-operator {
    color: var(--hljs-comment);
  }
  .hljs-keyword,
  .hljs-selector-tag,
  .hljs-doctag,
  .hljs-section {
    color: var(--hljs-keyword);
  }
  .hljs-string,
  .hljs-regexp,
  .hljs-template-tag {
    color: var(--color-tip);
  }
  .hljs-number,
  .hljs-bullet,
  .hljs-link,
  .hljs-literal,
  .hljs-symbol,
  .hljs-char {
    color: var(--color-accent-ink);
  }
  .hljs-title,
  .hljs-selector-id,
  .hljs-selector-class,
  .hljs-attr,
  .hljs-attribute,
  .hljs-property {
    color: var(--color-link);
  }
  .hljs-type,
  .hljs-built_in,
  .hljs-class {
    color: var(--hljs-type);
  }
  .hljs-variable,
  .hljs-template-variable,
  .hljs-name,
  .hljs-selector-attr,
  .hljs-selector-pseudo {
    color: var(--hljs-variable);
  }
  .hljs-punctuation,
  .hljs-tag {
    color: var(--hljs-punctuation);
  }

  ${progressStyles}
`;
