import type { SecurityScheme, Tag } from '../openapi/model/model';
import type { ApiHistory } from '../openapi/changes/history';
import { apiErrors } from '../openapi/errors/errors';
import { markdownToHtml } from '../openapi/model/markdown';
import { divided } from '../openapi/samples/absolute-server';
import { flowAddresses, flowNames, schemeForm, schemeId } from '../openapi/samples/security';
import { serverUrl } from '../openapi/schema/view';
import { paths } from '../paths';
import { sentence } from '../text/sentence';
import { apiDownloads } from '../openapi/versions/earlier';
import { Heading } from './page/heading';
import { Markdown, MoreDocs } from './text/markdown';
import type { PageContext } from './page/page-context';
import { Servers } from './operation/servers';
import { WebLink } from '../components/base/web-link';
import { part } from '../text/reference-parts';

/** A longer text, measured in characters of HTML, gets the full width. */
const longText = 4000;

/** The purpose of an API, and the facts that all its operations share. */
export function ApiOverview({ page, history = [] }: { page: PageContext; history?: ApiHistory }) {
  const { api } = page;
  const { description, summary, securitySchemes, servers, externalDocs, self, termsOfService, contact, license } = api;
  const html = markdownToHtml(description, { heading: (text, depth) => page.headings.add(text, depth) });
  const [server] = servers;
  // The default server of a specification that names none.
  const isNamed = server && server.url !== '/';
  return (
    <div className={`api-overview${html.length > longText ? ' long' : ''}`}>
      <div>
        <p className="note">
          {api.version && `Version ${api.version}${api.label === api.version ? '' : ` (${api.label})`}. `}
          <a href={paths.api(api.slug)}>All operations</a>
          {apiErrors(api).length > 0 && (
            <>
              , <a href={paths.errors(api.slug)}>errors</a>
            </>
          )}
          {history.length > 0 && (
            <>
              , <a href={paths.changes(api.slug)}>changes</a>
            </>
          )}
          .
        </p>
        {isNamed && (
          <p className="note base-url" data-no-print="">
            Base URL: <code data-server-url={serverUrl(server)}>{divided(serverUrl(server))[0]}</code>
          </p>
        )}
        <EarlierVersions history={history} />
        {summary && <p>{summary}</p>}
        {html && <div className={part.text} dangerouslySetInnerHTML={{ __html: html }} />}
        <MoreDocs docs={externalDocs} fallback="More documentation" />
      </div>
      <div className="access">
        {(isNamed || api.operations.length > 0) && (
          <section>
            <Heading page={page} level={2} text="Servers" />
            <Servers api={api.slug} servers={servers} />
          </section>
        )}
        {securitySchemes.length > 0 && (
          <section>
            <Heading page={page} level={2} text="Authentication" />
            {securitySchemes.map((scheme) => (
              <Scheme key={scheme.id} page={page} scheme={scheme} />
            ))}
          </section>
        )}
      </div>
      <div>
        {(self ?? termsOfService ?? contact ?? license) && (
          <section>
            <Heading page={page} level={2} text="Terms and contact" />
            <ul className="terms">
              {self && (
                <li>
                  Address of the specification: <code>{self}</code>
                </li>
              )}
              {termsOfService && (
                <li>
                  <WebLink url={termsOfService}>Terms of service</WebLink>
                </li>
              )}
              {license && (
                <li>
                  Licence: {license.url ? <WebLink url={license.url}>{license.name}</WebLink> : license.name}
                  {license.identifier && license.identifier !== license.name && ` (${license.identifier})`}
                </li>
              )}
              {contact?.url && (
                <li>
                  Contact: <WebLink url={contact.url}>{contact.name ?? contact.url}</WebLink>
                </li>
              )}
              {contact && !contact.url && contact.name && <li>Contact: {contact.name}</li>}
              {contact?.email && (
                <li>
                  <a href={`mailto:${encodeURI(contact.email)}`}>{contact.email}</a>
                </li>
              )}
            </ul>
          </section>
        )}
        <section>
          <Heading page={page} level={2} text="Downloads" />
          <ul className="downloads">
            {apiDownloads(api).map(({ label, path }) => (
              <li key={path}>
                <a href={path} download>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

/** Link to earlier versions, newest first. */
function EarlierVersions({ history }: { history: ApiHistory }) {
  const earlier = history.filter(({ slug }) => slug !== undefined);
  if (earlier.length === 0) return null;
  return (
    <p>
      Earlier versions:{' '}
      {earlier.map(({ version, slug = '' }, index) => [
        index > 0 && ', ',
        <a key={slug} href={paths.api(slug)}>
          {version}
        </a>,
      ])}
    </p>
  );
}

function Scheme({ page, scheme }: { page: PageContext; scheme: SecurityScheme }) {
  return (
    <section className="scheme">
      <Heading page={page} level={3} text={scheme.id} id={schemeId(page.api, scheme)} />
      {scheme.deprecated && <p className="deprecated">Deprecated.</p>}
      <Markdown text={sentence(schemeForm(scheme).words)} />
      <Markdown text={scheme.description} under={3} />
      {scheme.type === 'openIdConnect' && (
        <p>
          <WebLink url={scheme.openIdConnectUrl}>Discovery document</WebLink>
        </p>
      )}
      {scheme.type === 'oauth2' && scheme.metadataUrl && (
        <p>
          <WebLink url={scheme.metadataUrl}>Metadata of the authorization server</WebLink>
        </p>
      )}
      {scheme.type === 'oauth2' &&
        scheme.flows.map((flow) => (
          <div key={flow.flow} className="flow">
            <p className={part.label}>{flowNames[flow.flow]}</p>
            <dl>
              {flowAddresses(flow).map(([name, url]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <code>{url}</code>
                  </dd>
                </div>
              ))}
              {flow.scopes.map(({ name, description }) => (
                <div key={name}>
                  <dt>
                    Scope <code>{name}</code>
                  </dt>
                  <dd>{description}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
    </section>
  );
}

export function Topic({ page, tag: { displayName, description, externalDocs } }: { page: PageContext; tag: Tag }) {
  const html = markdownToHtml(description, { heading: (text, depth) => page.headings.add(text, depth) });
  return (
    <div className="api-overview">
      {html && <div className={part.text} dangerouslySetInnerHTML={{ __html: html }} />}
      <MoreDocs docs={externalDocs} fallback={`More about ${displayName}`} />
      <p>
        <a href={paths.api(page.api.slug)}>All operations</a>
      </p>
    </div>
  );
}
