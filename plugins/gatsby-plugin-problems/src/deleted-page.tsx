import { graphql, useStaticQuery } from 'gatsby';
import { box } from './problems';

/** Says on an open page that its file was deleted. Gatsby sends the result of this query whenever it changes. */
export function DeletedPage({ path }: { path: string }) {
  const { allSitePage } = useStaticQuery<{ allSitePage: { nodes: readonly { path: string }[] } }>(graphql`
    query Paths {
      allSitePage {
        nodes {
          path
        }
      }
    }
  `);
  if (allSitePage.nodes.some((page) => page.path === path)) return null;
  return (
    <p role="status" style={{ ...box, marginBottom: 'var(--space-5)' }}>
      This page was deleted, or has a new address. You see its last text.
    </p>
  );
}
