import { graphql, type PageProps } from 'gatsby';
import { AuthorList } from '../components/releases/author-list';
import { required } from './page-fields';

export default function AuthorListTemplate({ data }: PageProps<Queries.AuthorListPageQuery>) {
  const page = required(data.page);
  return (
    <>
      <AuthorList authors={page.authors} />
    </>
  );
}

export const query = graphql`
  query AuthorListPage($id: String!) {
    page: authorList(id: { eq: $id }) {
      ...PageFields
      authors {
        author {
          id
          name
          url
          description
        }
        posts {
          ...PostSummary
        }
      }
    }
  }
`;
