/** The state of a comparison, and how it records findings. */
import type { Api, Schema } from '../../model/model';
import type { Direction } from '../../schema/problems';
import { bear, type Bearing, type Difference } from './difference';

/** Two versions of a shared schema, compared once for all places where the second replaced the first. */
export interface Pair {
  before: string;
  after: string;
  direction: Direction;
  bearing: Bearing;
}

export interface SchemaComparison {
  differences: Difference[];
  /** Pairs of shared schemas within, which `comparePair` compares. */
  pairs: Pair[];
}

/** The state of a comparison at one place. */
export interface Walk extends SchemaComparison {
  before: Api;
  after: Api;
  direction: Direction;
  bearing: Bearing;
  path: readonly string[];
  /** Shared schemas that are being compared, so a recursive one ends. */
  open: readonly string[];
  /** Compare two schemas at the same place. */
  compare: (walk: Walk, was: Schema, is: Schema) => void;
}

/** A difference at the current place. By default its topic is the allowed values. */
type Finding = Pick<Difference, 'keyword' | 'effect' | 'says'> & Partial<Omit<Difference, 'path' | 'origin'>>;

/** Record a difference. Below `not` and the like, an added or removed field counts only as changed values. */
export function find(walk: Walk, origin: object, finding: Finding): void {
  const { topic = 'values', says, effect, isNew = false } = finding;
  const isStraight = walk.bearing === 'straight';
  const isField = topic === 'added' || topic === 'removed';
  walk.differences.push({
    before: null,
    after: null,
    ...finding,
    isNew: isNew && isStraight,
    topic: isField && !isStraight ? 'values' : topic,
    effect: bear(effect, walk.bearing),
    says: isStraight ? says : ['has other rules'],
    path: walk.path,
    origin,
  });
}

/** Record that fewer values are allowed, or more. */
export function findLimit(
  walk: Walk,
  origin: object,
  keyword: string,
  isNarrower: boolean,
  [fewer, more]: readonly [fewer: string, more: string],
): void {
  find(walk, origin, { keyword, effect: isNarrower ? 'narrower' : 'wider', says: [isNarrower ? fewer : more] });
}

export function step(walk: Walk, name: string): Walk {
  return { ...walk, path: [...walk.path, name] };
}
