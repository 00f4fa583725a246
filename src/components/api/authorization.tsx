import type { Api, Security } from '../../openapi/model';
import { securityWords } from '../../openapi/security';
import { markdownToHtml } from '../../openapi/markdown';
import { paths } from '../../paths';

/** Who may call an operation: which secret, where it goes, and what is needed together. */
export function Authorization({ api, security }: { api: Api; security: Security }) {
  const { lead, alternatives } = securityWords(api, security);
  const overview = paths.apiOverview(api.slug, api.title);
  return (
    <div className="authorization">
      <p>{lead}</p>
      {alternatives.length > 0 && (
        <ul>
          {alternatives.map((schemes, index) => (
            <li key={index}>
              {schemes.map(({ id, how, scopes }, at) => (
                <p key={id}>
                  {at > 0 && <em>and </em>}
                  <a href={`${overview}#${id}`}>{id}</a>: <span dangerouslySetInnerHTML={{ __html: inline(how) }} />
                  {scopes.length > 0 && <> with {scopes.length === 1 ? 'the scope' : 'the scopes'} </>}
                  {scopes.map((scope, position) => [position > 0 && ', ', <code key={scope}>{scope}</code>])}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const inline = (markdown: string) => markdownToHtml(markdown).replace(/^<p>|<\/p>$/g, '');
