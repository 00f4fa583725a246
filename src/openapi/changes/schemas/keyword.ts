/** A row of the table of keywords. */
import type { Schema } from '../../model/model';
import type { Words } from '../../words/words';
import type { Effect } from './difference';

export interface Keyword<Value> {
  name: string;
  /** Read the keyword of a viewed schema; undefined if it allows everything. */
  of: (view: Schema) => Value | undefined;
  /** Return the effect; null for the same meaning. */
  compare: (before: Value, after: Value) => Effect | null;
  /** Continues "is now", "it was" and "is no longer limited to". */
  show: (value: Value) => Words;
  /** Replaces "is now" and "it was". */
  verbs?: readonly [now: string, was: string];
  /** Write the whole sentence, for a keyword that is not a limit. */
  say?: (before: Value | undefined, after: Value | undefined) => Words;
}

/** Compare two sets of texts. */
export function compareSets(before: readonly string[], after: readonly string[]): Effect | null {
  const fewer = before.some((one) => !after.includes(one));
  const more = after.some((one) => !before.includes(one));
  return fewer && more ? 'both' : fewer ? 'narrower' : more ? 'wider' : null;
}
