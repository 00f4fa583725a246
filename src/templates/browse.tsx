import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { A } from '../components/base/a';
import { PostLines } from '../components/releases/post-lines';
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
          {description && <p className="note">{description}</p>}
          <PostLines posts={posts} />
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
