import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Prose } from '../components/pages/prose';
import { PostHeader, PostList } from '../components/releases/posts';
import type { TemplateProps } from './page-fields';

const Related = styled.section(css`
  margin-top: var(--space-7);
`);

export default function PostTemplate({ data: { page } }: TemplateProps<Queries.PostPageQuery>) {
  return (
    <article>
      <PostHeader post={page} />
      <Prose html={page.html} />
      {page.related.length > 0 && (
        <Related aria-labelledby="related" data-no-print>
          <h2 id="related">Related releases</h2>
          <PostList posts={page.related} heading="h3" />
        </Related>
      )}
    </article>
  );
}

export const query = graphql`
  query PostPage($id: String!) {
    page: post(id: { eq: $id }) {
      ...PageFields
      ...PostSummary
      html
      related {
        ...PostSummary
      }
    }
  }
`;
