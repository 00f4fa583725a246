/** Compare the required credentials of two versions. Pure. */
import type { Security, SecurityScheme, SecurityUse } from '../../model/model';
import { code, type Words } from '../../words/words';
import type { Versions } from './change';
import { match } from './match';
import { find, type Place } from './place';

const advice = 'Send what it asks for.';

/** Compare the required credentials of both versions of an operation. */
export function compareSecurity(place: Place, was: Security, is: Security): void {
  const names = newNames(place.versions);
  const old = alternatives(was).map((uses) =>
    uses.map((use) => ({ ...use, scheme: names.get(use.scheme) ?? use.scheme })),
  );
  const now = alternatives(is);
  const refused = old.filter((given) => !now.some((needed) => isEnough(given, needed)));
  const granted = now.filter((given) => !old.some((needed) => isEnough(given, needed)));
  if (refused.length > 0 || granted.length > 0)
    find(place, {
      kind: refused.length > 0 ? 'breaking' : 'changed',
      keyword: 'security',
      says: securityWords(now, refused, granted),
      advice,
    });
}

/** Compare the schemes that both versions have. */
export function compareSchemes(place: Place): void {
  const { before, after } = place.versions;
  for (const scheme of after.securitySchemes) {
    const was = before.securitySchemes.find(({ id }) => id === scheme.id);
    if (was && schemeShape(was) !== schemeShape(scheme))
      find(place, {
        kind: was.type !== scheme.type || scheme.type !== 'oauth2' ? 'breaking' : 'changed',
        keyword: 'securitySchemes',
        says: ['The scheme ', code(scheme.id), ' is another one now'],
        advice,
      });
  }
}

type Alternatives = readonly SecurityUse[][];

/** Without alternatives, nothing is required. */
const alternatives = (security: Security): SecurityUse[][] => (security.length === 0 ? [[]] : security);

/** True if the `given` schemes and scopes include all `needed` ones. */
const isEnough = (given: readonly SecurityUse[], needed: readonly SecurityUse[]) =>
  needed.every(({ scheme, scopes }) =>
    given.some((one) => one.scheme === scheme && scopes.every((scope) => one.scopes.includes(scope))),
  );

function securityWords(now: Alternatives, refused: Alternatives, granted: Alternatives): Words {
  const isFree = (uses: readonly SecurityUse[]) => uses.length === 0;
  if (refused.length === 0)
    return [granted.some(isFree) ? 'may now be called without credentials' : 'may now be called in more ways'];
  return ['now needs credentials: ', inWords(now)];
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
const schemeShape = ({ id: _id, description: _text, deprecated: _deprecated, ...shape }: SecurityScheme): string =>
  JSON.stringify(shape);

/** Map old ids of schemes to new ids: a scheme may only be renamed. */
function newNames({ before, after }: Versions): Map<string, string> {
  const marks = [({ id }: SecurityScheme) => [id], (scheme: SecurityScheme) => [schemeShape(scheme)]];
  const { pairs } = match(before.securitySchemes, after.securitySchemes, marks);
  return new Map(pairs.map(([was, is]) => [was.id, is.id]));
}
