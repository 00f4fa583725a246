/** Compare an operation, and what is said of the whole API, between two versions. Pure. */
import type { Api, Operation, Server } from '../../model/model';
import type { Part } from './change';
import { compareExchange } from './exchange';
import { match } from '../schemas/match';
import { pathShape } from './match-operations';
import { compareSecurity, schemeShape } from './security';
import { recordDeprecation, type Fact, type Recorder } from './recorder';
import { code, listed } from '../../words/words';

/** Compare one operation. @param callback returns the recorder for the named callback */
export function compareOperation(
  was: Operation,
  is: Operation,
  record: Recorder,
  callback: (name: string) => Recorder,
): void {
  const part: Part = { of: 'operation' };
  const fact = (one: Fact) => record.fact(part, one);
  compareAddress(was, is, fact);
  recordDeprecation(record, part, was, is);
  const security = compareSecurity(record.versions.before, record.versions.after, was.security, is.security);
  if (security) {
    const { breaks, ...said } = security;
    const kind = breaks ? 'breaking' : 'changed';
    fact({ kind, keyword: 'security', direction: 'request', ...said, advice: 'Send what it asks for.' });
  }
  compareWording(was, is, fact);
  compareExchange(was, is, record);
  compareCallbacks(was, is, callback, fact);
}

export const addressesOf = (servers: readonly Server[]) => servers.map(({ url }) => url);

function compareAddress(was: Operation, is: Operation, fact: (one: Fact) => void): void {
  if (was.method !== is.method || pathShape(was.path) !== pathShape(is.path))
    fact({
      kind: 'breaking',
      keyword: 'path',
      says: ['has moved: it was ', code(`${was.method} ${was.path}`)],
      before: `${was.method} ${was.path}`,
      after: `${is.method} ${is.path}`,
      advice: 'Send requests to its new address.',
    });
  if (was.operationId === is.operationId || was.operationId === null) return;
  fact({
    kind: 'breaking',
    keyword: 'operationId',
    says:
      is.operationId === null
        ? ['has no name for generated code any more', '; it was ', code(was.operationId)]
        : ['is called ', code(is.operationId), ' in generated code', '; it was ', code(was.operationId)],
    before: was.operationId,
    after: is.operationId,
    advice: 'Rename it where you use generated code; requests stay the same.',
  });
}

function compareWording(was: Operation, is: Operation, fact: (one: Fact) => void): void {
  const say = (keyword: string, before: string, after: string) => {
    if (before !== after) fact({ kind: 'wording', keyword, says: [`has another ${keyword}`], before, after });
  };
  say('summary', was.summary, is.summary);
  say('description', was.description, is.description);
  const tags = (operation: Operation) => [...operation.tags].sort().join(', ');
  say('tag', tags(was), tags(is));
  const [before, after] = [was, is].map(({ servers }) => addressesOf(servers).join(', '));
  if (before !== after) fact({ kind: 'changed', keyword: 'servers', says: ['has other servers'], before, after });
}

function compareCallbacks(
  was: Operation,
  is: Operation,
  recorder: (name: string) => Recorder,
  fact: (one: Fact) => void,
): void {
  const { pairs, added, removed } = match(was.callbacks, is.callbacks, [
    ({ name, operation: { method, path } }) => [`${name} ${method} ${path}`],
    ({ name, operation: { method } }) => [`${name} ${method}`],
  ]);
  for (const [before, { name, operation }] of pairs) compareExchange(before.operation, operation, recorder(name));
  for (const { name } of added)
    fact({ kind: 'added', keyword: 'callbacks', says: ['has the new callback ', code(name)], after: name });
  for (const { name } of removed)
    fact({
      kind: 'breaking',
      keyword: 'callbacks',
      says: ['no longer has the callback ', code(name)],
      before: name,
      advice: 'Do not wait for it.',
    });
}

/** Report complete sentences. Operations that inherit the API's servers do not report them again. */
export function compareWholeApi(before: Api, after: Api, record: (fact: Fact) => void): void {
  const say = (keyword: string, was: string, is: string) => {
    if (was !== is)
      record({ kind: 'wording', keyword, says: [`The API has another ${keyword}`], before: was, after: is });
  };
  say('title', before.title, after.title);
  say('summary', before.summary, after.summary);
  say('description', before.description, after.description);
  const [old, now] = [addressesOf(before.servers), addressesOf(after.servers)];
  if (old.join() !== now.join())
    record({
      kind: 'changed',
      keyword: 'servers',
      says: ['The servers are now ', ...listed(now, ' and ')],
      before: old.join(', '),
      after: now.join(', '),
    });
  for (const scheme of after.securitySchemes) {
    const was = before.securitySchemes.find(({ id }) => id === scheme.id);
    if (!was || schemeShape(was) === schemeShape(scheme)) continue;
    const isOther = was.type !== scheme.type || scheme.type !== 'oauth2';
    record({
      kind: isOther ? 'breaking' : 'changed',
      keyword: 'securitySchemes',
      direction: 'request',
      says: ['The scheme ', code(scheme.id), ' is another one now'],
      before: schemeShape(was),
      after: schemeShape(scheme),
      advice: 'Send what it asks for.',
    });
  }
}
