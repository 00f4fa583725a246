import { graphql, type PageProps } from 'gatsby';
import { Reference } from '../components/reference';
import { required } from './page-fields';

export default function ApiTemplate({ data }: PageProps<Queries.ApiPageQuery>) {
  const page = required(data.page);
  return <Reference title={page.title} html={page.html} />;
}

export const query = graphql`
  query ApiPage($id: String!) {
    page: api(id: { eq: $id }) {
      ...PageFields
      html
      version
      versionLabel
    }
  }
`;
