import styled from '@emotion/styled';
import { A } from './a';
import type { PostSummary } from './post-list';

const Card = styled.section`
  margin-top: var(--space-5);
  padding: var(--space-5);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface-raised);
  h2 {
    font-size: var(--text-xl);
  }
  p {
    margin-top: var(--space-2);
    color: var(--color-muted);
  }
  ul {
    margin-top: var(--space-4);
    padding-left: var(--space-5);
  }
  li {
    padding: var(--space-1) 0;
  }
`;

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

/** Who writes, and what each has written. */
export function AuthorList({ authors }: AuthorListProps) {
  return (
    <>
      {authors.map(({ author: { id, name, url, description }, posts }) => (
        <Card key={id} aria-labelledby={`author-${id}`}>
          <h2 id={`author-${id}`}>{url ? <a href={url}>{name}</a> : name}</h2>
          {description && <p>{description}</p>}
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
