/** Functions by which the parts of a comparison report their findings. */
import type { Api } from '../model/model';
import type { Direction } from '../schema/problems';
import type { Words } from '../words/words';
import type { ChangeKind, Part } from './change';
import { compareSchemas } from './schemas/compare-schemas';
import type { Difference } from './schemas/difference';
import type { Schema } from '../model/model';
import type { Pair } from './schemas/walk';

/** Two versions, and the ISO date of the new one; null if unknown. */
export interface Versions {
  before: Api;
  after: Api;
  date: string | null;
}

/** A difference that needs no judgement, since it is no set of values. */
export interface Fact {
  kind: ChangeKind;
  keyword: string;
  /** Continues a sentence that begins with the part. */
  says: Words;
  before?: string | null;
  after?: string | null;
  advice?: string;
}

/** Reports changes of an operation's parts. */
export interface Teller {
  fact: (part: Part, fact: Fact) => void;
  differences: (part: Part, direction: Direction, differences: readonly Difference[]) => void;
  pairs: (pairs: readonly Pair[]) => void;
}

/** Compare the schemas of one part. */
export function tellSchemas(
  { before, after }: Versions,
  part: Part,
  was: Schema,
  is: Schema,
  direction: Direction,
  tell: Teller,
): void {
  const { differences, pairs } = compareSchemas(before, after, was, is, direction);
  tell.differences(part, direction, differences);
  tell.pairs(pairs);
}
