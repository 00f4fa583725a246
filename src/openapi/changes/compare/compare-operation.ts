/** Compare an operation between two versions. Pure. */
import type { Operation, Server } from '../../model/model';
import { compareExchange } from './exchange';
import { match } from '../schemas/match';
import { pathShape } from './match-operations';
import { compareSecurity } from './security';
import { recordDeprecation, recordWording, type Recorder, type Recorders } from './recorder';
import { code } from '../../words/words';

/** Compare one operation. @param callback returns the recorders for the named callback */
export function compareOperation(
  was: Operation,
  is: Operation,
  recorders: Recorders,
  callback: (name: string) => Recorders,
): void {
  const record = recorders({ of: 'operation' });
  compareAddress(was, is, record);
  recordDeprecation(record, was, is);
  compareSecurity(was.security, is.security, record);
  compareWording(was, is, record);
  compareServers(was, is, record);
  compareExchange(was, is, recorders);
  compareCallbacks(was, is, callback, record);
}

function compareAddress(was: Operation, is: Operation, { add }: Recorder): void {
  if (was.method !== is.method || pathShape(was.path) !== pathShape(is.path))
    add({
      kind: 'breaking',
      keyword: 'path',
      says: ['has moved: it was ', code(`${was.method} ${was.path}`)],
      before: `${was.method} ${was.path}`,
      after: `${is.method} ${is.path}`,
      advice: 'Send requests to its new address.',
    });
  if (was.operationId === is.operationId || was.operationId === null) return;
  add({
    kind: 'breaking',
    keyword: 'operationId',
    says:
      is.operationId === null
        ? ['has no name for generated code any more', '; it was ', code(was.operationId)]
        : ['is called ', code(is.operationId), ' in generated code', '; it was ', code(was.operationId)],
    advice: 'Rename it where you use generated code; requests stay the same.',
  });
}

function compareWording(was: Operation, is: Operation, record: Recorder): void {
  const tags = (operation: Operation) => [...operation.tags].sort().join(', ');
  recordWording(record, 'summary', was.summary, is.summary);
  recordWording(record, 'description', was.description, is.description);
  recordWording(record, 'tag', tags(was), tags(is));
}

export const addressesOf = (servers: readonly Server[]) => servers.map(({ url }) => url);

/** Compare the servers, unless both versions of the operation use the servers of the API, which are compared once. */
function compareServers(was: Operation, is: Operation, { add, versions }: Recorder): void {
  const text = ({ servers }: Pick<Operation, 'servers'>) => addressesOf(servers).join();
  const ofApi = [text(versions.before), text(versions.after)];
  const isCommon = ofApi.includes(text(was)) && ofApi.includes(text(is));
  if (text(was) !== text(is) && !isCommon) add({ kind: 'changed', keyword: 'servers', says: ['has other servers'] });
}

function compareCallbacks(
  was: Operation,
  is: Operation,
  recorders: (name: string) => Recorders,
  { add }: Recorder,
): void {
  const { pairs, added, removed } = match(was.callbacks, is.callbacks, [
    ({ name, operation: { method, path } }) => [`${name} ${method} ${path}`],
    ({ name, operation: { method } }) => [`${name} ${method}`],
  ]);
  for (const [before, { name, operation }] of pairs) compareExchange(before.operation, operation, recorders(name));
  for (const { name } of added)
    add({ kind: 'added', keyword: 'callbacks', says: ['has the new callback ', code(name)] });
  for (const { name } of removed)
    add({
      kind: 'breaking',
      keyword: 'callbacks',
      says: ['no longer has the callback ', code(name)],
      advice: 'Do not wait for it.',
    });
}
