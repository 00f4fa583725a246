import type { Diagnostic } from '../../report/diagnostic';
import { nearest } from '../../text/nearest';

/** A place in a file; lines and columns count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** A change that mends what was found, and nothing else. */
export interface Edit extends Place {
  /** What stands there; where it doesn't, the edit is not made. */
  remove: string;
  insert: string;
}

/** A finding that may know how to mend itself. */
export interface Finding extends Diagnostic {
  edit?: Edit;
}

/** One file's text, and what is found out about it. */
export class Source {
  readonly diagnostics: Finding[] = [];
  /** With `\n` as its only line end. */
  readonly text: string;
  readonly lines: readonly string[];

  constructor(
    /** From the project's root, with forward slashes. */
    readonly file: string,
    text: string,
  ) {
    this.text = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    this.lines = this.text.split('\n');
  }

  get failed(): boolean {
    return this.diagnostics.some(({ severity }) => severity === 'error');
  }

  /** @param fix how to mend it, as a sentence */
  error(place: Place | undefined, message: string, fix?: string, edit?: Edit): void {
    this.report('error', place, message, fix, edit);
  }

  warning(place: Place | undefined, message: string, fix?: string, edit?: Edit): void {
    this.report('warning', place, message, fix, edit);
  }

  private report(severity: Finding['severity'], place?: Place, message = '', fix?: string, edit?: Edit): void {
    const at = place && { line: place.line, column: place.column, source: this.lines[place.line - 1] ?? '' };
    this.diagnostics.push({ severity, file: this.file, ...at, message, ...(fix && { fix }), ...(edit && { edit }) });
  }
}

/** `a`, `b` and `c`, each in backticks. */
export function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`;
}

/** What to write for an anchor that isn't there. */
export function suggestAnchor(id: string, anchors: readonly string[]): string {
  const near = nearest(id, anchors);
  if (near !== undefined) return `Did you mean \`#${near}\`?`;
  if (anchors.length === 0) return 'That page has no headings.';
  const few = anchors.slice(0, 8).map((anchor) => `#${anchor}`);
  return `Choose from: ${listed(few)}${anchors.length > few.length ? ', and more' : ''}.`;
}

/** "Did you mean …?" where a candidate is near, else the whole choice. */
export function suggest(name: string, candidates: readonly string[], kind: string): string {
  const near = nearest(name, candidates);
  if (near !== undefined) return `Did you mean \`${near}\`?`;
  return candidates.length === 0 ? `There is no ${kind} yet.` : `Choose from: ${listed(candidates)}.`;
}
