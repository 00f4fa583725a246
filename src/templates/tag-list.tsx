import { graphql, type PageProps } from 'gatsby';
import { Browse } from '../components/releases/browse';
import { tagId } from '../paths';
import { required } from './page-fields';

export default function TagListTemplate({ data }: PageProps<Queries.TagListPageQuery>) {
  const { path, tags } = required(data.page);
  return (
    <Browse
      path={path}
      groups={tags.map(({ tag, posts }) => ({
        id: tagId(tag.name),
        name: tag.name,
        link: tag.path,
        total: tag.count,
        posts,
      }))}
    />
  );
}

export const query = graphql`
  query TagListPage($id: String!) {
    page: tagList(id: { eq: $id }) {
      ...PageFields
      tags {
        tag {
          name
          path
          count
        }
        posts {
          ...PostLine
        }
      }
    }
  }
`;
