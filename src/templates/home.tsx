import { graphql, type PageProps } from 'gatsby';
import { Home, type HomeContent } from '../components/home';

import { required } from './page-fields';

export default function HomeTemplate({ data }: PageProps<Queries.HomePageQuery>) {
  const page = required(data.page);
  return (
    <Home content={page.content as HomeContent} />
  );
}

export const query = graphql`
  query HomePage($id: String!) {
    page: home(id: { eq: $id }) {
      ...PageFields
      content
    }
  }
`;
