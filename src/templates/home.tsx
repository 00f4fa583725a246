import { graphql } from 'gatsby';
import { Home } from '../components/pages/home';
import type { TemplateProps } from './page-fields';

export default function HomeTemplate({ data }: TemplateProps<Queries.HomePageQuery>) {
  return <Home content={data.page.content} latest={data.page.latest} />;
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
