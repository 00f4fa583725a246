import { Fragment } from 'react';
import type { Api, Security } from '../../openapi/model/model';
import { schemeId, securityWords, type SchemeWords } from '../../openapi/samples/security';
import { markdownToHtml } from '../../openapi/model/markdown';
import { paths } from '../../paths';
import { Markdown } from '../text/markdown';

interface AuthorizationProps {
  api: Api;
  security: Security;
  isWebhook: boolean;
}

/** The credentials for an operation: which, where they go, and which are needed together. */
export function Authorization({ api, security, isWebhook }: AuthorizationProps) {
  const { lead, alternatives, help } = securityWords(api, security, isWebhook);
  const [only, ...others] = alternatives.flat();
  if (only && others.length === 0) {
    return (
      <>
        <p>
          {lead} <Scheme api={api} scheme={only} />.
        </p>
        <Markdown text={help} />
      </>
    );
  }
  return (
    <>
      <p>{lead}</p>
      {alternatives.length === 1 ? (
        <ul>
          {alternatives[0]?.map((scheme) => (
            <li key={scheme.id}>
              <Scheme api={api} scheme={scheme} />
            </li>
          ))}
        </ul>
      ) : (
        alternatives.length > 1 && (
          <ul>
            {alternatives.map((schemes, index) => (
              <li key={index}>
                {schemes.map((scheme, at) => (
                  <Fragment key={scheme.id}>
                    {at > 0 && <strong> and </strong>}
                    <Scheme api={api} scheme={scheme} />
                  </Fragment>
                ))}
              </li>
            ))}
          </ul>
        )
      )}
    </>
  );
}

function Scheme({ api, scheme: { id, how, described, scopes } }: { api: Api; scheme: SchemeWords }) {
  return (
    <>
      {described ? <a href={`${paths.apiOverview(api.slug, api.title)}#${schemeId(id)}`}>{id}</a> : <code>{id}</code>},{' '}
      <span dangerouslySetInnerHTML={{ __html: inline(how) }} />
      {scopes.length > 0 && (
        <>
          , with the {scopes.length === 1 ? 'scope' : 'scopes'}{' '}
          {scopes.map((scope, index) => (
            <Fragment key={scope}>
              {index > 0 && ', '}
              <code>{scope}</code>
            </Fragment>
          ))}
        </>
      )}
    </>
  );
}

const inline = (markdown: string) => markdownToHtml(markdown).replace(/^<p>|<\/p>$/g, '');
