import { graphql } from 'gatsby';
import { NotFound } from '../components/pages/not-found';

export default function NotFoundTemplate() {
  return <NotFound />;
}

export const query = graphql`
  query NotFoundPage($id: String!) {
    page: notFound(id: { eq: $id }) {
      ...PageFields
    }
  }
`;
