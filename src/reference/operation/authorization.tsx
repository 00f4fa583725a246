import { Fragment } from 'react';
import type { Api, Security } from '../../openapi/model/model';
import { schemeId, securityWords, type SchemeWords } from '../../openapi/samples/security';
import { markdownToHtml, markdownToText } from '../../openapi/model/markdown';
import { paths } from '../../paths';
import { Markdown } from '../text/markdown';

/** The longest text of a scheme, in characters, that each of its operations repeats. */
const shortHelp = 120;

/** The credentials for an operation: which, where they go, and which are needed together. */
export function Authorization({ api, security }: { api: Api; security: Security }) {
  const { lead, alternatives } = securityWords(api, security);
  const [only, ...others] = alternatives.flat();
  if (only && others.length === 0) {
    const help = api.securitySchemes.find(({ id }) => id === only.id)?.description ?? '';
    return (
      <>
        <p>
          {lead} <Scheme api={api} scheme={only} />.
        </p>
        {markdownToText(help).length <= shortHelp && <Markdown text={help} />}
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
