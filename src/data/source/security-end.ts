/** The last day of `/.well-known/security.txt` (RFC 9116), counted from the last change of any source. Pure. */
import type { Diagnostic } from '../../report/diagnostic';

/** RFC 9116, 2.5.5 advises less than a year. */
const days = 360;
/** Before the last one, from which a build warns. */
const warningDays = 60;
const day = 24 * 60 * 60 * 1000;

/**
 * @param updated dates of last changes (ISO) by path
 * @returns when the file runs out; undefined where nobody knows when the sources changed
 */
export function securityEnd(updated: ReadonlyMap<string, string>): Date | undefined {
  if (updated.size === 0) return undefined;
  return new Date(Math.max(...[...updated.values()].map((date) => Date.parse(date))) + days * day);
}

/** Warn of a file that runs out soon. */
export function checkSecurityEnd(updated: ReadonlyMap<string, string>, now: Date): Diagnostic[] {
  const end = securityEnd(updated);
  if (!end || end.getTime() - now.getTime() > warningDays * day) return [];
  const message = `/.well-known/security.txt is good until ${end.toISOString().slice(0, 10)}: nothing has changed for long.`;
  const fix = 'Read whether it is still true, and commit a change to it, to a document or to package-lock.json.';
  return [{ severity: 'warning', file: 'SECURITY.md', message, fix }];
}
