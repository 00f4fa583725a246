/** What is wrong in all sources, as one text that a terminal, a log and a person can take in. Pure. */
import { count } from '../text/count';
import { formatDiagnostic, position, sortDiagnostics, type Diagnostic } from './diagnostic';

/** As many alike are shown one by one; more are one entry. */
const mostAlike = 3;

/** Places named of those that are alike. */
const mostPlaces = 10;

/** Entries in all: a pipe takes this many at once, and nobody reads more. */
const mostEntries = 100;

/** Every diagnostic and a closing count. Those that are alike stand together: the first of them, how many, and where. */
export function formatReport(diagnostics: readonly Diagnostic[]): string {
  const total = (severity: Diagnostic['severity']) =>
    count(diagnostics.filter((d) => d.severity === severity).length, severity);
  const alike = new Map<string, Diagnostic[]>();
  for (const diagnostic of sortDiagnostics(diagnostics)) {
    const key = `${diagnostic.severity} ${diagnostic.group ?? diagnostic.message}`;
    const group = alike.get(key);
    if (group) group.push(diagnostic);
    else alike.set(key, [diagnostic]);
  }
  const entries = [...alike.values()].flatMap((group) =>
    group.length > mostAlike ? [formatGroup(group)] : group.map(formatDiagnostic),
  );
  const rest = entries.length - mostEntries;
  return [
    ...entries.slice(0, mostEntries),
    ...(rest > 0 ? [`There are ${rest} entries more: mend these, and they are shown.`] : []),
    `${total('error')}, ${total('warning')}`,
  ].join('\n\n');
}

/** The first of several that are alike, how many there are, and where the others are. */
function formatGroup(group: readonly Diagnostic[]): string {
  const [first, ...others] = group;
  if (!first) return '';
  const message = first.group
    ? `${group.length} ${first.group}; the first: ${first.message}`
    : `${first.message} (${group.length} times)`;
  return `${formatDiagnostic({ ...first, message })}\n  The others: ${places(others)}`;
}

/** `a.yaml:3, 9 and 200 more`: the file is named once for all that stand in it. */
function places(diagnostics: readonly Diagnostic[]): string {
  const named = diagnostics.slice(0, mostPlaces).map((diagnostic, at) => {
    const sameFile = at > 0 && diagnostics[at - 1]?.file === diagnostic.file;
    return sameFile && diagnostic.line !== undefined
      ? String(diagnostic.line)
      : position({ ...diagnostic, column: undefined });
  });
  const rest = diagnostics.length - named.length;
  return `${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
