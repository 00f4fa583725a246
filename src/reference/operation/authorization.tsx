import { Fragment } from 'react';
import type { Api, Security, SecurityUse } from '../../openapi/model/model';
import { findScheme, isOptional, schemeForm, schemeId } from '../../openapi/samples/security';
import { markdownToHtml, markdownToText } from '../../openapi/model/markdown';
import { paths } from '../../paths';
import { listed } from '../../openapi/words/words';
import { InlineWords } from '../schema/inline-words';
import { Markdown } from '../text/markdown';

/** Each operation repeats the description of a scheme up to this length, in characters. */
const shortHelp = 120;

interface AuthorizationProps {
  api: Api;
  security: Security;
  isWebhook: boolean;
}

/** The credentials for an operation: which ones, where they go, and which are needed together. */
export function Authorization({ api, security, isWebhook }: AuthorizationProps) {
  const [first, ...others] = security.filter((alternative) => alternative.length > 0);
  if (!first) return <p>Anyone may send this request; no token is needed.</p>;
  const [always, sometimes] = isWebhook
    ? ['Comes with', 'Comes with or without']
    : ['Needs', 'Works without credentials, and also with'];
  const needs = isOptional(security) ? sometimes : always;
  const [only, ...more] = first;
  if (only && more.length + others.length === 0) {
    const help = findScheme(api, only)?.description ?? '';
    return (
      <>
        <p>
          {needs} <Scheme api={api} use={only} />.
        </p>
        {markdownToText(help).length <= shortHelp && <Markdown text={help} />}
      </>
    );
  }
  const together = `${first.length === 2 ? 'both' : 'all'} of these together`;
  const rows = others.length > 0 ? [first, ...others] : first.map((use) => [use]);
  return (
    <>
      <p>{`${needs} ${others.length > 0 ? 'any one of these' : together}:`}</p>
      <ul>
        {rows.map((uses, index) => (
          <li key={index}>
            {uses.map((use, at) => (
              <Fragment key={use.scheme}>
                {at > 0 && <strong> and </strong>}
                <Scheme api={api} use={use} />
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

function Scheme({ api, use }: { api: Api; use: SecurityUse }) {
  const { scheme: id, scopes } = use;
  const scheme = findScheme(api, use);
  return (
    <>
      {scheme ? (
        <a href={`${paths.apiOverview(api.slug, api.title)}#${schemeId(api, scheme)}`}>{id}</a>
      ) : (
        <code>{id}</code>
      )}
      , <span dangerouslySetInnerHTML={{ __html: inline(scheme ? schemeForm(scheme).words : unknown) }} />
      {scheme?.deprecated && ' (deprecated)'}
      {scopes.length > 0 && (
        <>
          , with the {scopes.length === 1 ? 'scope' : 'scopes'} <InlineWords api={api} words={listed(scopes, ', ')} />
        </>
      )}
    </>
  );
}

const unknown = 'a scheme that the API does not describe';

const inline = (markdown: string) => markdownToHtml(markdown).replace(/^<p>|<\/p>$/g, '');
