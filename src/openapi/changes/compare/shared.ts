/** Compare shared schemas once for each direction, and list their changes with the operations that use them. */
import type { ChangedOperation, Finding } from './change';
import type { Changes } from './changes';
import { comparePair } from '../schemas/compare-schemas';
import { differenceFinding } from './judge';
import type { Versions } from './recorder';
import type { Pair } from '../schemas/walk';

/** The shared schemas that an operation refers to directly. */
export interface Use {
  operation: ChangedOperation;
  pairs: readonly Pair[];
}

interface Compared {
  /** Changes with their keys; see `Changes.add`. */
  findings: [key: string, finding: Finding][];
  /** The shared schemas within this schema. */
  pairs: readonly Pair[];
}

/** Add the changes of shared schemas. A change that several schemas inherit is listed once. */
export function addShared(changes: Changes, versions: Versions, uses: readonly Use[]): void {
  const compared = new Map<string, Compared>();
  const origins = new Map<object, number>();
  const compareOnce = (id: string, pair: Pair): Compared => {
    const known = compared.get(id);
    if (known) return known;
    const { differences, pairs } = comparePair(versions, pair);
    const findings = differences.map((difference): [string, Finding] => {
      const { keyword, topic, effect, path, before, after, origin } = difference;
      const number = origins.get(origin) ?? origins.size;
      origins.set(origin, number);
      const key = JSON.stringify([number, keyword, topic, effect, path.at(-1), before, after]);
      return [key, { ...differenceFinding(difference, pair.direction, versions.date), model: pair.after }];
    });
    compared.set(id, { findings, pairs });
    return { findings, pairs };
  };
  for (const { operation, pairs } of uses) {
    const seen = new Set<string>();
    const visit = (pair: Pair): void => {
      const id = `${pair.direction} ${pair.bearing} ${pair.before}\n${pair.after}`;
      if (seen.has(id)) return;
      seen.add(id);
      const { findings, pairs: within } = compareOnce(id, pair);
      for (const [key, finding] of findings) changes.add(finding, [operation], key);
      within.forEach(visit);
    };
    pairs.forEach(visit);
  }
}
