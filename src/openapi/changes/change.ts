/** What readers are told of a new version: the types of it. */
import type { Operation } from '../model/model';
import type { Direction } from '../schema/problems';
import type { Words } from '../words/words';

/** In the order in which they are told. `announced`: gone, as an earlier version said; `wording`: for people alone. */
export const changeKinds = ['breaking', 'added', 'deprecated', 'announced', 'changed', 'wording'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A part of an operation, as far as it is told apart. */
export type Part =
  | { of: 'operation' }
  | { of: 'parameter'; in: string; name: string }
  | { of: 'body' }
  /** All there is of answers, and what is in the body of one. */
  | { of: 'answers' }
  | { of: 'answer' }
  | { of: 'header'; name: string };

/** What is told of an operation, as the new version has it; the old one, where it is gone. */
export interface ChangedOperation extends Pick<Operation, 'method' | 'path' | 'name'> {
  title: string;
  isGone: boolean;
  /** The API sends it. */
  isWebhook: boolean;
}

export interface Change {
  /** Unique in its version, and made of what changed alone: an address to keep. */
  id: string;
  kind: ChangeKind;
  keyword: string;
  /** The rest of a sentence that begins with what it is about; see `changeSentence`. The whole of it where `part` and `model` are null. */
  says: Words;
  /** As short texts; null where there was, or is, nothing to show. */
  before: string | null;
  after: string | null;
  /** What a caller has to do; null where nothing follows. */
  advice: string | null;
  /** The side on which it counts; null for both, and where that means nothing. */
  direction: Direction | null;
  /** Names of the fields down to the one that it is about; empty for what is no field. */
  path: readonly string[];
  part: Part | null;
  /** Name of the callback that the part is of. */
  callback: string | null;
  /** Id of the shared schema that it is about, in the new version. */
  model: string | null;
  /** Those that it reaches; empty for what is about the API as a whole. */
  operations: readonly ChangedOperation[];
}
