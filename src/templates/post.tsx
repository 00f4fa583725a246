import { graphql } from 'gatsby';
import { Prose } from '../components/pages/prose';
import { PostHeader } from '../components/releases/posts';
import type { TemplateProps } from './page-fields';

export default function PostTemplate({ data: { page } }: TemplateProps<Queries.PostPageQuery>) {
  return (
    <article>
      <PostHeader post={page} />
      <Prose html={page.html} />
    </article>
  );
}

export const query = graphql`
  query PostPage($id: String!) {
    page: post(id: { eq: $id }) {
      ...PageFields
      ...PostSummary
      html
    }
  }
`;
