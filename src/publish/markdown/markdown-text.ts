/** Write pieces of Markdown. Pure. */

/** Write text as an inline code span, whatever backticks it holds. */
export function codeSpan(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = /^`|`$/.test(text) ? ' ' : '';
  return `${fence}${space}${text.replace(/\s+/g, ' ')}${space}${fence}`;
}

/** Join lines of Markdown to one, for a list item. */
export function oneLine(markdown: string): string {
  return markdown.trim().replace(/\s*\n\s*/g, ' ');
}

/** Escape Markdown's syntax in plain text. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&');
}

/** Join blocks with an empty line between them; empty ones are left out. */
export function blocks(...parts: (string | string[])[]): string {
  return parts
    .map((part) => (Array.isArray(part) ? part.join('\n') : part.trim()))
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Shift headings to start at `depth`, for a section of another text. Code stays as it is. */
export function nestHeadings(markdown: string, depth: number): string {
  const headings = /^( {0,3})(`{3,}|~{3,})[^]*?^ {0,3}\2|^( {0,3})(#{1,6})(?=\s)/gm;
  const levels = [...markdown.matchAll(headings)].flatMap(([, , , , signs]) => signs?.length ?? []);
  const shift = Math.max(0, depth - Math.min(...levels));
  return markdown.replace(headings, (match, _a, _b, _c, signs?: string) =>
    signs === undefined ? match : '#'.repeat(Math.min(6, signs.length + shift)),
  );
}

/** Write a block of code, whatever backticks it holds. */
export function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...(text.match(/`{3,}/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}
