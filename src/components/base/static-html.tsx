import { useMemo } from 'react';
import { trusted } from '../../client/browser/trusted';

/** The HTML of each `StaticHtml` rendered so far, first to last. Only the renderer of built pages reads and empties it. */
export const renderedHtml: string[] = [];

/** HTML finished at build: inserted unchanged, and then left alone by React. */
export function StaticHtml({ html, className }: { html: string; className?: string }) {
  if (process.env.BUILD_STAGE === 'build-html') renderedHtml.push(html);
  // React writes what is not the same object again.
  const markup = useMemo(() => ({ __html: trusted.createHTML(html) }), [html]);
  return <div className={className} data-static-html dangerouslySetInnerHTML={markup} />;
}
