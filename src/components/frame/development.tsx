import { useEffect } from 'react';

const lookMs = 500;

/** Stands in for a page that the development server does not have yet, and shows it as soon as it is there. */
export function UnknownPage() {
  useEffect(() => {
    const look = setInterval(() => {
      const path = location.pathname.replace(/\/?$/, '/');
      fetch(`/page-data${path}page-data.json`).then(
        ({ ok }) => {
          if (ok) location.reload();
        },
        () => undefined,
      );
    }, lookMs);
    return () => clearInterval(look);
  }, []);
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

/** Problems in the sources, above every page in development. The styles are inline, so that builds leave them out. */
export function Problems({ text }: { text: string }) {
  return (
    <section
      aria-label="Problems in the sources"
      data-problems
      style={{
        padding: 'var(--space-4) var(--space-5)',
        borderBottom: '3px solid var(--color-danger)',
        background: 'var(--color-danger-bg)',
      }}
    >
      <h2 style={{ fontSize: 'var(--text-m)' }}>Fix these before you publish</h2>
      <pre
        style={{
          maxHeight: '50vh',
          marginTop: 'var(--space-3)',
          overflow: 'auto',
          fontSize: 'var(--text-s)',
          whiteSpace: 'pre-wrap',
        }}
      >
        {text}
      </pre>
    </section>
  );
}
