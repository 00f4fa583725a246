/** Recorders, with which the parts of a comparison report changes. */
import type { Api, Header, Schema } from '../../model/model';
import type { Direction } from '../../schema/problems';
import type { Words } from '../../words/words';
import type { ChangeKind, Finding, Part } from './change';
import { compareDeprecation, isDue, type Deprecable } from '../schemas/difference';

/** Two versions, and the ISO date of the new one; null if unknown. */
export interface Versions {
  before: Api;
  after: Api;
  date: string | null;
}

/** Reports the changes of one part of an operation or callback. */
export interface Recorder {
  versions: Versions;
  /** The direction of the part; for the part `operation`, the direction of its request. */
  direction: Direction;
  add: (finding: Finding) => void;
  schemas: (was: Schema, is: Schema) => void;
}

/** Makes the recorder of a part. */
export type Recorders = (part: Part) => Recorder;

/** Report a change of a text for readers. */
export function recordWording(
  { add }: Pick<Recorder, 'add'>,
  keyword: string,
  before: string,
  after: string,
  says: Words = [`has another ${keyword}`],
): void {
  if (before !== after) add({ kind: 'wording', keyword, says, before, after });
}

/** Report a new or changed deprecation or sunset date. */
export function recordDeprecation({ add }: Recorder, was: Deprecable, is: Deprecable): void {
  const announced = compareDeprecation(was, is);
  if (!announced) return;
  const kind = announced.effect === null ? 'deprecated' : 'breaking';
  add({ kind, keyword: 'deprecated', says: announced.says, before: was.sunset, after: is.sunset });
}

/** Report a removed part. @param kind the kind of a removal that was not announced */
export function recordGone({ add, versions }: Recorder, was: Header, keyword: string, kind: ChangeKind): void {
  add({
    kind: isDue(was, versions.date) ? 'announced' : kind,
    keyword,
    says: ['is gone'],
    advice: 'Do not rely on it any more.',
  });
}
