import styled from '@emotion/styled';
import { A } from './a';
import { PostFacts } from './post-header';

/** What a list shows of a post. */
export interface PostSummary {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly date: { readonly iso: string; readonly text: string };
  readonly readingMinutes: number;
  readonly draft: boolean;
  readonly tags: readonly { readonly name: string; readonly path: string }[];
  readonly authors: readonly { readonly id: string; readonly name: string; readonly url: string | null }[];
}

const List = styled.ol`
  margin-top: var(--space-5);
  padding: 0;
  list-style: none;
  > li {
    padding: var(--space-5) 0;
    border-top: 1px solid var(--color-border);
  }
  h2 {
    font-size: var(--text-xl);
  }
  h2 a {
    color: inherit;
    text-decoration: none;
  }
  h2 a:hover {
    color: var(--color-link);
    text-decoration: underline;
  }
  p {
    margin-top: var(--space-3);
  }
`;

/** Posts with date, reading time, tags and excerpt, in the order given. */
export function PostList({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return <p>Nothing has been released yet.</p>;
  return (
    <List>
      {posts.map((post) => (
        <li key={post.path}>
          <article>
            <h2>
              <A to={post.path}>{post.title}</A>
            </h2>
            <PostFacts post={post} />
            <p>{post.description}</p>
          </article>
        </li>
      ))}
    </List>
  );
}
