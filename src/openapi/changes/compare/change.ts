/** Types of the changes that a new version brings. */
import type { Api, Operation } from '../../model/model';
import type { Direction } from '../../schema/problems';
import type { Words } from '../../words/words';

/** Two versions, and the ISO date of the new one. If the date is null, every announced end counts as future. */
export interface Versions {
  before: Api;
  after: Api;
  date: string | null;
}

/** Headings of the kinds, in the page's order. */
export const changeKinds = {
  breaking: 'Breaking',
  added: 'Added',
  deprecated: 'Deprecated',
  announced: 'Removed as announced',
  changed: 'Changed',
  /** Only words changed. */
  wording: 'Wording',
};
export type ChangeKind = keyof typeof changeKinds;

export type Part =
  | { of: 'operation' }
  | { of: 'parameter'; in: string; name: string }
  | { of: 'body' }
  /** All responses, or the body of one response. */
  | { of: 'responses' }
  | { of: 'response' }
  | { of: 'header'; name: string };

/** A changed operation, from the new version; from the old version if it was removed. */
export interface ChangedOperation extends Pick<Operation, 'method' | 'path' | 'name'> {
  isGone: boolean;
  /** True for a request that the API sends. */
  isWebhook: boolean;
}

export interface Change {
  /** Unique in its version. It follows only from the changed part, so it is a permanent anchor. */
  id: string;
  kind: ChangeKind;
  keyword: string;
  /** True if the changed part is new: an operation, a parameter, a header or a field. */
  isNew: boolean;
  /**
   * The rest of a sentence that begins with the changed part; see `changeSentence`. A complete sentence if `part` and `model` are
   * null.
   */
  says: Words;
  /** The old and new wording, addresses, end dates or names of variants; null for other changes. */
  before: string | null;
  after: string | null;
  /** Advice to callers; null unless the change is breaking. */
  advice: string | null;
  /** The direction of the changed part; null for both. */
  direction: Direction | null;
  /** Names of the fields down to the changed one: `[]` for the items of an array, `*` for fields of any other name. */
  path: readonly string[];
  part: Part | null;
  /** Name of the callback that the part belongs to. */
  callback: string | null;
  /** Id of the changed shared schema, in the new version. */
  model: string | null;
  /** Affected operations; empty for a change to the API itself. */
  operations: readonly ChangedOperation[];
}

/** Says how a set of values changed; `both` if values were removed and added, or if nobody can tell. */
export type Effect = 'narrower' | 'wider' | 'both';

/** A change as a comparison finds it. Its advice counts only if it is breaking. */
export interface Finding extends Omit<Change, 'id' | 'operations'> {
  /** Null for the same set of values. */
  effect?: Effect | null;
  /** The changed object of the model. All schemas that include it share this object. */
  origin?: object;
}
