import { graphql } from 'gatsby';
import { PostList, ReleaseLinks } from '../components/releases/posts';
import type { TemplateProps } from './page-fields';

/** The newest release notes. The archive lists all of them. */
export default function ReleaseListTemplate({ data }: TemplateProps<Queries.ReleaseListPageQuery>) {
  const { path, posts } = data.page;
  return (
    <>
      <ReleaseLinks path={path} />
      <PostList posts={posts} />
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
