import { graphql, type PageProps } from 'gatsby';
import { Design } from '../design/design';
import { required } from './page-fields';

export default function DesignTemplate({ data }: PageProps<Queries.DesignPageQuery>) {
  const { headings, colors, scales } = required(data.page);
  return <Design parts={headings} tokens={{ colors, scales }} />;
}

export const query = graphql`
  query DesignPage($id: String!) {
    page: design(id: { eq: $id }) {
      ...PageFields
      colors {
        name
        values
      }
      scales {
        name
        values
      }
    }
  }
`;
