import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { A } from '../base/a';
import type { PostSummary } from './post-list';

const Year = styled.section(css`
  margin-top: var(--space-6);
  ol {
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    padding: var(--space-3) 0;
    border-bottom: 1px solid var(--color-border);
  }
  time {
    flex: none;
    width: 10rem;
    color: var(--color-muted);
  }
  @media (max-width: 600px) {
    li {
      display: block;
    }
    time {
      display: block;
    }
  }
`);

interface ArchiveListProps {
  years: readonly { readonly year: string; readonly posts: readonly Pick<PostSummary, 'path' | 'title' | 'date'>[] }[];
}

/** Every post under its year, in the order given. */
export function ArchiveList({ years }: ArchiveListProps) {
  return (
    <>
      {years.map(({ year, posts }) => (
        <Year key={year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ol>
            {posts.map(({ path, title, date }) => (
              <li key={path}>
                <time dateTime={date.iso}>{date.text}</time>
                <A to={path}>{title}</A>
              </li>
            ))}
          </ol>
        </Year>
      ))}
    </>
  );
}
