import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { graphql, withPrefix } from 'gatsby';
import { A } from '../components/base/a';
import { PostList } from '../components/releases/posts';
import { paths } from '../paths';
import type { TemplateProps } from './page-fields';

const Line = styled.p(css`
  color: var(--color-muted);
`);

/** The newest release notes. The archive lists all of them. */
export default function ReleaseListTemplate({ data }: TemplateProps<Queries.ReleaseListPageQuery>) {
  return (
    <>
      <Line data-no-print>
        Browse by <A to={paths.archive}>year</A>, <A to={paths.tags}>tag</A> or <A to={paths.authors}>author</A>. Follow
        with <a href={withPrefix(paths.feeds.atom)}>Atom</a> or <a href={withPrefix(paths.feeds.rss)}>RSS</a>.
      </Line>
      <PostList posts={data.page.posts} />
    </>
  );
}

export const query = graphql`
  query ReleaseListPage($id: String!) {
    page: releaseList(id: { eq: $id }) {
      ...PageFields
      posts {
        ...PostSummary
      }
    }
  }
`;
