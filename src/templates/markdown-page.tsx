import { graphql, type PageProps } from 'gatsby';
import { Article } from '../components/pages/article';
import { required } from './page-fields';

export default function MarkdownPageTemplate({ data }: PageProps<Queries.MarkdownPagePageQuery>) {
  return <Article html={required(data.page).html} />;
}

export { Head } from './wrap-page';

export const query = graphql`
  query MarkdownPagePage($id: String!) {
    page: markdownPage(id: { eq: $id }) {
      ...PageFields
      html
    }
  }
`;
