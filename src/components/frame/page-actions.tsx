import { css } from '@emotion/react';
import type { Frame } from '../../nav';
import { paths } from '../../paths';
import { href } from '../base/a';
import { Icon } from '../base/icon';

export const pageActionsStyles = () => css`
  .page-actions {
    grid-column: 2;
    justify-self: end;
    color: var(--color-muted);
    ul {
      inset-inline: auto 0;
    }
    button {
      width: 100%;
      text-align: start;
    }
  }
`;

/** What can be done with the page: its Markdown, and files to take away. `src/client/text/copy-page.ts` copies it. */
export function PageActions({ path, downloads }: Pick<Frame, 'path' | 'downloads'>) {
  const markdown = href(paths.markdown(path));
  return (
    <details className="dropdown page-actions" data-dropdown>
      <summary>
        Actions <Icon name="chevron-down" />
      </summary>
      <ul>
        <li data-needs-js>
          <button type="button" data-copy-page={markdown} aria-live="polite" suppressHydrationWarning>
            Copy page
          </button>
        </li>
        <li>
          <a href={markdown}>View as Markdown</a>
        </li>
        {downloads.map((file) => (
          <li key={file.path}>
            <a href={href(file.path)} download>
              {file.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
