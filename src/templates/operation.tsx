import { graphql, type PageProps } from 'gatsby';
import { Reference } from '../components/reference';
import { required } from './page-fields';

export default function ApiOperationTemplate({ data }: PageProps<Queries.ApiOperationPageQuery>) {
  const page = required(data.page);
  return <Reference title={page.title} html={page.html} />;
}

export const query = graphql`
  query ApiOperationPage($id: String!) {
    page: apiOperation(id: { eq: $id }) {
      ...PageFields
      html
      version
      versionLabel
    }
  }
`;
