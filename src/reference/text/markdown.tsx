import { markdownToHtml } from '../../openapi/model/markdown';

interface MarkdownProps {
  text: string;
  /** Level of the heading above the text. */
  under?: number;
}

/** A specification's own text; nothing for an empty one. */
export function Markdown({ text, under = 6 }: MarkdownProps) {
  const html = markdownToHtml(text, { under });
  return html ? <div className="text" dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
