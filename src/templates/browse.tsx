import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { A } from '../components/base/a';
import { paths } from '../paths';
import { count } from '../text/count';
import type { TemplateProps } from './page-fields';

const Views = styled.nav(css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  border-bottom: 1px solid var(--color-border);
  a {
    padding-block: var(--space-2);
    border-bottom: 2px solid transparent;
    color: var(--color-muted);
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    color: var(--color-text);
  }
  [aria-current] {
    border-color: var(--color-accent);
    color: var(--color-text);
  }
  @media (forced-colors: active) {
    a:not([aria-current]) {
      border-color: Canvas;
    }
  }
`);

const Group = styled.section(css`
  margin-top: var(--space-6);
  h2 {
    font-size: var(--text-xl);
  }
  h2 small {
    margin-left: var(--space-2);
    font-weight: 400;
    letter-spacing: 0;
  }
  p {
    margin-top: var(--space-1);
    color: var(--color-muted);
    text-wrap: pretty;
  }
  ol {
    margin-top: var(--space-2);
  }
  li {
    display: grid;
    grid-template-columns: 9.5rem minmax(0, 1fr);
    padding-block: var(--space-3);
    border-top: 1px solid var(--color-border);
  }
  time {
    line-height: 1.875;
  }
  li a {
    font-weight: 600;
  }
  li p {
    font-size: var(--text-s);
  }
  @media (max-width: 37.5em) {
    li {
      display: block;
    }
  }
`);

const views = [
  { label: 'By year', path: paths.archive },
  { label: 'By tag', path: paths.tags },
  { label: 'By author', path: paths.authors },
];

/** All posts in groups, each with its date and first line, and links to the other groupings. */
export default function BrowseTemplate({ data }: TemplateProps<Queries.BrowsePageQuery>) {
  const { path, groups } = data.page;
  return (
    <>
      <Views aria-label="Browse the releases" data-no-print>
        {views.map((view) => (
          <A key={view.path} to={view.path} aria-current={view.path === path ? 'page' : undefined}>
            {view.label}
          </A>
        ))}
      </Views>
      {groups.map(({ id, name, link, description, posts, total }) => (
        <Group key={id} aria-labelledby={id}>
          <h2 id={id}>
            {link?.startsWith('/') ? <A to={link}>{name}</A> : link ? <a href={link}>{name}</a> : name}{' '}
            <small className="note">{count(total, 'release')}</small>
          </h2>
          {description && <p>{description}</p>}
          <ol>
            {posts.map((post) => (
              <li key={post.path}>
                <time className="note" dateTime={post.date.iso}>
                  {post.date.text}
                </time>
                <div>
                  <A to={post.path}>{post.title}</A>
                  <p>{post.description}</p>
                </div>
              </li>
            ))}
          </ol>
        </Group>
      ))}
    </>
  );
}

export const query = graphql`
  fragment PostLine on Post {
    path
    title
    description
    date {
      iso
      text
    }
  }

  query BrowsePage($id: String!) {
    page: browse(id: { eq: $id }) {
      ...PageFields
      groups {
        id
        name
        link
        description
        total
        posts {
          ...PostLine
        }
      }
    }
  }
`;
