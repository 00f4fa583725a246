import { graphql, type PageProps } from 'gatsby';
import { ReleaseLinks } from '../components/releases/release-links';
import { PostList } from '../components/releases/post-list';
import { ReleasePages } from '../components/releases/release-pages';
import { required } from './page-fields';

export default function ReleaseListTemplate({ data }: PageProps<Queries.ReleaseListPageQuery>) {
  const page = required(data.page);
  return (
    <>
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
