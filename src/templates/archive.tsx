import { graphql, type PageProps } from 'gatsby';
import { Browse } from '../components/releases/browse';
import { required } from './page-fields';

export default function ArchiveTemplate({ data }: PageProps<Queries.ArchivePageQuery>) {
  const { path, years } = required(data.page);
  return <Browse path={path} groups={years.map(({ year, posts }) => ({ id: `year-${year}`, name: year, posts }))} />;
}

export const query = graphql`
  fragment PostLine on Post {
    path
    title
    description
    date {
      iso
      text
    }
  }

  query ArchivePage($id: String!) {
    page: archive(id: { eq: $id }) {
      ...PageFields
      years {
        year
        posts {
          ...PostLine
        }
      }
    }
  }
`;
