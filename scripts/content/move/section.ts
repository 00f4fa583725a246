/** Cut a section out of a document, and fit it into another. Pure. */
import { slug } from 'github-slugger';
import type { DocumentHeading } from '../../../src/content/render/anchors';
import { split } from '../../../src/content/read/front-matter';
import { relativeFile } from '../../../src/content/read/routes';
import { Source } from '../../../src/content/text/source';
import { parseBody } from '../../../src/content/text/syntax';
import { walk } from '../../../src/content/text/walk';
import { noteHeading } from './heading';
import { readLink, rewriteLinks } from './links';

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
function marksUsed(marks: ReturnType<typeof marksOf>, isOwn: (line: number) => boolean): Set<string> {
  const { definitions, references } = marks;
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
  const keptOf = (isMeant: (line: number) => boolean) =>
    lines.filter((_, index) => isMeant(index + 1) && isKept(index + 1));
  const part = (isMeant: (line: number) => boolean) => keptOf(isMeant).join('\n').trimEnd();
  const copy = (definitions: readonly Definition[]) =>
    definitions.map(({ first, last }) => `\n\n${lines.slice(first - 1, last).join('\n')}`).join('');
  const before = part((line) => line < heading.line);
  const after = (part((line) => line >= next) + copy(left)).trim();
  const lineIn = (line: number) => keptOf((other) => isOwn(other) && other <= line).length;
  const own = all.filter(({ line }) => isOwn(line) && isKept(line));
  return {
    rest: `${before}\n${after && `\n${after}\n`}`,
    lines: (part(isOwn) + copy(taken)).split('\n'),
    headings: own.map((one) => ({ ...one, line: lineIn(one.line) })),
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
  /** Returns the former addresses of a heading, by its old id and those that its old page names. */
  movedFrom: (id: string, addresses: readonly string[]) => readonly string[];
}

/** Return a section's text for the end of another document: as a chapter, with links and ids that are valid there. */
export function fitSection({ lines, headings }: Section, { from, to, ids, movedFrom }: Fit): string {
  const deeper = 2 - (headings[0]?.depth ?? 2);
  const fitted = [...lines];
  for (const { id, line, text, depth } of headings) {
    const now = ids.get(id) ?? id;
    const words = (lines[line - 1] ?? '').replace(/^#+/, '#'.repeat(Math.max(2, depth + deeper)));
    const notes = { id: now, isOwn: slug(text) !== now, movedFrom: (known: readonly string[]) => movedFrom(id, known) };
    fitted[line - 1] = noteHeading(words, notes);
  }
  const follow = (url: string) => {
    const { rest, target } = readLink(url, from);
    if (target === undefined) return url;
    const id = ids.get(rest.slice(1));
    if (target === from && id !== undefined) return `#${id}`;
    return (target === to ? '' : relativeFile(to, target)) + rest || relativeFile(to, target);
  };
  const frontMatter = '---\n---\n';
  const { text } = rewriteLinks(frontMatter + fitted.join('\n'), follow);
  return text.slice(frontMatter.length).trim();
}
