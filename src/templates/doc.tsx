import { graphql, type PageProps } from 'gatsby';
import { Article } from '../components/pages/article';
import { DraftBadge } from '../components/releases/draft-badge';
import { required } from './page-fields';

export default function DocTemplate({ data }: PageProps<Queries.DocPageQuery>) {
  const { html, draft } = required(data.page);
  return <Article html={html} header={draft && <DraftBadge />} />;
}

export const query = graphql`
  query DocPage($id: String!) {
    page: doc(id: { eq: $id }) {
      ...PageFields
      html
      draft
    }
  }
`;
