import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { A } from '../components/base/a';
import { ReleaseLinks } from '../components/releases/posts';
import { count } from '../text/count';
import type { TemplateProps } from './page-fields';

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

/** All posts in groups, each with its date and first line, and links to the other groupings. */
export default function BrowseTemplate({ data }: TemplateProps<Queries.BrowsePageQuery>) {
  const { path, groups } = data.page;
  return (
    <>
      <ReleaseLinks path={path} />
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
