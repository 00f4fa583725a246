import { graphql } from 'gatsby';
import { Prose } from '../components/pages/prose';
import { DraftBadge, TagLinks } from '../components/releases/posts';
import type { TemplateProps } from './page-fields';

/** A document of the documentation, or a page of `content/pages`. */
export default function DocTemplate({ data: { page } }: TemplateProps<Queries.DocPageQuery>) {
  return (
    <article>
      {page.__typename === 'Doc' && page.draft && <DraftBadge />}
      <Prose html={page.html} />
      {page.__typename === 'Doc' && <TagLinks label="Releases" links={page.tags} />}
    </article>
  );
}

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
