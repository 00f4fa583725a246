import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { count } from '../../text/count';
import { A } from '../base/a';
import { DraftBadge } from './draft-badge';
import type { PostSummary } from './post-list';

const Facts = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  margin-top: var(--space-3);
  ul {
    display: contents;
  }
  /* A line of their own, so that none moves to the next line while its words arrive. */
  @media (max-width: 37.5em) {
    ul {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
      width: 100%;
    }
  }
  li a {
    display: block;
    padding: 0 0.6rem;
    border: 1px solid var(--color-border);
    border-radius: 1rem;
    line-height: 1.6rem;
    color: var(--color-muted);
    text-decoration: none;
  }
  li a:hover {
    border-color: var(--color-link);
    color: var(--color-link);
  }
`);

const Header = styled.header(css`
  margin-bottom: var(--space-6);
  padding-bottom: var(--space-4);
  border-bottom: 1px solid var(--color-border);
`);

/** A post's date, reading time, number of changes and tags in one line. */
export function PostFacts({ post: { date, readingMinutes, tags, draft, sections = [] } }: { post: PostSummary }) {
  const changes = sections.reduce((sum, { items }) => sum + items, 0);
  return (
    <Facts className="note">
      <time dateTime={date.iso}>{date.text}</time>
      <span>{readingMinutes} min read</span>
      {changes > 0 && <span>{count(changes, 'change')}</span>}
      {tags.length > 0 && (
        <ul aria-label="Tags" data-no-print>
          {tags.map((tag) => (
            <li key={tag.path}>
              <A to={tag.path}>{tag.name}</A>
            </li>
          ))}
        </ul>
      )}
      {draft && <DraftBadge />}
    </Facts>
  );
}

/** The part between a post's title and its text: the facts, and its authors. */
export function PostHeader({ post }: { post: PostSummary }) {
  return (
    <Header>
      <PostFacts post={post} />
      {post.authors.map(({ id, name, url }) => (
        <Facts key={id} className="note">
          <span>By {url ? <a href={url}>{name}</a> : name}</span>
        </Facts>
      ))}
    </Header>
  );
}
