import { graphql, useStaticQuery } from 'gatsby';
import { useEffect, useState, type CSSProperties } from 'react';

export const box: CSSProperties = {
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
  problems: { text: string | null; held: readonly string[]; readAt: string } | null;
}

/** Query the problems as they are now. */
async function query(): Promise<Result> {
  const response = await fetch('/___graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: '{ problems { text held readAt } }' }),
  });
  return ((await response.json()) as { data: Result }).data;
}

/**
 * The problems in the sources. Gatsby sends the result of this query whenever it changes, but not to a window that opens
 * meanwhile, as that of a new page does: so it queries once more.
 */
export function Problems() {
  const sent = useStaticQuery<Result>(graphql`
    query Problems {
      problems {
        text
        held
        readAt
      }
    }
  `);
  const [queried, setQueried] = useState<Result>();
  useEffect(() => void query().then(setQueried, () => undefined), []);
  const timeOf = (result?: Result) => result?.problems?.readAt ?? '';
  const { problems } = queried && timeOf(queried) > timeOf(sent) ? queried : sent;
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
