import { graphql, type PageProps } from 'gatsby';
import { Home } from '../components/pages/home';
import { required } from './page-fields';

export default function HomeTemplate({ data }: PageProps<Queries.HomePageQuery>) {
  const page = required(data.page);
  return <Home content={page.content} latest={page.latest} />;
}

export { Head } from './wrap-page';

export const query = graphql`
  query HomePage($id: String!) {
    page: home(id: { eq: $id }) {
      ...PageFields
      latest {
        ...PostLine
      }
      content {
        headline
        tagline
        action {
          label
          path
        }
        secondary {
          label
          path
        }
        points {
          title
          text
          icon
        }
        audiences {
          title
          text
          links {
            label
            path
          }
        }
      }
    }
  }
`;
