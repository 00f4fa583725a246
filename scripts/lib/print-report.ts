import { formatAnnotation } from '../../src/report/annotations';
import type { Diagnostic } from '../../src/report/diagnostic';
import { formatReport } from '../../src/report/report';

/** Print the report of a check; in a workflow of GitHub also as annotations, which it shows at the lines of a change. */
export function printReport(
  diagnostics: readonly Diagnostic[],
  say: (text: string) => void = console.log,
  isWorkflow = process.env.GITHUB_ACTIONS === 'true',
): void {
  say(formatReport(diagnostics));
  if (isWorkflow && diagnostics.length > 0) say(diagnostics.map(formatAnnotation).join('\n'));
}
