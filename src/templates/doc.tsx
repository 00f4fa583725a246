import { graphql } from 'gatsby';
import { Article } from '../components/pages/article';
import { TagLinks } from '../components/releases/tag-links';
import { DraftBadge } from '../components/releases/draft-badge';
import type { TemplateProps } from './page-fields';

export default function DocTemplate({ data }: TemplateProps<Queries.DocPageQuery>) {
  const { html, draft, tags } = data.page;
  return (
    <Article html={html} header={draft && <DraftBadge />}>
      <TagLinks label="Releases" links={tags} />
    </Article>
  );
}

export { Head } from './wrap-page';

export const query = graphql`
  query DocPage($id: String!) {
    page: doc(id: { eq: $id }) {
      ...PageFields
      html
      draft
      tags {
        name
        path
      }
    }
  }
`;
