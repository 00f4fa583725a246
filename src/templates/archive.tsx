import { graphql, type PageProps } from 'gatsby';
import { ArchiveList } from '../components/releases/archive-list';
import { required } from './page-fields';

export default function ArchiveTemplate({ data }: PageProps<Queries.ArchivePageQuery>) {
  const page = required(data.page);
  return (
    <>
      <ArchiveList years={page.years} />
    </>
  );
}

export const query = graphql`
  query ArchivePage($id: String!) {
    page: archive(id: { eq: $id }) {
      ...PageFields
      years {
        year
        posts {
          ...PostSummary
        }
      }
    }
  }
`;
