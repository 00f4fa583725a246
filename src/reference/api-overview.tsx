import type { SecurityScheme, Tag } from '../openapi/model/model';
import type { ApiHistory } from '../openapi/changes/history';
import { apiErrors } from '../openapi/errors/errors';
import { markdownToHtml } from '../openapi/model/markdown';
import { divided } from '../openapi/samples/absolute-server';
import { schemeForm, schemeId } from '../openapi/samples/security';
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
  const earlier = history.flatMap(({ version: text, slug }) => (slug ? { text, path: paths.api(slug) } : []));
  const named = (url: string | null, name: string | null) => (url ? <WebLink url={url}>{name ?? url}</WebLink> : name);
  const terms = [
    self && (
      <>
        Address of the specification: <code>{self}</code>
      </>
    ),
    termsOfService && <WebLink url={termsOfService}>Terms of service</WebLink>,
    license && (
      <>
        Licence: {named(license.url, license.name)}
        {license.identifier && license.identifier !== license.name && ` (${license.identifier})`}
      </>
    ),
    contact && (contact.url ?? contact.name) && <>Contact: {named(contact.url, contact.name)}</>,
    contact?.email && <a href={`mailto:${encodeURI(contact.email)}`}>{contact.email}</a>,
  ].filter(Boolean);
  return (
    <div className={`api-overview${html.length > longText ? ' long' : ''}`}>
      <div>
        <p className="note">
          {api.version && `Version ${api.version}${api.label === api.version ? '' : ` (${api.label})`}. `}
          <Links
            links={[
              { text: 'All operations', path: paths.api(api.slug) },
              ...(apiErrors(api).length > 0 ? [{ text: 'errors', path: paths.errors(api.slug) }] : []),
              ...(history.length > 0 ? [{ text: 'changes', path: paths.changes(api.slug) }] : []),
            ]}
          />
          .
        </p>
        {isNamed && (
          <p className="note base-url" data-no-print="">
            Base URL: <code data-server-url={serverUrl(server)}>{divided(serverUrl(server))[0]}</code>
          </p>
        )}
        {earlier.length > 0 && (
          <p>
            Earlier versions: <Links links={earlier} />
          </p>
        )}
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
        {terms.length > 0 && (
          <section>
            <Heading page={page} level={2} text="Terms and contact" />
            <ul className="terms">
              {terms.map((term, index) => (
                <li key={index}>{term}</li>
              ))}
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

/** Links with commas between them. */
const Links = ({ links }: { links: readonly { text: string | null; path: string }[] }) =>
  links.map(({ text, path }, index) => [
    index > 0 && ', ',
    <a key={path} href={path}>
      {text}
    </a>,
  ]);

function Scheme({ page, scheme }: { page: PageContext; scheme: SecurityScheme }) {
  const documents = [
    ['Discovery document', scheme.type === 'openIdConnect' && scheme.openIdConnectUrl],
    ['Metadata of the authorization server', scheme.type === 'oauth2' && scheme.metadataUrl],
  ] as const;
  return (
    <section className="scheme">
      <Heading page={page} level={3} text={scheme.id} id={schemeId(page.api, scheme)} />
      {scheme.deprecated && <p className="deprecated">Deprecated.</p>}
      <Markdown text={sentence(schemeForm(scheme).words)} />
      <Markdown text={scheme.description} under={3} />
      {documents.map(([name, url]) => url && <MoreDocs key={name} docs={{ url, description: '' }} fallback={name} />)}
      {scheme.type === 'oauth2' &&
        scheme.flows.map((flow) => (
          <div key={flow.name} className="flow">
            <p className={part.label}>{flow.name}</p>
            <dl>
              {flow.addresses.map(({ name, url }) => (
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
