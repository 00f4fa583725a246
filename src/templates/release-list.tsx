import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { graphql, withPrefix } from 'gatsby';
import { A } from '../components/base/a';
import { Pagination } from '../components/frame/page-footer';
import { PostList } from '../components/releases/posts';
import { paths } from '../paths';
import type { TemplateProps } from './page-fields';

const Line = styled.p(css`
  color: var(--color-muted);
`);

export default function ReleaseListTemplate({ data }: TemplateProps<Queries.ReleaseListPageQuery>) {
  const { posts, pageNumber, pageCount } = data.page;
  const link = (number: number) => ({ label: `Page ${number} of ${pageCount}`, path: paths.releasesPage(number) });
  return (
    <>
      <Line data-no-print>
        Browse by <A to={paths.archive}>year</A>, <A to={paths.tags}>tag</A> or <A to={paths.authors}>author</A>. Follow
        with <a href={withPrefix(paths.feeds.atom)}>Atom</a> or <a href={withPrefix(paths.feeds.rss)}>RSS</a>.
      </Line>
      <PostList posts={posts} />
      <Pagination
        previous={pageNumber > 1 ? link(pageNumber - 1) : null}
        next={pageNumber < pageCount ? link(pageNumber + 1) : null}
        labels={{ previous: 'Newer', next: 'Older' }}
      />
    </>
  );
}

export const query = graphql`
  query ReleaseListPage($id: String!) {
    page: releaseList(id: { eq: $id }) {
      ...PageFields
      posts {
        ...PostSummary
        sections {
          id
          text
          items
        }
      }
      pageNumber
      pageCount
    }
  }
`;
