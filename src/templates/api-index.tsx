import { graphql } from 'gatsby';
import { ApiIndex } from '../components/pages/api-index';
import type { TemplateProps } from './page-fields';

export default function ApiIndexTemplate({ data }: TemplateProps<Queries.ApiIndexPageQuery>) {
  return <ApiIndex {...data.page} />;
}

export const query = graphql`
  fragment OperationLink on ApiOperation {
    path
    title
    method
    urlPath
    deprecated
    description
    authentication
  }

  query ApiIndexPage($id: String!, $isEarlier: Boolean = false) {
    page: api(id: { eq: $id }) {
      ...PageFields
      contents
      overview
      groups {
        title
        tags {
          id
          name
          html
          summary
          introduction
          externalDocs {
            label
            url
          }
          operations {
            ...OperationLink
          }
        }
      }
      webhooks {
        ...OperationLink
      }
      models {
        path
        title
        summary
        deprecated
      }
      ...EarlierFields @include(if: $isEarlier)
    }
  }
`;
