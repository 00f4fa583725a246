/** Find the changes in a new version of an API that concern its callers. Pure; no change is listed twice. */
import type { Api, Operation } from '../../model/model';
import { opposite, type Direction } from '../../schema/problems';
import type { Change, ChangedOperation, ChangeKind, Part } from './change';
import { addressesOf, compareOperation, compareWholeApi } from './compare-operation';
import { compareSchemas } from '../schemas/compare-schemas';
import { isDue } from '../schemas/difference';
import { Drafts, emptyDraft, type Draft } from './drafts';
import { matchOperations } from './match-operations';
import { differenceDraft, SharedUses } from './shared';
import type { Fact, Recorder, Versions } from './recorder';

/**
 * List the changes from one version to the next, in the order of the page.
 * @param date of the new version, as an ISO date; null if unknown; announced end dates then count as not yet reached
 */
export function compareApis(before: Api, after: Api, date: string | null): Change[] {
  const versions: Versions = { before, after, date };
  const drafts = new Drafts();
  const uses = new SharedUses(versions);
  /** Collects the changes of an operation or one of its callbacks. */
  const recorder = (operation: ChangedOperation, sent: Direction, callback: string | null): Recorder => ({
    versions,
    sent,
    fact(part, fact) {
      const draft = factDraft({ part, direction: directionOf(part, sent), callback }, fact);
      drafts.add(JSON.stringify([part, callback, fact]), draft, [operation]);
    },
    schemas(part, direction, was, is) {
      const { differences, pairs } = compareSchemas(versions, was, is, direction);
      for (const difference of differences) {
        const draft = { ...differenceDraft(difference, direction, date), part, callback };
        drafts.add(JSON.stringify(draft), draft, [operation]);
      }
      uses.note(pairs, operation);
    },
  });
  compareWholeApi(before, after, (fact) => drafts.add(JSON.stringify(fact), factDraft({}, fact), []));
  const sides = [
    ['operations', 'request'],
    ['webhooks', 'response'],
  ] as const satisfies [keyof Api, Direction][];
  for (const [side, sent] of sides) {
    const isWebhook = side === 'webhooks';
    const { pairs, added, removed } = matchOperations(before[side], after[side]);
    const common = new Set([addressesOf(before.servers).join(), addressesOf(after.servers).join()]);
    for (const [was, is] of pairs) {
      const operation = changed(is, false, isWebhook);
      const isCommon = [was, is].every(({ servers }) => common.has(addressesOf(servers).join()));
      compareOperation(isCommon ? { ...was, servers: is.servers } : was, is, recorder(operation, sent, null), (name) =>
        recorder(operation, opposite(sent), name),
      );
    }
    for (const operation of added) wholeOperation(changed(operation, false, isWebhook), 'added', drafts);
    for (const operation of removed)
      wholeOperation(changed(operation, true, isWebhook), isDue(operation, date) ? 'announced' : 'breaking', drafts);
  }
  uses.record(drafts);
  return drafts.all();
}

function changed(operation: Operation, isGone: boolean, isWebhook: boolean): ChangedOperation {
  const { method, path, name } = operation;
  return { method, path, name, isGone, isWebhook };
}

function wholeOperation(operation: ChangedOperation, kind: ChangeKind, drafts: Drafts): void {
  const { isGone, method, path } = operation;
  const fact: Fact = {
    kind,
    keyword: 'operation',
    isNew: !isGone,
    says: [isGone ? 'is gone' : 'is new'],
    advice: 'Do not call it any more.',
  };
  drafts.add(`operation ${method} ${path} ${isGone}`, factDraft({ part: { of: 'operation' } }, fact), [operation]);
}

function factDraft(place: Partial<Pick<Draft, 'part' | 'direction' | 'callback'>>, fact: Fact): Draft {
  return { ...emptyDraft, ...place, ...fact, advice: (fact.kind === 'breaking' && fact.advice) || null };
}

/** Return the direction of a part. @param sent that of the request body */
function directionOf({ of }: Part, sent: Direction): Direction | null {
  if (of === 'operation') return null;
  return of === 'parameter' || of === 'body' ? sent : opposite(sent);
}
