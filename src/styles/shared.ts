import { progressStyles } from './progress';

const styles = `
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

  @media (forced-colors: active) {
    .method {
      border-color: currentColor !important;
    }
  }
  ${progressStyles}
`;

/**
 * Classes that stand in static HTML as well as in several components. A built page has the rules that it uses in its
 * HTML; the application brings them all.
 */
export const sharedStyles = { name: 'shared', styles };
