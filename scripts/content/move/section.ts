/** Cut a section out of a document, and fit it into another. Pure. */
import { slug } from 'github-slugger';
import type { DocumentHeading } from '../../../src/content/render/anchors';
import { split } from '../../../src/content/read/front-matter';
import { relativeFile, resolveFile } from '../../../src/content/read/routes';
import { Source } from '../../../src/content/text/source';
import { parseBody } from '../../../src/content/text/syntax';
import { walk } from '../../../src/content/text/walk';
import { noteHeading } from './heading';
import { rewriteLinks } from './links';

export interface Section {
  /** The document's text without it. */
  rest: string;
  /** Lines from its heading to the next one of its level or above, then the definitions that it refers to from elsewhere. */
  lines: string[];
  /** Its headings, with lines that count from its own, from 1. */
  headings: DocumentHeading[];
  /** Links and footnotes that it defines: `[name]`, `[^name]`. */
  defined: ReadonlySet<string>;
}

/** A link or footnote, which its references find anywhere in a document. */
interface Definition {
  /** `[name]` of a link, `[^name]` of a footnote. */
  mark: string;
  first: number;
  last: number;
}

const contains = (line: number) => (one: Definition) => one.first <= line && line <= one.last;

/** Find a document's definitions, and what refers to them, by lines from 1. */
function marksOf(text: string): { definitions: Definition[]; references: { mark: string; line: number }[] } {
  const definitions: Definition[] = [];
  const references: { mark: string; line: number }[] = [];
  walk(parseBody(split(new Source('', text)).body), (node) => {
    const [first = 1, last = 1] = [node.position?.start.line, node.position?.end.line];
    if (node.type === 'definition') definitions.push({ mark: `[${node.identifier}]`, first, last });
    else if (node.type === 'footnoteDefinition') definitions.push({ mark: `[^${node.identifier}]`, first, last });
    else if (node.type === 'linkReference') references.push({ mark: `[${node.identifier}]`, line: first });
    else if (node.type === 'footnoteReference') references.push({ mark: `[^${node.identifier}]`, line: first });
  });
  return { definitions, references };
}

/** List what a document defines: `[name]`, `[^name]`. */
export const definedIn = (text: string) => new Set(marksOf(text).definitions.map(({ mark }) => mark));

/** List the marks that some lines refer to, including those that their definitions refer to. */
function marksUsed(
  { definitions, references }: ReturnType<typeof marksOf>,
  isOwn: (line: number) => boolean,
): Set<string> {
  const found = new Set<string>();
  const follow = (isHere: (line: number) => boolean) => {
    for (const { mark, line } of references) {
      if (!isHere(line) || found.has(mark)) continue;
      found.add(mark);
      follow((other) => definitions.some((one) => one.mark === mark && contains(other)(one)));
    }
  };
  follow((line) => isOwn(line) && !definitions.some(contains(line)));
  return found;
}

/**
 * Cut the section of a heading out of its document. Move definitions that only it refers to; copy those that both parts refer to.
 */
export function cutSection(text: string, all: readonly DocumentHeading[], heading: DocumentHeading): Section {
  const lines = text.split('\n');
  const next = all.find(({ line, depth }) => line > heading.line && depth <= heading.depth)?.line ?? lines.length + 1;
  const isOwn = (line: number) => line >= heading.line && line < next;
  const marks = marksOf(text);
  const [here, there] = [marksUsed(marks, isOwn), marksUsed(marks, (line) => !isOwn(line))];
  const taken = marks.definitions.filter(({ mark, first }) => here.has(mark) && !isOwn(first));
  const left = marks.definitions.filter(({ mark, first }) => there.has(mark) && isOwn(first));
  const gone = [...taken.filter(({ mark }) => !there.has(mark)), ...left.filter(({ mark }) => !here.has(mark))];
  const isEmpty = (line: number) => (lines[line - 1] ?? '').trim() === '';
  const isKept = (line: number) =>
    !gone.some((one) => contains(line)(one) || (line === one.first - 1 && isEmpty(line) && isEmpty(one.last + 1)));
  const kept = lines.map((words, index) => ({ words, line: index + 1 })).filter(({ line }) => isKept(line));
  const part = (isMeant: (line: number) => boolean, added: readonly Definition[] = []) =>
    [
      kept
        .flatMap(({ words, line }) => (isMeant(line) ? words : []))
        .join('\n')
        .trimEnd(),
      ...added.map(({ first, last }) => lines.slice(first - 1, last).join('\n')),
    ].join('\n\n');
  const before = part((line) => line < heading.line);
  const after = part((line) => line >= next, left).trim();
  const own = kept.filter(({ line }) => isOwn(line));
  return {
    rest: `${before}\n${after && `\n${after}\n`}`,
    lines: part(isOwn, taken).split('\n'),
    headings: all.flatMap((one) => {
      const index = own.findIndex(({ line }) => line === one.line);
      return index < 0 ? [] : { ...one, line: index + 1 };
    }),
    defined: new Set([
      ...taken.map(({ mark }) => mark),
      ...marks.definitions.flatMap(({ mark, first, last }) => (isOwn(first) && isKept(last) ? mark : [])),
    ]),
  };
}

interface Fit {
  /** Documents' files. */
  from: string;
  to: string;
  /** Ids of its headings, with their new ids. */
  ids: ReadonlyMap<string, string>;
  /** The former address of a heading, if it was published. */
  former: (id: string) => string | undefined;
  /** Converts an address in `moved_from` of the old page for the new one. */
  address: (address: string) => string;
}

/** Return a section's text for the end of another document: as a chapter, with links and ids that are valid there. */
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
