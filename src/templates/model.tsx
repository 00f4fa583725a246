import { graphql, type PageProps } from 'gatsby';
import { Reference } from '../components/reference';
import { required } from './page-fields';

export default function ApiModelTemplate({ data }: PageProps<Queries.ApiModelPageQuery>) {
  const page = required(data.page);
  return <Reference title={page.title} html={page.html} />;
}

export const query = graphql`
  query ApiModelPage($id: String!) {
    page: apiModel(id: { eq: $id }) {
      ...PageFields
      html
      version
      versionLabel
    }
  }
`;
