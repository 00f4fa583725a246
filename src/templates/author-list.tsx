import { graphql, type PageProps } from 'gatsby';
import { Browse } from '../components/releases/browse';
import { required } from './page-fields';

export default function AuthorListTemplate({ data }: PageProps<Queries.AuthorListPageQuery>) {
  const { path, authors } = required(data.page);
  return (
    <Browse
      path={path}
      groups={authors.map(({ author: { id, name, url, description }, posts }) => ({
        id: `author-${id}`,
        name,
        link: url,
        description,
        posts,
      }))}
    />
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
          ...PostLine
        }
      }
    }
  }
`;
