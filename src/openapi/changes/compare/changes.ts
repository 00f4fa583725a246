/** Collect changes; merge those that occur in many places. */
import { kebabCase } from '../../../paths';
import { freeName } from '../../../text/free-name';
import { changeKinds, type Change, type ChangedOperation, type Finding } from './change';

/** Values of the fields that most findings lack. */
const empty = {
  isNew: false,
  before: null,
  after: null,
  advice: null,
  direction: null,
  path: [],
  part: null,
  callback: null,
  model: null,
} satisfies Partial<Change>;

const rank = ({ kind }: Finding) => changeKinds.indexOf(kind);

export class Changes {
  private readonly byKey = new Map<string, { finding: Finding; operations: Set<ChangedOperation> }>();

  /** @param key identifies a change: if two have the same key, a breaking one is kept */
  add(finding: Finding, operations: Iterable<ChangedOperation>, key = keyOf(finding)): void {
    const known = this.byKey.get(key);
    if (!known || rank(finding) < rank(known.finding)) {
      this.byKey.set(key, { finding, operations: new Set(operations) });
    } else if (rank(finding) === rank(known.finding)) {
      if (known.finding.direction !== finding.direction) known.finding = { ...known.finding, direction: null };
      for (const operation of operations) known.operations.add(operation);
    }
  }

  /** List the changes in the order of kinds, each with a unique id. */
  all(): Change[] {
    const taken = new Set<string>();
    return [...this.byKey.values()]
      .sort((a, b) => rank(a.finding) - rank(b.finding))
      .map(({ finding, operations }) => {
        const change = { ...empty, ...finding, operations: [...operations] };
        const advice = change.kind === 'breaking' ? change.advice : null;
        return { ...change, advice, id: freeName(idOf(change), taken) };
      });
  }
}

/** A change that is the same in both directions is one change. */
const keyOf = (finding: Finding) => JSON.stringify({ ...finding, direction: undefined });

/** Derive an id only from what changed, so that it stays the same when details are added. */
function idOf({ part, model, path, keyword, callback, operations }: Omit<Change, 'id'>): string {
  const [only] = operations.length === 1 && model === null ? operations : [];
  const named = part && 'name' in part ? part.name : '';
  const place = part === null || part.of === 'operation' ? '' : part.of;
  const steps = [model ?? only?.name ?? '', callback ?? '', place, named, ...path, keyword];
  return kebabCase(steps.join(' ')) || 'change';
}
