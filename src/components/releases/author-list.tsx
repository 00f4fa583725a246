import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { A } from '../base/a';
import type { PostSummary } from './post-list';

const Card = styled.section(css`
  margin-top: var(--space-5);
  padding: var(--space-5);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface-raised);
  header {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--space-4);
    align-items: center;
  }
  header > span {
    display: grid;
    grid-row: span 2;
    place-items: center;
    width: 3rem;
    height: 3rem;
    border-radius: 50%;
    background: var(--color-announcement);
    color: var(--color-announcement-link);
    font-weight: 650;
  }
  h2 {
    font-size: var(--text-xl);
  }
  p {
    color: var(--color-muted);
  }
  ul {
    margin-top: var(--space-4);
    padding-left: var(--space-5);
  }
  li {
    padding: var(--space-1) 0;
  }
`);

interface AuthorListProps {
  authors: readonly {
    readonly author: {
      readonly id: string;
      readonly name: string;
      readonly url: string | null;
      readonly description: string | null;
    };
    readonly posts: readonly Pick<PostSummary, 'path' | 'title'>[];
  }[];
}

function initials(name: string): string {
  const firsts = name.split(/\s+/).map(([first]) => first);
  return firsts.slice(0, 2).join('');
}

/** Who writes, and what each has written. */
export function AuthorList({ authors }: AuthorListProps) {
  return (
    <>
      {authors.map(({ author: { id, name, url, description }, posts }) => (
        <Card key={id} aria-labelledby={`author-${id}`}>
          <header>
            <span aria-hidden="true">{initials(name)}</span>
            <h2 id={`author-${id}`}>{url ? <a href={url}>{name}</a> : name}</h2>
            {description && <p>{description}</p>}
          </header>
          <ul>
            {posts.map(({ path, title }) => (
              <li key={path}>
                <A to={path}>{title}</A>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </>
  );
}
