import { graphql, type PageProps } from 'gatsby';
import { SearchPage } from '../components/search-page';
import { required } from './page-fields';

export default function SearchTemplate({ data, location }: PageProps<Queries.SearchPageQuery>) {
  const page = required(data.page);
  return <SearchPage title={page.title} groups={page.groups} search={location.search} />;
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
