/** Compare two versions' statements about the whole API. Pure. */
import type { Api } from '../../model/model';
import { listed } from '../../words/words';
import { schemeShape } from './security';
import type { Fact } from './recorder';

/** Report complete sentences. Operations that inherit the API's servers do not report them again. */
export function compareWholeApi(before: Api, after: Api, record: (fact: Fact) => void): void {
  const say = (keyword: string, was: string, is: string) => {
    if (was !== is)
      record({ kind: 'wording', keyword, says: [`The API has another ${keyword}`], before: was, after: is });
  };
  say('title', before.title, after.title);
  say('summary', before.summary, after.summary);
  say('description', before.description, after.description);
  const servers = ({ servers: all }: Api) => all.map(({ url }) => url);
  if (servers(before).join() !== servers(after).join())
    record({
      kind: 'changed',
      keyword: 'servers',
      says: ['The servers are now ', ...listed(servers(after), ' and ')],
      before: servers(before).join(', '),
      after: servers(after).join(', '),
    });
  for (const scheme of after.securitySchemes) {
    const was = before.securitySchemes.find(({ id }) => id === scheme.id);
    if (!was || schemeShape(was) === schemeShape(scheme)) continue;
    const isOther = was.type !== scheme.type || scheme.type !== 'oauth2';
    record({
      kind: isOther ? 'breaking' : 'changed',
      keyword: 'securitySchemes',
      direction: 'request',
      says: ['The scheme ', { code: scheme.id }, ' is another one now'],
      before: schemeShape(was),
      after: schemeShape(scheme),
      advice: 'Send what it asks for.',
    });
  }
}
