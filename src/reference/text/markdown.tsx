import { markdownToHtml } from '../../openapi/model/markdown';
import type { ExternalDocs } from '../../openapi/model/model';
import { WebLink } from '../../components/base/web-link';
import { part } from '../../text/reference-parts';

interface MarkdownProps {
  text: string;
  /** Level of the heading above the text. */
  under?: number;
  /** The subject of the text, if the text above does not name it. */
  lead?: string;
}

/** A specification's own text; nothing if it is empty. */
export function Markdown({ text, under = 6, lead = '' }: MarkdownProps) {
  const html = markdownToHtml(text, { under }).replace(/^(?:<p>)?(?=.)/, `$&${lead}`);
  return html ? <div className={part.text} dangerouslySetInnerHTML={{ __html: html }} /> : null;
}

/** A link to more documentation; nothing for none. @param fallback names an address without a description */
export function MoreDocs({ docs, fallback }: { docs: ExternalDocs | null | undefined; fallback: string }) {
  if (!docs) return null;
  return (
    <p>
      <WebLink url={docs.url}>{docs.description || fallback}</WebLink>
    </p>
  );
}
