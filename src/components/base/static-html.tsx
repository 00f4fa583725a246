/** The HTML of each `StaticHtml` rendered so far, first to last. Only the renderer of built pages reads and empties it. */
export const renderedHtml: string[] = [];

/** HTML finished at build: inserted unchanged, and then left alone by React. */
export function StaticHtml({ html, className }: { html: string; className?: string }) {
  if (process.env.BUILD_STAGE === 'build-html') renderedHtml.push(html);
  return <div className={className} data-static-html dangerouslySetInnerHTML={{ __html: html }} />;
}
