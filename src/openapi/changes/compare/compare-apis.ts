/** Find the changes of a new version of an API that clients notice. Pure. No change is listed twice. */
import type { Api, Operation } from '../../model/model';
import { listed } from '../../words/words';
import type { Change, ChangedOperation, Versions } from './change';
import { Changes } from './changes';
import { addressesOf, compareOperation } from './operation';
import { matchOperations } from './match';
import { compareText, find, isDue, startPlace, type Place } from './place';
import { compareSchemes } from './security';

/**
 * List the changes from one version to the next, in the order of the page.
 * @param date ISO date of the new version; if null, every announced end counts as future
 */
export function compareApis(before: Api, after: Api, date: string | null): Change[] {
  const versions: Versions = { before, after, date };
  const changes = new Changes();
  changes.add(compareWholeApi(versions));
  for (const side of ['operations', 'webhooks'] as const) {
    const isWebhook = side === 'webhooks';
    const compare = ({ method, path, name }: Operation, isGone: boolean, work: (place: Place) => void) => {
      const place = startPlace(versions, isWebhook ? 'response' : 'request', { of: 'operation' });
      work(place);
      changes.add(place, { method, path, name, isGone, isWebhook } satisfies ChangedOperation);
    };
    const { pairs, added, removed } = matchOperations(before[side], after[side]);
    for (const [was, is] of pairs) compare(is, false, (place) => compareOperation(place, was, is));
    for (const is of added)
      compare(is, false, (place) =>
        find(place, { kind: 'added', keyword: 'operation', isNew: true, says: ['is new'], after: addressOf(is) }),
      );
    for (const was of removed)
      compare(was, true, (place) =>
        find(place, {
          kind: isDue(was, date) ? 'announced' : 'breaking',
          keyword: 'operation',
          says: ['is gone'],
          before: addressOf(was),
          advice: 'Do not call it any more.',
        }),
      );
  }
  return changes.all(versions);
}

const addressOf = ({ method, path }: Operation) => `${method} ${path}`;

/** Compare what belongs to no operation, in complete sentences. */
function compareWholeApi(versions: Versions): Place {
  const { before, after } = versions;
  const place = startPlace(versions, 'request');
  for (const keyword of ['title', 'summary', 'description'] as const)
    compareText(place, keyword, before[keyword], after[keyword], { says: [`The API has another ${keyword}`] });
  const now = addressesOf(after);
  if (addressesOf(before).join() !== now.join())
    find(place, { keyword: 'servers', says: ['The servers are now ', ...listed(now, ' and ')] });
  compareSchemes(place);
  return place;
}
