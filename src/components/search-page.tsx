import styled from '@emotion/styled';
import { A } from './a';

const Group = styled.section`
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
`;

interface SearchPageProps {
  title: string;
  /** Every page of the site, for readers without JavaScript. */
  groups: readonly {
    readonly label: string;
    readonly links: readonly { readonly label: string; readonly path: string }[];
  }[];
}

/** The page that search links lead to: without JavaScript, a plain index of all pages. */
export function SearchPage({ title, groups }: SearchPageProps) {
  return (
    <>
      <h1>{title}</h1>
      <p>Every page of this site, by section.</p>
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
    </>
  );
}
