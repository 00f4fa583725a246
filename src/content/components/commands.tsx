import { Fragment } from 'react';
import type { CommandRow } from '../text/components';
import { CopyButton } from '../../components/base/copy-button';

/** Commands of a chat bot with their descriptions. Each links to itself. */
export function Commands({ commands }: { commands: readonly CommandRow[] }) {
  return (
    <ul className="commands">
      {commands.map(({ id, name, args = [], example, description }) => (
        <li key={id} id={id}>
          <code>
            <a href={`#${id}`}>{name}</a>
            {args.map((arg) => (
              <Fragment key={arg}>
                {' '}
                <span>({arg})</span>
              </Fragment>
            ))}
          </code>
          {description && (
            <span className="command-description">
              {description}
              {example && (
                <>
                  {' '}
                  Example: <code>{example}</code>
                </>
              )}
            </span>
          )}
          <CopyButton label={`Copy ${example ?? name}`} text={example ?? name} />
        </li>
      ))}
    </ul>
  );
}
