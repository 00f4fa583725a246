import { methodStyles } from './method';
import { progressStyles } from './progress';

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

  ${progressStyles}
`;
