import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import { boxHtml } from '../../client/search/markup';
import { disabledFieldStyles, fieldStyles } from '../../styles/search';
import { A } from '../base/a';
import { StaticHtml } from '../base/static-html';

const Box = styled.div(css`
  min-height: calc(3.5rem + 3px);
  margin-top: var(--space-4);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
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
    padding: 0;
    list-style: none;
  }
  li {
    break-inside: avoid;
    border-bottom: 1px solid var(--color-border);
  }
  a {
    display: block;
    padding: 0.45rem 0;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`);

interface SearchPageProps {
  /** Every page of the site. */
  groups: readonly {
    readonly label: string;
    readonly links: readonly { readonly label: string; readonly path: string }[];
  }[];
}

/**
 * The page of links to search: an index of all pages, and above it a field that `src/client/search/page.ts` enables, in
 * HTML that React leaves alone.
 */
export function SearchPage({ groups }: SearchPageProps) {
  return (
    <>
      <Global styles={fieldStyles + disabledFieldStyles} />
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
    </>
  );
}
