/** One finding about a source file, in its author's terms. Lines and columns count from 1. */
export interface Diagnostic {
  severity: 'error' | 'warning';
  /** Path from the project's root, with forward slashes. */
  file: string;
  line?: number;
  column?: number;
  /** JSON pointer (RFC 6901) into a YAML or JSON file. */
  pointer?: string;
  message: string;
  /** The rest of a sentence that begins with the number of similar findings: "operations have no summary". */
  group?: string;
  fix?: string;
  /** The name of the rule that reports it: writers look it up and switch it off by this name. */
  rule?: string;
  /** The source line; if it is very long, the part around the column. */
  source?: string;
  /** The column at which `source` begins; absent for 1. */
  start?: number;
}

/** The maximum length of a source line in a diagnostic: a thousand findings in a file of one line must not hold it a thousand times. */
const keptLength = 1000;

/** Keep a source line for a diagnostic at one of its columns. */
export function keptLine(line: string, column: number): Pick<Diagnostic, 'source' | 'start'> {
  if (line.length <= keptLength) return { source: line };
  const from = Math.max(0, column - 1 - keptLength / 2);
  return { source: line.slice(from, from + keptLength), start: from + 1 };
}

/** Format `file:line:column`, as far as these are known. Editors and terminals make it a link. */
export function position({ file, line, column }: Diagnostic): string {
  return [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':');
}

/** The maximum length of a source line in a report: a minified specification is one line of megabytes. */
const excerptLength = 160;

/** Cut a line, which begins at the column `first`, around a column. Return the column's place in the excerpt, too. */
function excerpt(line: string, column: number, first: number): { text: string; column: number } {
  const at = column - first;
  if (line.length <= excerptLength) return { text: line, column: at + 1 };
  const start = Math.max(0, Math.min(at - excerptLength / 2, line.length - excerptLength));
  const text = line.slice(start, start + excerptLength);
  return start === 0 && first === 1 ? { text: `${text}…`, column } : { text: `…${text}…`, column: at - start + 2 };
}

/**
 * Replace, one for one, characters that control a terminal: control characters except line ends, and characters that change the
 * direction of text (https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters).
 */
export function printable(text: string): string {
  return text.replaceAll('\t', ' ').replace(/(?!\n)[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');
}

/** Format one diagnostic over several lines, without colour. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { severity, message, fix, rule, pointer, source, start = 1, line, column } = diagnostic;
  const lines = [`${position(diagnostic)}: ${severity}: ${message}`];
  if (pointer) lines.push(`  at ${pointer}`);
  if (source !== undefined && line !== undefined) {
    const gutter = `  ${line} | `;
    const shown = excerpt(source, column ?? start, start);
    lines.push(`${gutter}${shown.text}`);
    if (column !== undefined) lines.push(`${' '.repeat(gutter.length + shown.column - 1)}^`);
  }
  if (fix) lines.push(`  ${fix}`);
  if (rule) lines.push(`  rule: ${rule}`);
  return printable(lines.join('\n'));
}

/** Sort errors first, then by file and line; equal positions keep their order. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const rank = (d: Diagnostic) => (d.severity === 'error' ? 0 : 1);
  return [...diagnostics].sort(
    (a, b) => rank(a) - rank(b) || (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || (a.line ?? 0) - (b.line ?? 0),
  );
}
