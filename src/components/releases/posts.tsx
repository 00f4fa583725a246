import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { withPrefix } from 'gatsby';
import { paths } from '../../paths';
import { count } from '../../text/count';
import { A } from '../base/a';

type PostSummary = Queries.PostSummaryFragment;

/** Marks a document that only its writers see. */
export function DraftBadge() {
  return <p className="note">Draft: not part of the published site</p>;
}

const Facts = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  margin-top: var(--space-3);
  ul {
    display: contents;
  }
  /* Tags have a line of their own: no tag may move to the next line when the font arrives. */
  @media (max-width: 37.5em) {
    ul {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
      width: 100%;
    }
  }
  @media print {
    ul {
      display: none;
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
function PostFacts({ post: { date, readingMinutes, tags, draft, sections } }: { post: PostSummary }) {
  const changes = sections.reduce((sum, { items }) => sum + items, 0);
  return (
    <Facts className="note">
      <time dateTime={date.iso}>{date.text}</time>
      <span>{readingMinutes} min read</span>
      {changes > 0 && <span>{count(changes, 'change')}</span>}
      {tags.length > 0 && (
        <ul aria-label="Tags">
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
  h2 {
    font-size: var(--text-xl);
  }
  h2 a {
    color: inherit;
  }
  h2 a:hover {
    color: var(--color-link);
  }
  p {
    margin-top: var(--space-3);
  }
  /* Columns: no item may move to the next line when the font arrives. */
  p + ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
    gap: var(--space-1) var(--space-2);
    margin-top: var(--space-2);
  }
`);

/** Posts, in the order given, with date, reading time, tags, excerpt and the number of changes in each section. */
export function PostList({ posts }: { posts: readonly PostSummary[] }) {
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
            {post.sections.length > 0 && (
              <ul className="note" aria-label="Changes">
                {post.sections.map(({ id, text, items }) => (
                  <li key={id}>
                    <A to={`${post.path}#${id}`}>{`${text} (${items})`}</A>
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

const Line = styled.p(css`
  margin-top: var(--space-6);
`);

interface TagLinksProps {
  label: string;
  links: readonly { readonly name: string; readonly path: string }[];
}

/** Links from a document's tags to their releases, or from a release to the documents with its tags; nothing without links. */
export function TagLinks({ label, links }: TagLinksProps) {
  if (links.length === 0) return null;
  return (
    <Line className="note">
      {`${label}: `}
      {links.map(({ name, path }, index) => (
        <span key={path}>
          {index > 0 && ', '}
          <A to={path}>{name}</A>
        </span>
      ))}
    </Line>
  );
}

const Ways = styled.p(css`
  color: var(--color-muted);
  [aria-current] {
    color: inherit;
    text-decoration: none;
  }
`);

/** Links to the lists of all releases, and to their feeds. @param path of the page */
export function ReleaseLinks({ path }: { path: string }) {
  const link = (to: string, label: string) => (
    <A to={to} aria-current={to === path ? 'page' : undefined}>
      {label}
    </A>
  );
  return (
    <Ways data-no-print>
      Browse by {link(paths.archive, 'year')}, {link(paths.tags, 'tag')} or {link(paths.authors, 'author')}. Follow with{' '}
      <a href={withPrefix(paths.feeds.atom)}>Atom</a> or <a href={withPrefix(paths.feeds.rss)}>RSS</a>.
    </Ways>
  );
}
