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
