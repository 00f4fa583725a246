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
