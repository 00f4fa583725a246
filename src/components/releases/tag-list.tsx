import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { A } from '../base/a';

const Tags = styled.ul(css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-top: var(--space-5);
  padding: 0;
  list-style: none;
  a {
    display: flex;
    gap: var(--space-3);
    padding: var(--space-2) var(--space-4);
    border: 1px solid var(--color-border);
    border-radius: 2rem;
    background: var(--color-surface-raised);
    text-decoration: none;
  }
  a:hover {
    border-color: var(--color-link);
  }
  span {
    color: var(--color-muted);
  }
`);

interface TagListProps {
  tags: readonly { readonly name: string; readonly path: string; readonly count: number }[];
}

/** Every tag with its number of posts. */
export function TagList({ tags }: TagListProps) {
  return (
    <Tags>
      {tags.map(({ name, path, count }) => (
        <li key={path}>
          <A to={path}>
            {name}
            <span>{count === 1 ? '1 post' : `${count} posts`}</span>
          </A>
        </li>
      ))}
    </Tags>
  );
}
