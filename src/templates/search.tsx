import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { boxHtml } from '../client/search/markup';
import { A } from '../components/base/a';
import { StaticHtml } from '../components/base/static-html';
import { fieldStyles } from '../styles/search';
import type { TemplateProps } from './page-fields';

const Box = styled.div(css`
  min-height: calc(3.5rem + 3px);
  margin-top: var(--space-4);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
  /* Until its script arrives, the field is disabled. */
  .search-field:has(:disabled) {
    opacity: 0.6;
  }
`);

/** Keep the footer out of view until results replace the index. */
const Page = styled.div(css`
  min-height: 100vh;
`);

const Intro = styled.p(css`
  margin-top: var(--space-5);
  color: var(--color-muted);
`);

const Group = styled.section(css`
  margin-top: var(--space-6);
  h2 {
    font-size: var(--text-xl);
  }
  ul {
    columns: 14rem;
    column-gap: var(--space-6);
    margin-top: var(--space-3);
  }
  li {
    break-inside: avoid;
    border-bottom: 1px solid var(--color-border);
  }
  a {
    display: block;
    padding: 0.45rem 0;
  }
`);

/**
 * A search field, and an index of all pages below it. React leaves the HTML of the field alone; `src/client/search/start.ts`
 * enables it.
 */
export default function SearchTemplate({ data }: TemplateProps<Queries.SearchPageQuery>) {
  const { groups } = data.page;
  return (
    <Page>
      <Global styles={fieldStyles} />
      <Box id="search:page" data-needs-js data-no-print>
        <StaticHtml html={boxHtml('disabled')} />
      </Box>
      <div data-search-index>
        <Intro>Every page of this site, by section.</Intro>
        {groups.map(({ label, links }) => (
          <Group key={label}>
            <h2>{label}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.path}>
                  <A to={link.path}>{link.label}</A>
                </li>
              ))}
            </ul>
          </Group>
        ))}
      </div>
    </Page>
  );
}

export const query = graphql`
  query SearchPage($id: String!) {
    page: search(id: { eq: $id }) {
      ...PageFields
      groups {
        label
        links {
          label
          path
        }
      }
    }
  }
`;
