import { useMemo } from 'react';
import { trusted } from '../../client/browser/trusted';

/** HTML finished at build: inserted unchanged, and then left alone by React. */
export function StaticHtml({ html, className }: { html: string; className?: string }) {
  // React would write the HTML again for a new object.
  const markup = useMemo(() => ({ __html: trusted.createHTML(html) }), [html]);
  return <div className={className} data-static-html dangerouslySetInnerHTML={markup} />;
}
