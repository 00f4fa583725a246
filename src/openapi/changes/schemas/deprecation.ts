/** Announced ends: deprecation and sunset dates. */
import { dayInWords } from '../../../text/day';
import type { Words } from '../../words/words';
import type { Deprecable, Effect } from './difference';

/** True for a deprecated part that may be removed on this date: it has no sunset date, or has reached it. */
export function isDue({ deprecated, sunset = null }: Deprecable, date: string | null): boolean {
  return Boolean(deprecated) && (sunset === null || (date !== null && Date.parse(sunset) <= Date.parse(date)));
}

/** Compare announced ends. An end that moved nearer has the effect `both`. */
export function compareDeprecation(was: Deprecable, is: Deprecable): { says: Words; effect: Effect | null } | null {
  if (!is.deprecated) return null;
  const end: Words = is.sunset ? [` on ${dayInWords(is.sunset)}`] : [];
  if (!was.deprecated) return { says: ['is deprecated', ...(is.sunset ? [' and ends', ...end] : [])], effect: null };
  if (!is.sunset || is.sunset === was.sunset) return null;
  if (!was.sunset) return { says: ['ends', ...end], effect: null };
  const isNearer = Date.parse(is.sunset) < Date.parse(was.sunset);
  return {
    says: ['now ends', ...end, `, ${isNearer ? 'earlier' : 'later'} than announced: ${dayInWords(was.sunset)}`],
    effect: isNearer ? 'both' : null,
  };
}
