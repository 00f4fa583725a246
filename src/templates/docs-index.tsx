import { graphql, type PageProps } from 'gatsby';
import { DocsIndex } from '../components/pages/docs-index';
import { required } from './page-fields';

export default function DocsIndexTemplate({ data }: PageProps<Queries.DocsIndexPageQuery>) {
  const page = required(data.page);
  return <DocsIndex lead={page.description} sections={page.sections} />;
}

export const query = graphql`
  query DocsIndexPage($id: String!) {
    page: docsIndex(id: { eq: $id }) {
      ...PageFields
      sections {
        id
        label
        description
        links {
          label
          path
          description
        }
      }
    }
  }
`;
