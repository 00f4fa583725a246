import { methodStyles } from './method';
import type { colors } from './tokens';

/** Scopes of highlight.js, by their colour. */
const codeScopes: Partial<Record<keyof typeof colors, string>> = {
  'hljs-comment': 'comment quote meta operator',
  'hljs-keyword': 'keyword selector-tag doctag section',
  'color-tip': 'string regexp template-tag',
  'color-accent-ink': 'number bullet link literal symbol char',
  'color-link': 'title selector-id selector-class attr attribute property',
  'hljs-type': 'type built_in class',
  'hljs-variable': 'variable template-variable name selector-attr selector-pseudo',
  'hljs-punctuation': 'punctuation tag',
};

const codeColors = Object.entries(codeScopes)
  .map(([color, scopes]) => `.hljs-${scopes.replace(/ /g, ',.hljs-')} { color: var(--${color}); }`)
  .join('');

/** Classes of static HTML and of several components. A page has only the rules that it uses; the application brings all of them. */
export const sharedStyles = `
  ${methodStyles}
  /* Text of less weight. */
  .note {
    color: var(--color-muted);
    font-size: var(--text-s);
  }
  /* A page's first words. */
  .lead {
    color: var(--color-muted);
    font-size: var(--text-l);
  }
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
  ${codeColors}

  /* The bar of a slow route change, at the top edge. */
  .route-progress {
    position: fixed;
    inset: 0 0 auto;
    z-index: var(--z-top);
    height: 3px;
    background: var(--color-accent);
    transform-origin: 0 0;
  }
  [dir='rtl'] .route-progress {
    transform-origin: 100% 0;
  }
  @media (forced-colors: active) {
    .route-progress {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
