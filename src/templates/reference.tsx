import { graphql, type PageProps } from 'gatsby';
import { Reference } from '../components/pages/reference';
import { required } from './page-fields';

/** An API's overview or errors, an introduction, an operation, a webhook or a model. */
export default function ReferenceTemplate({ data }: PageProps<Queries.ReferencePageQuery>) {
  const { html, earlier } = required(data.page);
  return <Reference html={html} notice={earlier?.notice} />;
}

export const query = graphql`
  query ReferencePage($id: String!, $isEarlier: Boolean = false) {
    page: apiPage(id: { eq: $id }) {
      ...PageFields
      html
      ...EarlierFields @include(if: $isEarlier)
    }
  }
`;
