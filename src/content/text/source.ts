import { isScalar, isSeq, parseDocument } from 'yaml';
import type { Diagnostic } from '../../report/diagnostic';
import { site } from '../../site';
import { withLineFeeds } from '../../text/encoding';
import { nearest } from '../../text/nearest';

/** A place in a file; lines and columns count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** A change that fixes a finding, and nothing else. */
export interface Edit extends Place {
  /** The present text; if it differs, the edit is not made. */
  remove: string;
  insert: string;
}

/** A finding that may carry its fix. */
export interface Finding extends Diagnostic {
  edit?: Edit | readonly Edit[];
  /** The file, or the page's address, that causes this finding: if another finding reports it, this one is left out. */
  cause?: string | undefined;
  /** The addresses of pages that are gone. */
  gone?: string[];
}

/** What `Source` reports. */
interface Report extends Pick<Finding, 'severity' | 'message' | 'fix' | 'edit' | 'rule' | 'cause' | 'gone'> {
  place?: Place | undefined;
}

/** One file's text and its findings. */
export class Source {
  readonly diagnostics: Finding[] = [];
  /** The text with `\n` as its only line end. */
  readonly text: string;
  readonly lines: readonly string[];
  #ignored: ReadonlyMap<string, Place | undefined> | undefined;

  constructor(
    /** Path from the project's root, with forward slashes. */
    readonly file: string,
    text: string,
  ) {
    this.text = withLineFeeds(text.replace(/^\uFEFF/, ''));
    this.lines = this.text.split('\n');
  }

  /** The index of the line that ends the front matter; -1 if no line does, undefined without front matter. */
  get frontMatterEnd(): number | undefined {
    const isFence = (line = '') => /^---[ \t]*$/.test(line);
    const end = isFence(this.lines[0]) ? this.lines.findIndex((line, index) => index > 0 && isFence(line)) : undefined;
    // A snippet has no front matter: its first line may be a line across the page.
    const isText = this.file.startsWith('content/snippets/') && (end === -1 || !/^[\w-]+:/.test(this.line(2)));
    return isText ? undefined : end;
  }

  /** Return a line; empty if the file lacks it. @param line counts from 1 */
  line(line: number): string {
    return this.lines[line - 1] ?? '';
  }

  /** Return the part of a line that ends before a place. */
  before({ line, column }: Place): string {
    return this.line(line).slice(0, column - 1);
  }

  /** Return the part of a line that begins at a place. */
  after({ line, column }: Place): string {
    return this.line(line).slice(column - 1);
  }

  get failed(): boolean {
    return this.diagnostics.some(({ severity }) => severity === 'error');
  }

  /** @param fix the advice, as a sentence */
  error(place: Place | undefined, message: string, fix?: string, edit?: Edit): void {
    this.report({ severity: 'error', place, message, fix, edit });
  }

  warning(place: Place | undefined, message: string, fix?: string, edit?: Edit): void {
    this.report({ severity: 'warning', place, message, fix, edit });
  }

  report({ place, fix, edit, rule, ...finding }: Report): void {
    const at = place && { line: place.line, column: place.column, source: this.line(place.line) };
    const more = { ...(fix && { fix }), ...(edit && { edit }), ...(rule && { rule }) };
    this.diagnostics.push({ file: this.file, ...at, ...finding, ...more });
  }

  /** The rules that the site or this file switches off, with the place in this file. */
  get ignored(): ReadonlyMap<string, Place | undefined> {
    return (this.#ignored ??= new Map([
      ...site.lintIgnore.map((id) => [id, undefined] as const),
      ...entriesOf(this, 'lint_ignore'),
    ]));
  }
}

/** Read the entries of a list in a document's front matter, with their places. Other checks report mistakes in it. */
export function entriesOf(
  { lines, frontMatterEnd: end = -1 }: Source,
  field: 'lint_ignore' | 'tags',
): [string, Place][] {
  const yaml = lines.slice(1, Math.max(1, end)).join('\n');
  const list = yaml.includes(`${field}:`) && parseDocument(yaml, { logLevel: 'silent' }).get(field);
  if (!isSeq(list)) return [];
  return list.items.filter(isScalar).map((item) => {
    const before = yaml.slice(0, item.range?.[0]).split('\n');
    return [String(item.value), { line: before.length + 1, column: (before.at(-1)?.length ?? 0) + 1 }];
  });
}

/** Write the number of a character: `U+00A0`. */
export const unicode = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const list = new Intl.ListFormat('en-GB');

/** Write a list: `a`, `b` and `c`, each in backticks. */
export const listed = (names: readonly string[]): string => list.format(names.map((name) => `\`${name}\``));

/** Suggest another anchor for a missing one. */
export function suggestAnchor(id: string, anchors: readonly string[]): string {
  const near = nearest(id, anchors);
  if (near !== undefined) return `Did you mean \`#${near}\`?`;
  if (anchors.length === 0) return 'That page has no headings.';
  const few = anchors.slice(0, 8).map((anchor) => `#${anchor}`);
  return `Choose from: ${listed(few)}${anchors.length > few.length ? ', and more' : ''}.`;
}

/** Suggest "Did you mean …?" if a candidate is close, else list all candidates. @param write returns a candidate as it is typed */
export function suggest(
  name: string,
  candidates: readonly string[],
  kind: string,
  write = (candidate: string) => candidate,
): string {
  const near = nearest(name, candidates);
  if (near !== undefined) return `Did you mean \`${write(near)}\`?`;
  return candidates.length === 0 ? `There is no ${kind} yet.` : `Choose from: ${listed(candidates.map(write))}.`;
}

/**
 * Apply the edits of one file's findings, from its end to its start. If edits overlap, only the later one is applied.
 * @returns the file's new text, with the line ends of its first line; the same text if no finding has an edit
 */
export function applyEdits(text: string, findings: readonly Pick<Finding, 'edit'>[]): string {
  const plain = new Source('', text).text;
  const starts = [0];
  for (const { index } of plain.matchAll(/\n/g)) starts.push(index + 1);
  const edits = findings
    .flatMap(({ edit }) => edit ?? [])
    .map((edit) => ({ ...edit, offset: (starts[edit.line - 1] ?? Infinity) + edit.column - 1 }))
    .sort((a, b) => b.offset - a.offset);
  let result = plain;
  let free = Infinity;
  for (const { offset, remove, insert } of edits) {
    if (offset + remove.length > free || result.slice(offset, offset + remove.length) !== remove) continue;
    result = result.slice(0, offset) + insert + result.slice(offset + remove.length);
    free = offset;
  }
  if (result === plain) return text;
  return /^[^\n]*\r\n/.test(text) ? result.replaceAll('\n', '\r\n') : result;
}
