import { css } from '@emotion/react';

/** A heading that is a link to itself: its sign shows when it is pointed at. */
export const anchor = css`
  .anchor {
    color: inherit;
    text-decoration: none;
  }
  .anchor::after {
    margin-inline-start: 0.35em;
    color: var(--color-link);
    font-weight: 400;
    content: '#' / '';
    opacity: 0;
  }
  .anchor:is(:hover, :focus-visible)::after {
    opacity: 1;
  }
  @media (hover: none) {
    .anchor::after {
      opacity: 0.55;
    }
  }
`;
