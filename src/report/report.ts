/** Format the diagnostics of all sources as one text, for terminals and logs. Pure. */
import { count } from '../text/count';
import { grouped } from '../text/grouped';
import { formatDiagnostic, position, printable, sortDiagnostics, type Diagnostic } from './diagnostic';

/** The maximum number of similar findings shown separately. If there are more, they become one entry. */
const mostAlike = 3;

/** The maximum number of places named in such an entry. */
const mostPlaces = 10;

/** The maximum number of entries: a longer report might not fit into a pipe. */
const mostEntries = 100;

const wordsOf = ({ message, fix = '' }: Diagnostic) => `${message} ${fix}`;

/** Format every diagnostic and a closing count. Similar diagnostics become one entry: the first one, their number and their places. */
export function formatReport(diagnostics: readonly Diagnostic[]): string {
  const total = (severity: Diagnostic['severity']) =>
    count(diagnostics.filter((d) => d.severity === severity).length, severity);
  const alike = grouped(
    sortDiagnostics(diagnostics),
    ({ severity, group, message }) => `${severity} ${group ?? message}`,
  );
  const entries = alike.flatMap((group) =>
    group.length > mostAlike || (group.length > 1 && group.every((one) => wordsOf(one) === wordsOf(group[0])))
      ? [formatGroup(group)]
      : group.map(formatDiagnostic),
  );
  const rest = entries.length - mostEntries;
  return [
    ...entries.slice(0, mostEntries),
    ...(rest > 0 ? [`${rest} more ${rest === 1 ? 'entry is' : 'entries are'} shown once these are fixed.`] : []),
    `${total('error')}, ${total('warning')}`,
  ].join('\n\n');
}

/** Format similar diagnostics: the first, their number, and the places of the others. */
function formatGroup(group: readonly [Diagnostic, ...Diagnostic[]]): string {
  const [first, ...others] = group;
  const message = first.group
    ? `${group.length} ${first.group}; the first: ${first.message}`
    : `${first.message} (${group.length} times)`;
  return `${formatDiagnostic({ ...first, message })}\n  The others: ${printable(places(others))}`;
}

/** List places as `a.yaml:3, 9 and 200 more`: each file is named once. */
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
