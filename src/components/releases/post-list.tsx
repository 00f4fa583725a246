import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { A } from '../base/a';
import { PostFacts } from './post-header';

/** A post in a list. */
export interface PostSummary extends Queries.PostSummaryFragment {
  /** Its sections, with the number of changes that each lists. */
  readonly sections?: readonly { readonly id: string; readonly text: string; readonly items: number }[];
}

/** Waypoints along a route, the newest first. */
const List = styled.ol(css`
  margin: var(--space-6) 0 0 6px;
  > li {
    position: relative;
    padding: 0 0 var(--space-6) var(--space-5);
    border-left: 2px dashed var(--color-border);
  }
  > li:last-child {
    border-color: transparent;
  }
  > li::before {
    position: absolute;
    top: 0.4rem;
    left: -8px;
    width: 14px;
    height: 14px;
    border: 3px solid var(--color-accent);
    border-radius: 50%;
    background: var(--color-bg);
    box-shadow: 0 0 0 4px var(--color-bg);
    content: '';
  }
  h2,
  h3 {
    font-size: var(--text-xl);
  }
  & :is(h2, h3) a {
    color: inherit;
    text-decoration: none;
  }
  & :is(h2, h3) a:hover {
    color: var(--color-link);
    text-decoration: underline;
  }
  p {
    margin-top: var(--space-3);
  }
  /* Columns, so that none moves to the next line when the font arrives. */
  p + ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    gap: var(--space-1) var(--space-2);
    margin-top: var(--space-2);
  }
`);

interface PostListProps {
  posts: readonly PostSummary[];
  /** The level of the posts' headings. */
  heading?: 'h2' | 'h3';
}

/** Posts with date, reading time, tags, excerpt and counts of changes by section, in the order given. */
export function PostList({ posts, heading: Heading = 'h2' }: PostListProps) {
  if (posts.length === 0) return <p>Nothing has been released yet.</p>;
  return (
    <List>
      {posts.map((post) => (
        <li key={post.path}>
          <article>
            <Heading>
              <A to={post.path}>{post.title}</A>
            </Heading>
            <PostFacts post={post} />
            <p>{post.description}</p>
            {post.sections && post.sections.length > 0 && (
              <ul className="note" aria-label="Changes">
                {post.sections.map(({ id, text, items }) => (
                  <li key={id}>
                    <A to={`${post.path}#${id}`}>{text}</A>
                    {` (${items})`}
                  </li>
                ))}
              </ul>
            )}
          </article>
        </li>
      ))}
    </List>
  );
}
