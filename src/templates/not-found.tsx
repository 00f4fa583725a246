import { graphql, type PageProps } from 'gatsby';
import { NotFound } from '../components/not-found';
import { required } from './page-fields';

export default function NotFoundTemplate({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const page = required(data.page);
  return (
    <NotFound />
  );
}

export const query = graphql`
  query NotFoundPage($id: String!) {
    page: notFound(id: { eq: $id }) {
      ...PageFields

    }
  }
`;
