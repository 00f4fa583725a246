import { css } from '@emotion/react';
import { paths } from '../../paths';
import { href } from '../base/a';

/** As wide as its words from the start, so that nothing moves while they arrive. */
export const pageActionsStyles = () => css`
  .page-actions {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-4);
    min-width: min(13rem, 100%);
    max-width: 100%;
    font-size: var(--text-s);
    button,
    a {
      min-height: 1.5rem;
      line-height: 1.5rem;
      color: var(--color-muted);
      text-decoration: none;
    }
    a {
      margin-inline-start: auto;
    }
    button:hover,
    a:hover {
      color: var(--color-link);
      text-decoration: underline;
    }
  }
`;

/** Takes the page elsewhere as Markdown. `src/client/text/copy-page.ts` copies it. */
export function PageActions({ path }: { path: string }) {
  const markdown = href(paths.markdown(path));
  return (
    <div className="page-actions" data-no-print>
      <button type="button" data-copy-page={markdown} data-needs-js aria-live="polite" suppressHydrationWarning>
        Copy page
      </button>
      <a href={markdown}>View as Markdown</a>
    </div>
  );
}
