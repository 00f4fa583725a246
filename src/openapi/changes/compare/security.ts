/** Compare the required credentials of two versions. Pure. */
import type { Api, Security, SecurityScheme, SecurityUse } from '../../model/model';
import { code, listed, type Words } from '../../words/words';
import { match } from '../schemas/match';
import type { Recorder } from './recorder';

/** Compare the required credentials of both versions of an operation. */
export function compareSecurity(was: Security, is: Security, { add, versions }: Recorder): void {
  const names = renamed(versions.before, versions.after);
  const old = alternatives(was).map((uses) =>
    uses.map((use) => ({ ...use, scheme: names.get(use.scheme) ?? use.scheme })),
  );
  const now = alternatives(is);
  const refused = old.filter((given) => !now.some((needed) => isEnough(given, needed)));
  const granted = now.filter((given) => !old.some((needed) => isEnough(given, needed)));
  if (refused.length === 0 && granted.length === 0) return;
  add({
    kind: refused.length > 0 ? 'breaking' : 'changed',
    keyword: 'security',
    says: securityWords(old, now, refused, granted),
    advice,
  });
}

const advice = 'Send what it asks for.';

/** Compare the schemes that both versions have. */
export function compareSchemes(before: Api, after: Api, { add }: Pick<Recorder, 'add'>): void {
  for (const scheme of after.securitySchemes) {
    const was = before.securitySchemes.find(({ id }) => id === scheme.id);
    if (!was || schemeShape(was) === schemeShape(scheme)) continue;
    const isOther = was.type !== scheme.type || scheme.type !== 'oauth2';
    add({
      kind: isOther ? 'breaking' : 'changed',
      keyword: 'securitySchemes',
      direction: 'request',
      says: ['The scheme ', code(scheme.id), ' is another one now'],
      advice,
    });
  }
}

type Alternatives = readonly SecurityUse[][];

const isFree = (alternative: readonly SecurityUse[]) => alternative.length === 0;

function securityWords(old: Alternatives, now: Alternatives, refused: Alternatives, granted: Alternatives): Words {
  if (refused.length === 0)
    return [granted.some(isFree) ? 'may now be called without credentials' : 'may now be called in more ways'];
  if (old.some(isFree)) return ['now needs credentials: ', inWords(now)];
  const scopes = missingScopes(refused, now);
  if (scopes.length > 0) return [`now needs the scope${scopes.length > 1 ? 's' : ''} `, ...listed(scopes, ' and ')];
  return ['no longer takes ', inWords(refused)];
}

/** Without alternatives, nothing is required. */
const alternatives = (security: Security): SecurityUse[][] => (security.length === 0 ? [[]] : security);

/** True if the `given` schemes and scopes include all `needed` ones. */
const isEnough = (given: readonly SecurityUse[], needed: readonly SecurityUse[]) =>
  needed.every(({ scheme, scopes }) =>
    given.some((one) => one.scheme === scheme && scopes.every((scope) => one.scopes.includes(scope))),
  );

/** List the missing scopes; empty if anything else is missing, too. */
function missingScopes(refused: Alternatives, now: Alternatives): string[] {
  const missing = refused.map((given) => {
    const similar = now.find((needed) => needed.every(({ scheme }) => given.some((one) => one.scheme === scheme)));
    return similar?.flatMap(({ scheme, scopes }) => {
      const had = given.find((one) => one.scheme === scheme)?.scopes ?? [];
      return scopes.filter((scope) => !had.includes(scope));
    });
  });
  return missing.every((scopes) => scopes !== undefined) ? [...new Set(missing.flat())] : [];
}

const inWords = (all: Alternatives) =>
  all
    .map((uses) =>
      uses.length === 0
        ? 'no credentials'
        : uses.map(({ scheme, scopes }) => scheme + (scopes.length > 0 ? ` (${scopes.join(', ')})` : '')).join(' and '),
    )
    .join(' or ');

/** Serialise a scheme without its name. */
function schemeShape({
  id: _id,
  description: _description,
  deprecated: _deprecated,
  ...shape
}: SecurityScheme): string {
  return JSON.stringify(shape);
}

/** Map old ids of schemes to new ids: a scheme may only be renamed. */
function renamed(before: Api, after: Api): Map<string, string> {
  const marks = [({ id }: SecurityScheme) => [id], (scheme: SecurityScheme) => [schemeShape(scheme)]];
  const { pairs } = match(before.securitySchemes, after.securitySchemes, marks);
  return new Map(pairs.map(([was, is]) => [was.id, is.id]));
}
