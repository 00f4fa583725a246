/** What two versions of a schema differ in, before anybody asks whether it breaks something. */
import type { Words } from '../words/words';

/** What became of the set of values: `both` where some values went and others came. */
export type Effect = 'narrower' | 'wider' | 'both';

/**
 * `values`: the set of values changed; `added`, `removed`: a field came or went; `deprecated`: it, or its end, was announced;
 * `other`: what neither side has to follow, such as a default; `wording`: for people alone.
 */
export type Topic = 'values' | 'added' | 'removed' | 'deprecated' | 'other' | 'wording';

export interface Difference {
  topic: Topic;
  keyword: string;
  /** Null where the set of values is the same. */
  effect: Effect | null;
  /** Names of the fields from the top; `[]` for the items of an array, `*` for a field of any other name. */
  path: readonly string[];
  /** The rest of a sentence that begins with the field's name: "is now required". */
  says: Words;
  /** As short texts; null where there was, or is, nothing. */
  before: string | null;
  after: string | null;
  /** Of a field that came: whether requests need it. Of one that went: whether sending it is refused now. */
  isStrict?: boolean;
  /** Of a field that went: what announced it. */
  announced?: Announcement;
  /** What in the model it is about: the same in every schema that takes it over. */
  origin: object;
}

/** That something is deprecated, and the day on which it ends, as written, where that is said. */
export interface Announcement {
  sunset: string | null;
}

/** Combine the effects of two changes. */
export function combine(one: Effect | null, other: Effect | null): Effect | null {
  if (one === null || other === null) return one ?? other;
  return one === other ? one : 'both';
}

/** How a schema's part bears upon the whole: a narrower `not` makes a wider whole, a changed `if` anything. */
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
