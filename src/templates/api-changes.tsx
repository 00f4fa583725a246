import { graphql, type PageProps } from 'gatsby';
import { ApiChanges } from '../components/pages/api-changes';
import { required } from './page-fields';

export default function ApiChangesTemplate({ data }: PageProps<Queries.ApiChangesPageQuery>) {
  const { html, feed } = required(data.page);
  return <ApiChanges html={html} feed={feed} />;
}

export const query = graphql`
  query ApiChangesPage($id: String!) {
    page: apiChanges(id: { eq: $id }) {
      ...PageFields
      html
      feed
    }
  }
`;
