/** Write pieces of Markdown. Pure. */
import type { Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import { escapeMarkdown, markdownToText, parseMarkdown } from '../../openapi/model/markdown';
import { resolveTextLinks } from '../../openapi/read/text-links';

/** Write text as an inline code span, whatever backticks it holds. */
export function codeSpan(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = /^`|`$/.test(text) ? ' ' : '';
  return `${fence}${space}${text.replace(/\s+/g, ' ')}${space}${fence}`;
}

/** Matches Markdown that is more than one paragraph: an empty line, or one that starts a list, a quote, code or a table. */
const hasBlocks = /^[ \t]*$|^(?: {4}|\t)|^ {0,3}(?:[-*+>#|<]|`{3}|~{3}|\d+[.)]\s|[=:|-]+\s*$)/m;

/** Take the effect from names of a specification that would be Markdown. */
export const harmless = (words: string): string => escapeLoneTicks(resolveTextLinks(words, null).text);

/** True for Markdown that fits within a line. */
export const isParagraph = (markdown: string): boolean => markdown.trim() === '' || !hasBlocks.test(markdown.trim());

/** Write a text on one line: keep the Markdown of a paragraph, and of anything else only the words. */
export function oneLine(markdown: string): string {
  const text = markdown.trim();
  return isParagraph(text) ? escapeLoneTicks(text.replace(/\s*\n\s*/g, ' ')) : escapeMarkdown(markdownToText(text));
}

/** Escape backticks that begin no code: with another one later in the line they would. */
function escapeLoneTicks(line: string): string {
  return line.replace(/\\.|(`+)(?!`)(?:.*?[^`])\1(?!`)|`+/g, (found, ticks?: string) =>
    ticks === undefined && found.startsWith('`') ? found.replaceAll('`', '\\`') : found,
  );
}

/** Write text as a part of a list item: whole blocks below its first line, quoted, so that its own lists stay apart. */
export function itemBlock(markdown: string, indent: string): string[] {
  const lines = nestHeadings(markdown.trim(), 6).split('\n');
  return ['', ...lines.map((line) => `${indent}> ${line}`.trimEnd()), ''];
}

/** Write a link to an address from a specification; an address outside the web is shown as text. */
export function webLink(url: string, text: string): string {
  if (!/^https?:\/\//i.test(url)) return `${escapeMarkdown(text)} ${codeSpan(url)}`;
  return `[${escapeMarkdown(text)}](${/[\s()<>]/.test(url) ? `<${url.replace(/[\s<>]/g, encodeURIComponent)}>` : url})`;
}

/** Write a link to a page of this site; its words are plain text. */
export const pageLink = (text: string, path: string): string => `[${escapeMarkdown(text)}](${path})`;

/** Join blocks with an empty line between them; empty ones are left out. */
export function blocks(...parts: (string | string[])[]): string {
  return parts
    .map((part) => (Array.isArray(part) ? part.join('\n') : part.trim()))
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Shift headings to start at `depth`, for a section of another text; each is a line that begins with number signs then. */
export function nestHeadings(markdown: string, depth: number): string {
  // Most texts have none, and reading one takes its time.
  if (!/^ {0,3}(?:#|[=-]+\s*$)/m.test(markdown)) return markdown;
  const headings: Heading[] = [];
  visit(parseMarkdown(markdown), 'heading', (heading) => void headings.push(heading));
  const shift = Math.max(0, depth - Math.min(...headings.map((heading) => heading.depth)));
  return headings.reduceRight((text, { depth: own, position }) => {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    const signs = '#'.repeat(Math.min(6, own + shift));
    const written = text.slice(start, end);
    const words = written.startsWith('#')
      ? written.slice(own)
      : ` ${written.replace(/\n[^\n]*$/, '').replace(/\s+/g, ' ')}`;
    return text.slice(0, start) + signs + words + text.slice(end);
  }, markdown);
}

/** Write a block of code, whatever backticks it holds. */
export function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...(text.match(/`{3,}/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}
