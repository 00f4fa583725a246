import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { A } from '../base/a';
import { MethodBadge } from '../../reference/operation/method-badge';
import { UrlPath } from '../../reference/operation/url-path';

/** An operation in a list. */
export interface OperationLink {
  readonly path: string;
  readonly title: string;
  readonly method: string;
  readonly urlPath: string;
  readonly deprecated: boolean;
}

const List = styled.ul(css`
  padding: 0;
  list-style: none;
  > li + li {
    border-top: 1px solid var(--color-border);
  }
  a {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
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
  b {
    margin-right: var(--space-2);
    font-weight: 600;
  }
  .method {
    justify-self: start;
  }
  a code {
    display: block;
    padding: 0;
    background: none;
    color: var(--color-muted);
    font-size: var(--text-s);
    overflow-wrap: anywhere;
  }
  .badge {
    margin-right: var(--space-2);
  }
`);

/** Operations as links, with method, path and title. */
export function OperationList({ operations }: { operations: readonly OperationLink[] }) {
  return (
    <List className="operations">
      {operations.map(({ path, title, method, urlPath, deprecated }) => (
        <li key={path}>
          <A to={path}>
            <MethodBadge method={method} />{' '}
            <span>
              <b>{title}</b> {deprecated && <em className="badge">deprecated </em>}
              <code>
                <UrlPath path={urlPath} />
              </code>
            </span>
          </A>
        </li>
      ))}
    </List>
  );
}
