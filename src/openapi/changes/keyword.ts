/** A row of the table of keywords. */
import type { Schema } from '../model/model';
import type { Words } from '../words/words';
import type { Effect } from './difference';

export interface Keyword<Value> {
  name: string;
  /** What a viewed schema says; undefined where it allows everything. */
  of: (view: Schema) => Value | undefined;
  /** Null where both mean the same. */
  compare: (before: Value, after: Value) => Effect | null;
  /** Continues "is now", "it was" and "is no longer limited to". */
  show: (value: Value) => Words;
  /** In place of "is now" and "it was". */
  verbs?: readonly [now: string, was: string];
  /** The whole of what is said, where that is no limit. */
  say?: (before: Value | undefined, after: Value | undefined) => Words;
}

/** Compare two sets of texts. */
export function compareSets(before: readonly string[], after: readonly string[]): Effect | null {
  const fewer = before.some((one) => !after.includes(one));
  const more = after.some((one) => !before.includes(one));
  return fewer && more ? 'both' : fewer ? 'narrower' : more ? 'wider' : null;
}
