import { type CSSProperties, useEffect, useState } from 'react';

const box: CSSProperties = {
  margin: 0,
  padding: 'var(--space-4) var(--space-5)',
  borderBottom: '3px solid var(--color-danger)',
  background: 'var(--color-danger-bg)',
};

const list: CSSProperties = {
  maxHeight: '50vh',
  marginTop: 'var(--space-3)',
  overflow: 'auto',
  fontSize: 'var(--text-s)',
  whiteSpace: 'pre-wrap',
};

interface Result {
  problems: { text: string | null; held: readonly string[] } | null;
}

/** The problems in the sources. */
export function Problems() {
  const problems = useQuery<Result>('{ problems { text held } }')?.problems;
  if (!problems?.text) return null;
  return (
    <section aria-label="Problems in the sources" data-problems style={box}>
      <h2 style={{ fontSize: 'var(--text-m)' }}>Fix these before you publish</h2>
      {problems.held.length > 0 && (
        <p style={{ margin: 'var(--space-2) 0 0' }}>
          Until then you see what was there before the mistake in {problems.held.join(', ')}.
        </p>
      )}
      <pre style={list}>{problems.text}</pre>
    </section>
  );
}

const againMs = 500;

/** Query the development server again and again while the window is visible. Returns undefined before the first response. */
function useQuery<Data>(query: string, variables: object = {}): Data | undefined {
  const [text, setText] = useState<string>();
  const body = JSON.stringify({ query, variables });
  useEffect(() => {
    const ask = async () => {
      if (document.hidden) return;
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch('/___graphql', { method: 'POST', headers, body });
      setText(await response.text());
    };
    const asking = () => void ask().catch(() => undefined);
    asking();
    const again = setInterval(asking, againMs);
    return () => clearInterval(again);
  }, [body]);
  return text === undefined ? undefined : (JSON.parse(text) as { data: Data }).data;
}

const pageQuery = 'query ($path: String) { sitePage(path: { eq: $path }) { id } }';

/** Return the server's page at a path: null if the server has none, undefined before the first response. */
const useSitePage = (path: string) => useQuery<{ sitePage: object | null }>(pageQuery, { path })?.sitePage;

/** Says on an open page that its file was deleted. */
export function DeletedPage({ path }: { path: string }) {
  if (useSitePage(path) !== null) return null;
  return (
    <p role="status" style={{ ...box, marginBottom: 'var(--space-5)' }}>
      This page was deleted, or has a new address. You see its last text.
    </p>
  );
}

/** Takes the place of a page that the development server does not have yet, and shows the page once it exists. */
export function UnknownPage() {
  const page = useSitePage(location.pathname.replace(/\/?$/, '/'));
  useEffect(() => {
    if (page) location.reload();
  }, [page]);
  return (
    <main>
      <h1>No page here</h1>
      <p>
        No file has this address: it was moved, renamed or deleted, or it is being read. The page is shown as soon as it
        is there. <a href="/">Home</a>
      </p>
    </main>
  );
}
