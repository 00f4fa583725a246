import { type Diagnostic, printable } from '../../src/report/diagnostic';
import { formatReport } from '../../src/report/report';

const escaped = (text: string) => printable(text).replaceAll('%', '%25').replaceAll('\n', '%0A');
const escapedField = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * Write a message in GitHub's syntax for workflows. GitHub shows it next to the line: `::warning
 * file=openapi/a.yaml,line=3,col=5::What is wrong. How to fix it.`
 */
export function formatAnnotation({ severity, file, line, column, message, fix, rule }: Diagnostic): string {
  const place = Object.entries({ file, line, col: column })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapedField(String(value))}`);
  return `::${severity} ${place.join(',')}::${escaped([message, fix, rule && `(rule: ${rule})`].filter(Boolean).join(' '))}`;
}

/** Print the report of a check. In a GitHub workflow, print it also as annotations, which GitHub shows at the lines of a change. */
export function printReport(
  diagnostics: readonly Diagnostic[],
  say: (text: string) => void = console.log,
  isWorkflow = process.env.GITHUB_ACTIONS === 'true',
): void {
  say(formatReport(diagnostics));
  if (isWorkflow && diagnostics.length > 0) say(diagnostics.map(formatAnnotation).join('\n'));
}
