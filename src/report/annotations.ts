/** Write findings as GitHub annotations, shown next to the changed lines. Pure. */
import { printable, type Diagnostic } from './diagnostic';

const escaped = (text: string) => printable(text).replaceAll('%', '%25').replaceAll('\n', '%0A');
const escapedField = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Write a workflow command: `::warning file=openapi/a.yaml,line=3,col=5::What is wrong. How to mend it.` */
export function formatAnnotation({ severity, file, line, column, message, fix, rule }: Diagnostic): string {
  const place = Object.entries({ file, line, col: column })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapedField(String(value))}`);
  return `::${severity} ${place.join(',')}::${escaped([message, fix, rule && `(rule: ${rule})`].filter(Boolean).join(' '))}`;
}
