import { graphql, type PageProps } from 'gatsby';
import { A } from '../components/base/a';
import { required } from './page-fields';

export default function MovedTemplate({ data }: PageProps<Queries.MovedPageQuery>) {
  const page = required(data.page);
  return (
    <p>
      It is now at <A to={page.target}>{page.target}</A>.
    </p>
  );
}

export const query = graphql`
  query MovedPage($id: String!) {
    page: moved(id: { eq: $id }) {
      ...PageFields
      target
    }
  }
`;
