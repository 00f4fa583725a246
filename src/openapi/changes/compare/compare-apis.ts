/** Find the changes of a new version of an API that clients notice. Pure. No change is listed twice. */
import type { Api, Operation } from '../../model/model';
import { opposite, type Direction } from '../../schema/problems';
import { listed } from '../../words/words';
import type { Change, ChangedOperation, ChangeKind, Part } from './change';
import { Changes } from './changes';
import { addressesOf, compareOperation } from './compare-operation';
import { compareSchemas } from '../schemas/compare-schemas';
import { isDue } from '../schemas/difference';
import { differenceFinding } from './judge';
import { matchOperations } from './match-operations';
import { recordWording, type Recorders, type Versions } from './recorder';
import { compareSchemes } from './security';
import { addShared, type Use } from './shared';

/**
 * List the changes from one version to the next, in the order of the page.
 * @param date ISO date of the new version; null if unknown: announced ends then lie in the future
 */
export function compareApis(before: Api, after: Api, date: string | null): Change[] {
  const versions: Versions = { before, after, date };
  const changes = new Changes();
  const uses: Use[] = [];
  /** Make the recorders of an operation or one of its callbacks. @param sent the direction of its request */
  const recordersOf =
    (operation: ChangedOperation, sent: Direction, callback: string | null): Recorders =>
    (part) => {
      const direction = directionOf(part, sent);
      return {
        versions,
        direction,
        add(finding) {
          changes.add({ part, callback, direction, ...finding }, [operation]);
        },
        schemas(was, is) {
          const { differences, pairs } = compareSchemas(versions, was, is, direction);
          for (const difference of differences)
            changes.add({ part, callback, ...differenceFinding(difference, direction, date) }, [operation]);
          uses.push({ operation, pairs });
        },
      };
    };
  compareWholeApi(before, after, changes);
  const sides = [
    ['operations', 'request'],
    ['webhooks', 'response'],
  ] as const satisfies [keyof Api, Direction][];
  for (const [side, sent] of sides) {
    const isWebhook = side === 'webhooks';
    const { pairs, added, removed } = matchOperations(before[side], after[side]);
    for (const [was, is] of pairs) {
      const operation = changed(is, false, isWebhook);
      compareOperation(was, is, recordersOf(operation, sent, null), (name) =>
        recordersOf(operation, opposite(sent), name),
      );
    }
    for (const operation of added) addWhole(changes, changed(operation, false, isWebhook), 'added');
    for (const operation of removed)
      addWhole(changes, changed(operation, true, isWebhook), isDue(operation, date) ? 'announced' : 'breaking');
  }
  addShared(changes, versions, uses);
  return changes.all();
}

function changed(operation: Operation, isGone: boolean, isWebhook: boolean): ChangedOperation {
  const { method, path, name } = operation;
  return { method, path, name, isGone, isWebhook };
}

function addWhole(changes: Changes, operation: ChangedOperation, kind: ChangeKind): void {
  const { isGone } = operation;
  const address = `${operation.method} ${operation.path}`;
  changes.add(
    {
      kind,
      keyword: 'operation',
      part: { of: 'operation' },
      isNew: !isGone,
      says: [isGone ? 'is gone' : 'is new'],
      before: isGone ? address : null,
      after: isGone ? null : address,
      advice: 'Do not call it any more.',
    },
    [operation],
  );
}

/** Return the direction of a part. @param sent the direction of the request */
function directionOf({ of }: Part, sent: Direction): Direction {
  return of === 'operation' || of === 'parameter' || of === 'body' ? sent : opposite(sent);
}

/** Report changes of the API itself, in complete sentences. */
function compareWholeApi(before: Api, after: Api, changes: Changes): void {
  const record: Parameters<typeof recordWording>[0] = { add: (finding) => changes.add(finding, []) };
  for (const keyword of ['title', 'summary', 'description'] as const)
    recordWording(record, keyword, before[keyword], after[keyword], [`The API has another ${keyword}`]);
  const now = addressesOf(after.servers);
  if (addressesOf(before.servers).join() !== now.join())
    record.add({ kind: 'changed', keyword: 'servers', says: ['The servers are now ', ...listed(now, ' and ')] });
  compareSchemes(before, after, record);
}
