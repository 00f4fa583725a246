/** HTML that was finished at build: put in place as it is, and left alone by React from then on. */
export function StaticHtml({ html, className }: { html: string; className?: string }) {
  return <div className={className} data-static-html dangerouslySetInnerHTML={{ __html: html }} />;
}
