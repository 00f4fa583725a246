/** Compare shared schemas once for each direction, with the operations that use them. */
import type { ChangedOperation } from './change';
import type { Changes } from './changes';
import { comparePair } from '../schemas/compare-schemas';
import type { Difference } from '../schemas/difference';
import { differenceFinding } from './judge';
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
  record(changes: Changes): void {
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
        const finding = differenceFinding(difference, use.pair.direction, this.versions.date);
        changes.add({ ...finding, model: use.pair.after }, reached, key);
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
