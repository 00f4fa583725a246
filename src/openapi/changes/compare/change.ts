/** Types of the changes that a new version brings. */
import type { Operation } from '../../model/model';
import type { Direction } from '../../schema/problems';
import type { Words } from '../../words/words';

/** Kinds, in the page's order. `announced`: a removal that an earlier version announced; `wording`: only words changed. */
export const changeKinds = ['breaking', 'added', 'deprecated', 'announced', 'changed', 'wording'] as const;
export type ChangeKind = (typeof changeKinds)[number];

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
  /** The direction of the changed part; null for both, and for sentences about the API except its security schemes. */
  direction: Direction | null;
  /** Names of the fields down to the changed one; empty if no field changed. */
  path: readonly string[];
  part: Part | null;
  /** Name of the callback that the part belongs to. */
  callback: string | null;
  /** Id of the changed shared schema, in the new version. */
  model: string | null;
  /** Affected operations; empty for a change to the API itself. */
  operations: readonly ChangedOperation[];
}

/** A change as a comparison finds it. Fields that it lacks are empty, and its advice counts only if it is breaking. */
export type Finding = Pick<Change, 'kind' | 'keyword' | 'says'> & Partial<Omit<Change, 'id' | 'operations'>>;
