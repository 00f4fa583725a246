import { graphql, type PageProps } from 'gatsby';
import { NotFound } from '../components/pages/not-found';
import { paths } from '../paths';
import { required } from './page-fields';

export default function NotFoundTemplate({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { description, path } = required(data.page);
  return <NotFound text={description} suggest={path === paths.notFound} />;
}

export const query = graphql`
  query NotFoundPage($id: String!) {
    page: notFound(id: { eq: $id }) {
      ...PageFields
    }
  }
`;
