/** Compare shared schemas once for each direction, with the operations that use them. */
import type { Direction } from '../../schema/problems';
import type { ChangedOperation, ChangeKind } from './change';
import { comparePair } from '../schemas/compare-schemas';
import { isDue, type Difference } from '../schemas/difference';
import { emptyDraft, type Draft, type Drafts } from './drafts';
import type { Versions } from './recorder';
import type { Pair } from '../schemas/walk';

interface Use {
  pair: Pair;
  /** Operations that refer to it directly. */
  operations: Set<ChangedOperation>;
  /** Shared schemas that include it. */
  holders: Set<Use>;
  differences: readonly Difference[];
}

/** Pairs of shared schemas, and their uses. */
export class SharedUses {
  private readonly uses = new Map<string, Use>();

  constructor(private readonly versions: Versions) {}

  /** Record that an operation, or another shared schema, includes these. */
  note(pairs: readonly Pair[], holder: ChangedOperation | Use): void {
    for (const pair of pairs) {
      const use = this.open(pair);
      if ('pair' in holder) use.holders.add(holder);
      else use.operations.add(holder);
    }
  }

  private open(pair: Pair): Use {
    const key = `${pair.direction} ${pair.bearing} ${pair.before}\n${pair.after}`;
    const known = this.uses.get(key);
    if (known) return known;
    const use: Use = { pair, operations: new Set(), holders: new Set(), differences: [] };
    this.uses.set(key, use);
    const { differences, pairs } = comparePair(this.versions, pair);
    use.differences = differences;
    this.note(pairs, use);
    return use;
  }

  /** Add their changes; a change inherited by several schemas is listed once. */
  record(drafts: Drafts): void {
    const numbers = new Map<object, number>();
    const numberOf = (origin: object) => {
      const number = numbers.get(origin) ?? numbers.size;
      numbers.set(origin, number);
      return number;
    };
    for (const use of this.uses.values()) {
      if (use.differences.length === 0) continue;
      const reached = reach(use);
      for (const difference of use.differences) {
        const { keyword, topic, effect, path, before, after, origin } = difference;
        const key = JSON.stringify([numberOf(origin), keyword, topic, effect, path.at(-1), before, after]);
        const draft = differenceDraft(difference, use.pair.direction, this.versions.date);
        drafts.add(key, { ...draft, model: use.pair.after }, reached);
      }
    }
  }
}

/** Find the operations that use a shared schema, directly or not. */
function reach(use: Use): Set<ChangedOperation> {
  const seen = new Set([use]);
  const found = new Set<ChangedOperation>();
  for (const one of seen) {
    for (const operation of one.operations) found.add(operation);
    for (const holder of one.holders) seen.add(holder);
  }
  return found;
}

/** Turn a difference into a change; the caller sets its place. @param date see `judge` */
export function differenceDraft(difference: Difference, direction: Direction, date: string | null): Draft {
  const { keyword, isNew, says, before, after, path } = difference;
  const kind = judge(difference, direction, date);
  const advice = kind === 'breaking' ? adviceOn(difference, direction) : null;
  return { ...emptyDraft, kind, keyword, isNew, says, before, after, advice, direction, path };
}

/**
 * Rate how a difference in allowed values affects callers.
 * @param date of the new version, as an ISO date; null if unknown; announced end dates then count as not yet reached
 */
function judge(difference: Difference, direction: Direction, date: string | null): ChangeKind {
  const { topic, effect, isStrict, removed } = difference;
  const refused: ChangeKind = direction === 'request' ? 'breaking' : 'changed';
  switch (topic) {
    case 'wording':
      return 'wording';
    case 'other':
      return 'changed';
    case 'deprecated':
      return effect === null ? 'deprecated' : 'breaking';
    case 'added':
      return isStrict && direction === 'request' ? 'breaking' : 'added';
    case 'removed':
      if (removed && isDue(removed, date)) return 'announced';
      return direction === 'response' || isStrict ? 'breaking' : 'changed';
    case 'values':
      if (effect === 'both') return 'breaking';
      return effect === 'narrower' ? refused : effect === 'wider' && direction === 'response' ? 'breaking' : 'changed';
  }
}

/** Advise callers on a breaking difference in allowed values. */
function adviceOn({ topic, keyword, effect }: Difference, direction: Direction): string | null {
  if (topic === 'deprecated') return 'Do without it sooner.';
  if (keyword === 'discriminator' && effect === 'both') return 'Choose the variant by this field.';
  if (direction === 'request') {
    if (topic === 'removed') return 'Do not send it any more.';
    return topic === 'added' || keyword === 'required' ? 'Send it.' : 'Do not send values that are now refused.';
  }
  if (topic === 'removed') return 'Do not rely on it any more.';
  if (keyword === 'required') return 'Expect responses without it.';
  return keyword === 'nullable' ? 'Expect null.' : 'Expect values that were not sent before.';
}
