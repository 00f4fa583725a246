/** Differences between two versions of a schema, not yet rated. */
import { dayInWords } from '../../../text/day';
import type { Direction } from '../../schema/problems';
import type { Words } from '../../words/words';

/** How a set of values changed; `both` if values were removed and added. */
export type Effect = 'narrower' | 'wider' | 'both';

/**
 * `values`: the set of values changed; `added`, `removed`: a field came or went; `deprecated`: a deprecation or an end date
 * changed; `wording`: only words changed.
 */
type Topic = 'values' | 'added' | 'removed' | 'deprecated' | 'wording';

export interface Difference {
  topic: Topic;
  keyword: string;
  /** True for a new field; false for a field that was only hidden from this direction before. */
  isNew: boolean;
  /** Null for the same set of values. */
  effect: Effect | null;
  /** Names of the fields from the top; `[]` for the items of an array, `*` for fields of any other name. */
  path: readonly string[];
  /** The rest of a sentence that begins with the field's name: "is now required". */
  says: Words;
  /** Short old and new wording, or texts that tell changes of one keyword apart; null for nothing. */
  before: string | null;
  after: string | null;
  /** For an added field: true if requests need it. For a removed field: true if requests with it are refused now. */
  isStrict?: boolean;
  removed?: Deprecable;
  /** The changed object of the model. All schemas that include it share this object. */
  origin: object;
}

/** An operation, a parameter or a field. */
export interface Deprecable {
  deprecated?: boolean;
  /** A date, as written in `x-sunset`. */
  sunset?: string | null;
}

/** Combine the effects of two changes. */
export function combine(one: Effect | null, other: Effect | null): Effect | null {
  if (one === null || other === null) return one ?? other;
  return one === other ? one : 'both';
}

/** How a part of a schema affects all of it: a narrower `not` makes the schema wider; the effect of a changed `if` is unknown. */
export type Bearing = 'straight' | 'inverted' | 'unclear';

export function bear(effect: Effect | null, bearing: Bearing): Effect | null {
  if (effect === null || bearing === 'straight') return effect;
  if (bearing === 'unclear' || effect === 'both') return 'both';
  return effect === 'narrower' ? 'wider' : 'narrower';
}

export function within(inner: Bearing, outer: Bearing): Bearing {
  if (inner === 'unclear' || outer === 'unclear') return 'unclear';
  return inner === outer ? 'straight' : 'inverted';
}

/** True if a deprecated part may be removed on this date: its sunset date has come, or it has none. */
export function isDue({ deprecated, sunset = null }: Deprecable, date: string | null): boolean {
  return Boolean(deprecated) && (sunset === null || (date !== null && Date.parse(sunset) <= Date.parse(date)));
}

/** Say what a change of `required` means to clients that send, or receive, the field. */
export function requiredWords(isRequired: boolean, direction: Direction): string {
  if (isRequired) return 'is now required';
  return direction === 'request' ? 'is now optional' : 'may now be missing';
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
