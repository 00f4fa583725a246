/** HTML finished at build: inserted unchanged, and then left alone by React. */
export function StaticHtml({ html, className }: { html: string; className?: string }) {
  return <div className={className} data-static-html dangerouslySetInnerHTML={{ __html: html }} />;
}
