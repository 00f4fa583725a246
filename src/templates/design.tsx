import { graphql, type PageProps } from 'gatsby';
import { Design } from '../components/design/design';
import { required } from './page-fields';

export default function DesignTemplate({ data }: PageProps<Queries.DesignPageQuery>) {
  return <Design parts={required(data.page).headings} />;
}

export const query = graphql`
  query DesignPage($id: String!) {
    page: design(id: { eq: $id }) {
      ...PageFields
    }
  }
`;
