import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { A } from '../base/a';

const Lines = styled.ol(css`
  margin-top: var(--space-2);
  li {
    display: grid;
    grid-template-columns: 9.5rem minmax(0, 1fr);
    padding-block: var(--space-3);
    border-top: 1px solid var(--color-border);
  }
  time {
    line-height: 1.875;
  }
  a {
    font-weight: 600;
  }
  @media (max-width: 37.5em) {
    li {
      display: block;
    }
  }
`);

/** Posts, each with its date and first line. */
export function PostLines({ posts }: { posts: readonly Queries.PostLineFragment[] }) {
  return (
    <Lines>
      {posts.map(({ path, title, description, date }) => (
        <li key={path}>
          <time className="note" dateTime={date.iso}>
            {date.text}
          </time>
          <div>
            <A to={path}>{title}</A>
            <p className="note">{description}</p>
          </div>
        </li>
      ))}
    </Lines>
  );
}
