import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { A } from '../base/a';
import { Drawing } from '../base/icon';
import { MethodBadge } from '../base/method-badge';
import { UrlPath } from '../base/breakable';

/** Marks that say whether an operation needs credentials. */
const tokenMarks = { required: 'Token', optional: 'Token optional', none: null } as const;

/** An operation in a list: its title, request, purpose in a sentence, and whether it needs credentials. */
export type OperationLink = Queries.OperationLinkFragment;

const List = styled.ul(css`
  > li + li {
    border-top: 1px solid var(--color-border);
  }
  a {
    display: grid;
    grid-template-columns: 4.25rem minmax(0, 1fr);
    gap: var(--space-3);
    align-items: baseline;
    margin-inline: calc(-1 * var(--space-3));
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-m);
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    background: var(--color-hover);
  }
  .method {
    justify-self: start;
  }
  a code {
    padding: 0;
    background: none;
    color: var(--color-muted);
  }
  small {
    display: block;
    line-height: var(--leading-snug);
  }
  .operation-line {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    align-items: baseline;
  }
  @media (min-width: 37.51em) {
    .operation-line > small {
      margin-left: auto;
    }
  }
`);

/** Show a description without repeating the title; show nothing if it only repeats method and path. */
function Purpose({ title, method, urlPath, description }: OperationLink) {
  if (description.startsWith(`${method} ${urlPath} of `)) return null;
  const after = description.startsWith(title) ? description.slice(title.length) : null;
  const rest = after === null || /^[\p{L}\p{N}'’-]/u.test(after) ? description : after.replace(/^[.\s]+/, '');
  return rest && <small className="note">{rest}</small>;
}

/** Operations as links: method, title, path, whether they need credentials, and purpose. */
export function OperationList({ operations }: { operations: readonly OperationLink[] }) {
  return (
    <List className="operations">
      {operations.map((operation) => (
        <li key={operation.path}>
          <A to={operation.path}>
            <MethodBadge method={operation.method} />{' '}
            <span>
              <span className="operation-line">
                <b>{operation.title}</b> {operation.deprecated && <em className="badge">deprecated</em>}{' '}
                <code>
                  <UrlPath path={operation.urlPath} />
                </code>{' '}
                {tokenMarks[operation.authentication] && (
                  <small className="note">
                    <Drawing d="M6 11h12a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2m1 0V7a5 5 0 0 1 10 0v4" />{' '}
                    {tokenMarks[operation.authentication]}
                  </small>
                )}
              </span>{' '}
              <Purpose {...operation} />
            </span>
          </A>
        </li>
      ))}
    </List>
  );
}
