import { graphql } from 'gatsby';
import { PostList, TagLinks } from '../components/releases/posts';
import type { TemplateProps } from './page-fields';

export default function TagTemplate({ data }: TemplateProps<Queries.TagPageQuery>) {
  const { posts, docs } = data.page;
  return (
    <>
      <TagLinks label="Documentation" links={docs.map(({ title, path }) => ({ name: title, path }))} />
      <PostList posts={posts} />
    </>
  );
}

export const query = graphql`
  query TagPage($id: String!) {
    page: tag(id: { eq: $id }) {
      ...PageFields
      docs {
        path
        title
      }
      posts {
        ...PostSummary
      }
    }
  }
`;
