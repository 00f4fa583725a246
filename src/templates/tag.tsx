import { graphql, type PageProps } from 'gatsby';
import { PostList } from '../components/releases/post-list';
import { required } from './page-fields';

export default function TagTemplate({ data }: PageProps<Queries.TagPageQuery>) {
  return <PostList posts={required(data.page).posts} />;
}

export const query = graphql`
  query TagPage($id: String!) {
    page: tag(id: { eq: $id }) {
      ...PageFields
      name
      posts {
        ...PostSummary
      }
    }
  }
`;
