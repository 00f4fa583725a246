import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { A } from './a';
import type { SearchBox } from './search-box';

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
  title: string;
  /** Every page of the site, for readers without JavaScript. */
  groups: readonly {
    readonly label: string;
    readonly links: readonly { readonly label: string; readonly path: string }[];
  }[];
  /** Of the page's address: `?q=metar`. */
  search: string;
}

/** The page that search links lead to: a search of its own, and a plain index of all pages, which is there without JavaScript. */
export function SearchPage({ title, groups, search }: SearchPageProps) {
  const [Search, setSearch] = useState<typeof SearchBox>();
  const [query, setQuery] = useState('');
  const [asked, setAsked] = useState('');

  useEffect(() => {
    import('./search-box').then(
      (module) => setSearch(module.SearchBox),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    const wanted = new URLSearchParams(search).get('q') ?? '';
    setAsked(wanted);
    setQuery(wanted);
  }, [search]);

  const change = (value: string) => {
    setQuery(value);
    const address = value.trim() ? `?q=${encodeURIComponent(value.trim())}` : location.pathname;
    history.replaceState(history.state, '', address);
  };
  return (
    <>
      <h1>{title}</h1>
      <Box data-needs-js data-no-print data-app-content>
        {Search && <Search key={asked} initialQuery={asked} perGroup={30} onQuery={change} />}
      </Box>
      <div hidden={query.trim() !== ''}>
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
