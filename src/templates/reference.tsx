import { graphql, type PageProps } from 'gatsby';
import { ApiChanges } from '../components/pages/api-changes';
import { Reference } from '../components/pages/reference';
import { required } from './page-fields';

/**
 * An API's overview, changes or errors, an introduction, an operation, a webhook or a model. Few APIs have changes: Gatsby would
 * warn of a template of their own that no page uses.
 */
export default function ReferenceTemplate({ data }: PageProps<Queries.ReferencePageQuery>) {
  const page = required(data.page);
  if (page.__typename === 'ApiChanges') return <ApiChanges {...page} />;
  return <Reference html={page.html} notice={page.earlier?.notice} />;
}

export const query = graphql`
  query ReferencePage($id: String!, $isEarlier: Boolean = false) {
    page: apiPage(id: { eq: $id }) {
      __typename
      ...PageFields
      html
      ...EarlierFields @include(if: $isEarlier)
      ... on ApiChanges {
        feed
      }
    }
  }
`;
