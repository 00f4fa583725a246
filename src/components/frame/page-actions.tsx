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

/** Actions on the page: its text to copy, and files to take away. */
export function PageActions({ path, downloads }: Pick<Frame, 'path' | 'downloads'>) {
  return (
    <details className="dropdown page-actions" data-dropdown>
      <summary>
        Actions <Icon name="chevron-down" />
      </summary>
      <ul>
        <li data-needs-js>
          {/* `src/client/text/copy-page.ts` serves it. */}
          <button type="button" data-copy-page={href(paths.markdown(path))} aria-live="polite" suppressHydrationWarning>
            Copy page
          </button>
        </li>
        <li>
          <a href={href(paths.markdown(path))}>View as Markdown</a>
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
