import type { CSSProperties } from 'react';
import { useQuery } from './use-query';

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
