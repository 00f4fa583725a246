import { css } from '@emotion/react';
import { isForDiscord, type Frame } from '../../nav';
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

interface CopyProps {
  /** Path of the text to copy. */
  path: string;
  label: string;
}

/** A button that `src/client/text/copy-page.ts` serves. */
const Copy = ({ path, label }: CopyProps) => (
  <li data-needs-js>
    <button type="button" data-copy-page={href(path)} aria-live="polite" suppressHydrationWarning>
      {label}
    </button>
  </li>
);

/** Actions on the page: its text to copy, and files to take away. */
export function PageActions({ path, type, downloads }: Pick<Frame, 'path' | 'downloads'> & { type: string }) {
  return (
    <details className="dropdown page-actions" data-dropdown>
      <summary>
        Actions <Icon name="chevron-down" />
      </summary>
      <ul>
        <Copy path={paths.markdown(path)} label="Copy page" />
        {isForDiscord(type) && <Copy path={paths.discord(path)} label="Copy for Discord" />}
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
