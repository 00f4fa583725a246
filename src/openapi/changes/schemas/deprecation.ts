/** Announcements of an end: a deprecation, and the day of removal. */
import { dayInWords } from '../../../text/day';
import type { Words } from '../../words/words';
import type { Deprecable, Effect } from './difference';

/** True for a part whose end was announced, and may happen by this date: its day, if it has one, has come. */
export function isDue({ deprecated, sunset = null }: Deprecable, date: string | null): boolean {
  return Boolean(deprecated) && (sunset === null || (date !== null && Date.parse(sunset) <= Date.parse(date)));
}

/** Compare what was announced, with `both` as its effect where an end that was announced has moved nearer. */
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
