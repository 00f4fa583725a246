import type { ReactNode } from 'react';

/** A link to an address that a specification gives. What leads nowhere on the web is shown, but not linked. */
export function WebLink({ url, children }: { url: string; children: ReactNode }) {
  if (/^https?:\/\//i.test(url)) return <a href={url}>{children}</a>;
  return (
    <>
      {children} <code>{url}</code>
    </>
  );
}
