import { graphql, type PageProps } from 'gatsby';
import { Reference } from '../components/reference';
import { required } from './page-fields';

export default function ApiOverviewTemplate({ data }: PageProps<Queries.ApiOverviewPageQuery>) {
  const page = required(data.page);
  return <Reference title={page.title} html={page.html} />;
}

export const query = graphql`
  query ApiOverviewPage($id: String!) {
    page: apiOverview(id: { eq: $id }) {
      ...PageFields
      html
      version
      versionLabel
    }
  }
`;
