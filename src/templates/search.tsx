import { graphql, type PageProps } from 'gatsby';
import { SearchPage } from '../components/pages/search-page';
import { required } from './page-fields';

export default function SearchTemplate({ data }: PageProps<Queries.SearchPageQuery>) {
  return <SearchPage groups={required(data.page).groups} />;
}

export const query = graphql`
  query SearchPage($id: String!) {
    page: search(id: { eq: $id }) {
      ...PageFields
      groups {
        label
        links {
          label
          path
        }
      }
    }
  }
`;
