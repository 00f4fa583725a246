import { A } from './a';

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
      {groups.map(({ label, links }) => (
        <section key={label}>
          <h2>{label}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.path}>
                <A to={link.path}>{link.label}</A>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
