import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { StaticHtml } from '../components/base/static-html';
import { EarlierNotice } from '../components/pages/earlier-notice';
import { Index, IndexFilter } from '../components/pages/index-filter';
import { reference } from '../styles/reference';
import type { TemplateProps } from './page-fields';

const Body = styled(StaticHtml)(reference);

const Changes = styled(StaticHtml)(css`
  .changes > li {
    padding-block: var(--space-3);
    scroll-margin-top: calc(var(--navbar-height) + var(--space-3));
  }
  .changes > li + li {
    border-top: 1px solid var(--color-border);
  }
  del,
  ins,
  summary {
    color: var(--color-muted);
    font-size: var(--text-s);
  }
  li p {
    margin-top: var(--space-1);
  }
  .group > * + * {
    margin-top: var(--space-4);
  }
`);

/**
 * Any page of an API except its index. Changes share this template: few APIs have any, and Gatsby warns of a template without
 * pages. `src/client/reference/reference.ts` filters them.
 */
export default function ReferenceTemplate({ data: { page } }: TemplateProps<Queries.ReferencePageQuery>) {
  return (
    <article data-reference>
      {page.earlier && <EarlierNotice html={page.earlier.notice} />}
      {page.__typename === 'ApiChanges' ? (
        <Index className="api-index">
          <IndexFilter by="kind, operation or field" />
          <Changes html={page.html} />
        </Index>
      ) : (
        <Body html={page.html} />
      )}
    </article>
  );
}

export const query = graphql`
  query ReferencePage($id: String!, $isEarlier: Boolean = false) {
    page: apiPage(id: { eq: $id }) {
      __typename
      ...PageFields
      html
      ...EarlierFields @include(if: $isEarlier)
    }
  }
`;
