import { graphql, type PageProps } from 'gatsby';
import { NotFound } from '../components/pages/not-found';
import { required } from './page-fields';

export default function NotFoundTemplate({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return <NotFound text={required(data.page).description} />;
}

export const query = graphql`
  query NotFoundPage($id: String!) {
    page: notFound(id: { eq: $id }) {
      ...PageFields
    }
  }
`;
