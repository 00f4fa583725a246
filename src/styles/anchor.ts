import { css } from '@emotion/react';

/** A heading that links to itself, and a field's link beside its name: the sign shows on hover and focus. */
export const anchor = css`
  .anchor {
    color: inherit;
    text-decoration: none;
  }
  .anchor::after,
  .field-link::after {
    padding-inline: 0.25em;
    color: var(--color-link);
    font-weight: 400;
    content: '#' / '';
    opacity: 0;
  }
  .anchor:hover::after,
  .field-head:hover > .field-link::after,
  & :focus-visible::after {
    opacity: 1;
  }
  @media (hover: none) {
    .field-link::after {
      opacity: 0.6;
    }
  }
  .anchor[data-copied]::after,
  .field-link[data-copied]::after {
    color: var(--color-tip);
    content: '✓ copied' / '';
    opacity: 1;
  }
  .field-link {
    text-decoration: none;
  }
`;
