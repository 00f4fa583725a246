import { css } from '@emotion/react';
import { paths } from '../../paths';
import { A } from '../base/a';
import { Icon } from '../base/icon';

export const searchButtonStyles = () => css`
  .search-button {
    a {
      display: flex;
      align-items: center;
      gap: var(--space-2);
      min-width: 13rem;
      height: 2.25rem;
      padding: 0 var(--space-2) 0 var(--space-3);
      border: 1px solid var(--color-border-strong);
      border-radius: var(--radius-m);
      background: var(--color-surface);
      color: var(--color-muted);
      font-size: var(--text-s);
      text-decoration: none;
    }
    a:hover {
      border-color: var(--color-link);
      color: var(--color-text);
    }
    kbd {
      width: 3.25rem;
      margin-left: auto;
      padding: 0 0.4rem;
      white-space: nowrap;
      border: 1px solid var(--color-border);
      border-radius: var(--radius-s);
      background: var(--color-bg);
      font-size: 0.6875rem;
    }
    @media (max-width: 62.25em) {
      a {
        min-width: 0;
        width: 2.5rem;
        padding: 0;
        justify-content: center;
        border-color: transparent;
        background: none;
        color: inherit;
        font-size: 1rem;
      }
      kbd {
        display: none;
      }
      span {
        position: absolute;
        clip-path: inset(50%);
      }
    }
  }
`;

/** Opens search in place through `src/client/search/start.ts`; without it, a link to the search page. */
export function SearchButton() {
  return (
    <div className="search-button">
      <A to={paths.search} data-search-open>
        <Icon name="search" />
        <span>Search</span>
        <kbd data-needs-js aria-hidden="true">
          Ctrl K
        </kbd>
      </A>
    </div>
  );
}
