/** Collect changes; merge those that occur in many places. */
import { kebabCase } from '../../../paths';
import { freeName } from '../../../text/free-name';
import { changeKinds, type Change, type ChangedOperation, type Finding, type Versions } from './change';
import type { Pair, Place } from './place';
import { comparePair } from './schemas';

const rank = ({ kind }: Finding) => Object.keys(changeKinds).indexOf(kind);

export class Changes {
  private readonly byKey = new Map<string, { finding: Finding; operations: Set<ChangedOperation> }>();
  /** Lists the shared schemas that each operation refers to. */
  private readonly uses: { operation: ChangedOperation; pairs: readonly Pair[] }[] = [];
  private readonly origins = new Map<object, number>();

  /** Add what a comparison found. @param operation undefined for the API itself */
  add({ findings, pairs }: Pick<Place, 'findings' | 'pairs'>, operation?: ChangedOperation): void {
    for (const finding of findings) this.merge(finding, operation);
    if (operation) this.uses.push({ operation, pairs });
  }

  /** Add one finding to an equal one, if there is one. Of two findings at one place, the breaking one is kept. */
  private merge({ origin, effect, ...finding }: Finding, operation?: ChangedOperation): void {
    const key = this.keyOf({ origin, effect, ...finding });
    let known = this.byKey.get(key);
    if (known && rank(known.finding) < rank(finding)) return;
    if (!known || rank(finding) < rank(known.finding)) known = { finding, operations: new Set() };
    else if (known.finding.direction !== finding.direction) known.finding = { ...known.finding, direction: null };
    if (operation) known.operations.add(operation);
    this.byKey.set(key, known);
  }

  /** A change that is the same in both directions is one change, and so is one that several shared schemas inherit. */
  private keyOf({ origin, effect, ...finding }: Finding): string {
    if (!finding.model || !origin) return JSON.stringify({ ...finding, direction: undefined });
    const number = this.origins.get(origin) ?? this.origins.size;
    this.origins.set(origin, number);
    const { keyword, path, before, after } = finding;
    return JSON.stringify([number, keyword, effect, path.at(-1), before, after]);
  }

  /** Add the changes of the shared schemas that operations reach, each compared once. */
  private addShared(versions: Versions): void {
    const compared = new Map<string, Pick<Place, 'findings' | 'pairs'>>();
    for (const { operation, pairs } of this.uses) {
      const seen = new Set<string>();
      const visit = (pair: Pair): void => {
        const id = JSON.stringify(pair);
        if (seen.has(id)) return;
        seen.add(id);
        const { findings, pairs: within } = compared.get(id) ?? comparePair(versions, pair);
        compared.set(id, { findings, pairs: within });
        for (const finding of findings) this.merge({ ...finding, model: pair.after }, operation);
        within.forEach(visit);
      };
      pairs.forEach(visit);
    }
  }

  /** List the changes in the order of kinds, each with a unique id. */
  all(versions: Versions): Change[] {
    this.addShared(versions);
    const taken = new Set<string>();
    return [...this.byKey.values()]
      .sort((a, b) => rank(a.finding) - rank(b.finding))
      .map(({ finding, operations }) => {
        const advice = finding.kind === 'breaking' ? finding.advice : null;
        const change = { ...finding, advice, operations: [...operations] };
        return { ...change, id: freeName(idOf(change), taken) };
      });
  }
}

/** Derive an id only from what changed, so that it stays the same when details are added. */
function idOf({ part, model, path, keyword, callback, operations }: Omit<Change, 'id'>): string {
  const [only] = operations.length === 1 && model === null ? operations : [];
  const named = part && 'name' in part ? part.name : '';
  const place = part === null || part.of === 'operation' ? '' : part.of;
  const steps = [model ?? only?.name ?? '', callback ?? '', place, named, ...path, keyword];
  return kebabCase(steps.join(' ')) || 'change';
}
