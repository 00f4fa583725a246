/** Cut a section out of a document, and fit it into another. Pure. */
import { slug } from 'github-slugger';
import type { DocumentHeading } from '../../../src/content/render/anchors';
import { relativeFile, resolveFile } from '../../../src/content/read/routes';
import { noteHeading } from './heading';
import { rewriteLinks } from './links';

export interface Section {
  /** The document's text without it. */
  rest: string;
  /** Lines from its heading to the next one of its level or above. */
  lines: string[];
  /** Its headings, with lines that count from its own, from 1. */
  headings: DocumentHeading[];
}

/** Cut the section of a heading out of its document. */
export function cutSection(text: string, all: readonly DocumentHeading[], heading: DocumentHeading): Section {
  const lines = text.split('\n');
  const next = all.find(({ line, depth }) => line > heading.line && depth <= heading.depth)?.line ?? lines.length + 1;
  const own = all.filter(({ line }) => line >= heading.line && line < next);
  const before = lines
    .slice(0, heading.line - 1)
    .join('\n')
    .trimEnd();
  const after = lines
    .slice(next - 1)
    .join('\n')
    .trim();
  return {
    rest: `${before}\n${after && `\n${after}\n`}`,
    lines: lines.slice(heading.line - 1, next - 1),
    headings: own.map((one) => ({ ...one, line: one.line - heading.line + 1 })),
  };
}

interface Fit {
  /** Documents' files. */
  from: string;
  to: string;
  /** Ids of its headings with those that they have from now on. */
  ids: ReadonlyMap<string, string>;
  /** The former address of a heading, if it was published. */
  former: (id: string) => string | undefined;
  /** An address as `moved_from` has it on the old page, as it is to be on the new one. */
  address: (address: string) => string;
}

/** Return a section's text as it stands at the end of another document: a chapter, with links and ids that hold there. */
export function fitSection({ lines, headings }: Section, { from, to, ids, former, address }: Fit): string {
  const [top] = headings;
  const noted = headings.reduce((text, { id, line, text: words, depth }) => {
    const now = ids.get(id) ?? id;
    const all = noteHeading(text, line, { id: now, isOwn: slug(words) !== now, former: former(id), address }).split(
      '\n',
    );
    all[line - 1] = (all[line - 1] ?? '').replace(/^#+/, '#'.repeat(Math.max(2, 2 + depth - (top?.depth ?? 2))));
    return all.join('\n');
  }, lines.join('\n'));
  const frontMatter = '---\n---\n';
  const change = (url: string) => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    if (path.startsWith('/') || /^[a-z][a-z+.-]*:/i.test(path)) return url;
    const target = path === '' ? from : resolveFile(from, path);
    const id = ids.get(rest.slice(1));
    if (target === from && id !== undefined) return `#${id}`;
    return (target === to ? '' : relativeFile(to, target)) + rest || relativeFile(to, target);
  };
  return rewriteLinks(frontMatter + noted, change)
    .text.slice(frontMatter.length)
    .trim();
}
