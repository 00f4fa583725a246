import { useMemo } from 'react';
import { trusted } from '../../client/browser/trusted';

/** HTML that the build finished: React inserts it unchanged and then leaves it alone. */
export function StaticHtml({ html, className }: { html: string; className?: string }) {
  // React would write the HTML again for a new object.
  const markup = useMemo(() => ({ __html: trusted.createHTML(html) }), [html]);
  return <div className={className} data-static-html dangerouslySetInnerHTML={markup} />;
}
