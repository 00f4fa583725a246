/** Collects errors and warnings while a specification is read. */
import type { Diagnostic } from '../../report/diagnostic';
import { placeName, type Place } from './place';

export type Finding = Pick<Diagnostic, 'message' | 'group' | 'fix'>;

export class Findings {
  readonly diagnostics: Diagnostic[] = [];
  private readonly reported = new Set<string>();

  /** Keep a finding; later ones with the same message at the same place are dropped. */
  report(severity: Diagnostic['severity'], at: Place, finding: Finding): void {
    const key = `${placeName(at)}\n${finding.message}`;
    if (this.reported.has(key)) return;
    this.reported.add(key);
    const { file, pointer } = at;
    this.diagnostics.push({ severity, file: file.path, ...file.locate(pointer), pointer, ...finding });
  }

  /** Keep only the first finding with the same message. */
  reportOnce(severity: Diagnostic['severity'], at: Place, finding: Finding): void {
    if (!this.diagnostics.some(({ message }) => message === finding.message)) this.report(severity, at, finding);
  }
}
