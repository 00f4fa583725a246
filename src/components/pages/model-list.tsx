import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { A } from '../base/a';
import { Breakable } from '../base/breakable';

/** A model in a list. */
export interface ModelLink {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly deprecated: boolean;
}

const List = styled.ul(css`
  padding: 0;
  list-style: none;
  > li {
    padding-block: var(--space-2);
  }
  > li + li {
    border-top: 1px solid var(--color-border);
  }
  a {
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  span {
    display: block;
    color: var(--color-muted);
    font-size: var(--text-s);
    line-height: var(--leading-snug);
  }
`);

/** Models as links, each with the start of its description. */
export function ModelList({ models }: { models: readonly ModelLink[] }) {
  return (
    <List className="models">
      {models.map(({ path, title, summary, deprecated }) => (
        <li key={path}>
          <A to={path}>
            <Breakable name={title} />
          </A>{' '}
          {deprecated && <em className="badge">deprecated</em>} <span>{summary}</span>
        </li>
      ))}
    </List>
  );
}
