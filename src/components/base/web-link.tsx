import type { ReactNode } from 'react';

/**
 * A link to an address from a specification. An address outside the web, or an invalid one such as `https://ip:port`, is shown as
 * text.
 */
export function WebLink({ url, children }: { url: string; children: ReactNode }) {
  if (/^https?:\/\//i.test(url) && URL.canParse(url)) return <a href={url}>{children}</a>;
  return (
    <>
      {children} <code>{url}</code>
    </>
  );
}
