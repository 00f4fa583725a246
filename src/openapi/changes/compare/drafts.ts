/** Collect changes; merge those that occur in many places. */
import { kebabCase } from '../../../paths';
import { freeName } from '../../../text/free-name';
import { changeKinds, type Change, type ChangedOperation, type ChangeKind } from './change';

export type Draft = Omit<Change, 'id' | 'operations'>;

/** The fields that most changes leave empty. */
export const emptyDraft = {
  isNew: false,
  before: null,
  after: null,
  advice: null,
  direction: null,
  path: [],
  part: null,
  callback: null,
  model: null,
} satisfies Partial<Draft>;

interface Gathered extends Draft {
  reached: Set<ChangedOperation>;
}

const rank = (kind: ChangeKind) => changeKinds.indexOf(kind);

export class Drafts {
  private readonly byKey = new Map<string, Gathered>();

  /** @param key identifies a change: if two have the same key, a breaking one is kept */
  add(key: string, draft: Draft, operations: Iterable<ChangedOperation>): void {
    const known = this.byKey.get(key);
    const worse = known ? rank(draft.kind) - rank(known.kind) : -1;
    if (!known || worse < 0) this.byKey.set(key, { ...draft, reached: new Set(operations) });
    if (!known || worse !== 0) return;
    if (known.direction !== draft.direction) known.direction = null;
    for (const operation of operations) known.reached.add(operation);
  }

  /** List the changes in the order of kinds, each with a unique id. */
  all(): Change[] {
    const taken = new Set<string>();
    return [...this.byKey.values()]
      .sort((a, b) => rank(a.kind) - rank(b.kind))
      .map(({ reached, ...draft }) => {
        const operations = [...reached];
        return { ...draft, operations, id: freeName(addressOf(draft, operations), taken) };
      });
  }
}

/** Derive an id only from what changed, so that it stays the same when details are added. */
function addressOf({ part, model, path, keyword, callback }: Draft, operations: readonly ChangedOperation[]): string {
  const [only] = operations.length === 1 && model === null ? operations : [];
  const named = part && 'name' in part ? part.name : '';
  const place = part === null || part.of === 'operation' ? '' : part.of;
  const steps = [model ?? only?.name ?? '', callback ?? '', place, named, ...path, keyword];
  return kebabCase(steps.join(' ')) || 'change';
}
