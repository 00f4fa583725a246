import { graphql, type PageProps } from 'gatsby';
import { PostList } from '../components/releases/post-list';
import { required } from './page-fields';

export default function TagTemplate({ data }: PageProps<Queries.TagPageQuery>) {
  const page = required(data.page);
  return (
    <>
      <h1>{page.title}</h1>
      <PostList posts={page.posts} />
    </>
  );
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
