/** The means by which the parts of a comparison report what they find. */
import type { Api, Header, Schema } from '../../model/model';
import type { Direction } from '../../schema/problems';
import type { Words } from '../../words/words';
import type { Change, ChangeKind, Part } from './change';
import { compareDeprecation, isDue } from '../schemas/difference';

/** Two versions, and the ISO date of the new one; null if unknown. */
export interface Versions {
  before: Api;
  after: Api;
  date: string | null;
}

/**
 * A change whose severity the comparer has already decided. Its advice is for a breaking one. Only for the part `operation` it has a
 * direction; the other parts have one of their own.
 */
export type Fact = Pick<Change, 'kind' | 'keyword' | 'says'> &
  Partial<Pick<Change, 'isNew' | 'direction' | 'before' | 'after' | 'advice'>>;

/** Reports the changes of one operation or one of its callbacks. */
export interface Recorder {
  versions: Versions;
  /** The direction of the request body. */
  sent: Direction;
  fact: (part: Part, fact: Fact) => void;
  /** Compare the schemas of a part. */
  schemas: (part: Part, direction: Direction, was: Schema, is: Schema) => void;
}

export function recordDescription(
  record: Recorder,
  part: Part,
  { description: before }: Pick<Header, 'description'>,
  { description: after }: Pick<Header, 'description'>,
  says: Words = ['has another description'],
): void {
  if (before !== after) record.fact(part, { kind: 'wording', keyword: 'description', says, before, after });
}

/** Report a new or changed deprecation or sunset date. */
export function recordDeprecation(
  record: Recorder,
  part: Part,
  was: Pick<Header, 'deprecated' | 'sunset'>,
  is: Pick<Header, 'deprecated' | 'sunset'>,
): void {
  const announced = compareDeprecation(was, is);
  if (!announced) return;
  const kind = announced.effect === null ? 'deprecated' : 'breaking';
  record.fact(part, { kind, keyword: 'deprecated', says: announced.says, before: was.sunset, after: is.sunset });
}

/** Report a part that is gone. @param kind of a removal that was not announced */
export function recordGone(record: Recorder, part: Part, was: Header, keyword: string, kind: ChangeKind): void {
  record.fact(part, {
    kind: isDue(was, record.versions.date) ? 'announced' : kind,
    keyword,
    says: ['is gone'],
    advice: 'Do not rely on it any more.',
  });
}
