import { graphql, type PageProps } from 'gatsby';
import { ReleaseLinks } from '../components/release-links';
import { PostList } from '../components/post-list';
import { ReleasePages } from '../components/release-pages';
import { required } from './page-fields';

export default function ReleaseListTemplate({ data }: PageProps<Queries.ReleaseListPageQuery>) {
  const page = required(data.page);
  return (
    <>
      <h1>{page.title}</h1>
      <ReleaseLinks />
      <PostList posts={page.posts} />
      <ReleasePages current={page.pageNumber} count={page.pageCount} />
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
      pageNumber
      pageCount
    }
  }
`;
