import { graphql, type PageProps } from 'gatsby';
import { TagList } from '../components/releases/tag-list';
import { required } from './page-fields';

export default function TagListTemplate({ data }: PageProps<Queries.TagListPageQuery>) {
  const page = required(data.page);
  return (
    <>
      <TagList tags={page.tags} />
    </>
  );
}

export const query = graphql`
  query TagListPage($id: String!) {
    page: tagList(id: { eq: $id }) {
      ...PageFields
      tags {
        name
        path
        count
      }
    }
  }
`;
