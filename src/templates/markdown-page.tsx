import { graphql } from 'gatsby';
import { Article } from '../components/pages/article';
import type { TemplateProps } from './page-fields';

export default function MarkdownPageTemplate({ data }: TemplateProps<Queries.MarkdownPagePageQuery>) {
  return <Article html={data.page.html} />;
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
