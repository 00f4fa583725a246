import { box } from './problems';
import { useQuery } from './use-query';

/** Says on an open page that its file was deleted. */
export function DeletedPage({ path }: { path: string }) {
  const data = useQuery<{ sitePage: object | null }>('query ($path: String) { sitePage(path: { eq: $path }) { id } }', {
    path,
  });
  if (data?.sitePage !== null) return null;
  return (
    <p role="status" style={{ ...box, marginBottom: 'var(--space-5)' }}>
      This page was deleted, or has a new address. You see its last text.
    </p>
  );
}
