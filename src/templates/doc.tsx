import { graphql } from 'gatsby';
import { Article } from '../components/pages/article';
import { TagLinks } from '../components/releases/tag-links';
import { DraftBadge } from '../components/releases/posts';
import type { TemplateProps } from './page-fields';

/** A document of the documentation, or a page of `content/pages`. */
export default function DocTemplate({ data: { page } }: TemplateProps<Queries.DocPageQuery>) {
  if (page.__typename !== 'Doc') return <Article html={page.html} />;
  return (
    <Article html={page.html} header={page.draft && <DraftBadge />}>
      <TagLinks label="Releases" links={page.tags} />
    </Article>
  );
}

export { Head } from './wrap-page';

export const query = graphql`
  query DocPage($id: String!) {
    page(id: { eq: $id }) {
      __typename
      ...PageFields
      html
      ... on Doc {
        draft
        tags {
          name
          path
        }
      }
    }
  }
`;
