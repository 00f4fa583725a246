import { graphql, type PageProps } from 'gatsby';
import { Reference } from '../components/pages/reference';
import { required } from './page-fields';

/** An API's overview or errors, an operation, a webhook or a model. */
export default function ReferenceTemplate({ data }: PageProps<Queries.ReferencePageQuery>) {
  return <Reference html={required(data.page).html} />;
}

export const query = graphql`
  query ReferencePage($id: String!) {
    page: apiPage(id: { eq: $id }) {
      ...PageFields
      html
    }
  }
`;
