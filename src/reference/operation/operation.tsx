import { contentExamples, type BodyExample } from '../../openapi/examples/examples';
import { opposite } from '../../openapi/schema/problems';
import { sinceWords, type OperationHistory } from '../../openapi/changes/own-history';
import { isTopic } from '../../openapi/read/groups';
import { markdownToText } from '../../openapi/model/markdown';
import type { Operation as OperationModel, Callback, OperationBody } from '../../openapi/model/model';
import { absoluteServer, namesHost, placeholderHost, divided } from '../../openapi/samples/absolute-server';
import { serverUrl } from '../../openapi/schema/view';
import { Authorization } from './authorization';
import { OwnChanges } from '../changes/changes';
import { ExampleChoice, ResponseExamples } from '../schema/example-choice';
import { Heading } from '../page/heading';
import { Markdown, MoreDocs } from '../text/markdown';
import type { PageContext } from '../page/page-context';
import { Parameters } from './parameters';
import { RequestBody } from './media-types';
import { Responses } from './responses';
import { Samples } from './samples';
import { Servers } from './servers';
import { part } from '../../text/reference-parts';
import { MethodBadge } from '../../components/base/method-badge';
import { UrlPath } from '../../components/base/breakable';

interface OperationProps {
  page: PageContext;
  operation: OperationModel;
  /** The operation's changes by version. */
  history?: OperationHistory | null;
}

/** The tags of an operation that are not topics, such as its audience. */
function Marks({ page, operation: { tags } }: OperationProps) {
  const marks = page.api.tags.filter((tag) => !isTopic(tag) && tags.includes(tag.name));
  if (marks.length === 0) return null;
  return (
    <p>
      {marks.map(({ name, displayName, description }) => (
        <span key={name} className={part.badge} title={markdownToText(description) || undefined}>
          {displayName}
        </span>
      ))}
    </p>
  );
}

/** Buttons that open and close all folds of the contract. */
export function TreeActions() {
  return (
    <p className="tree-actions" data-needs-js="">
      <button type="button" className="action" data-tree="open">
        Expand all
      </button>{' '}
      <button type="button" className="action" data-tree="close">
        Collapse all
      </button>
    </p>
  );
}

/** True for an example about which the author says more than the sample shows. */
const isDescribed = ({ label, description }: BodyExample) => label !== '' || description !== '';

/** One operation: its description and, next to it, its samples. A webhook is a request that the API sends, so it has no samples. */
export function Operation({ page, operation, history = null }: OperationProps) {
  const { api } = page;
  const { description, deprecated, servers, security, parameters, requestBody, responses, callbacks, externalDocs } =
    operation;
  const webhook = api.webhooks.includes(operation);
  const sent = webhook ? 'response' : 'request';
  const [server] = servers;
  const since = history ? sinceWords(history, operation.sunset) : '';
  const requests = requestBody ? contentExamples(api, requestBody.content, sent) : [];
  return (
    <div className={part.operation}>
      <div className="about">
        <Endpoint operation={operation} server={!webhook && server ? absoluteServer(serverUrl(server)) : undefined} />
        {!webhook && !servers.some((one) => namesHost(serverUrl(one))) && (
          <p className="note">
            The specification names no host; <code>{placeholderHost.replace('https://', '')}</code> stands for it.
          </p>
        )}
        {deprecated && <p className="deprecated">Deprecated: do not build on it.</p>}
        {since !== '' && <p>{since}</p>}
        {operation.notes.map((note) => (
          <Markdown key={note} text={note} />
        ))}
        <Marks page={page} operation={operation} />
        {webhook && <p>A webhook: the API sends this request to you.</p>}
        <Markdown text={description} under={1} />
        <MoreDocs docs={externalDocs} fallback="More about this operation" />
      </div>
      <div className={part.contract}>
        {security.some((alternative) => alternative.length > 0 || !webhook) && (
          <section data-authorization="">
            <Heading page={page} level={2} text="Authentication" />
            <Authorization api={api} security={security} isWebhook={webhook} />
          </section>
        )}
        <Parameters page={page} parameters={parameters} />
      </div>
      <div className="beside">
        {!webhook && (
          <section>
            {(security.some((alternative) => alternative.length > 0) ||
              requestBody ||
              Object.values(parameters).flat().length > 0) && (
              <button type="button" className="action" data-typed-values="" aria-pressed="false" data-needs-js="">
                Use your own values
              </button>
            )}
            <Heading page={page} level={2} text="Samples" />
            <Samples page={page} operation={operation} />
          </section>
        )}
        {(requests.length > (webhook ? 0 : 1) || requests.some(isDescribed)) && (
          <section>
            <Heading page={page} level={2} text="Request examples" />
            <ExampleChoice id={page.newId('', 'body-example')} examples={requests} />
          </section>
        )}
        <ResponseExamples page={page} responses={responses} direction={opposite(sent)} />
      </div>
      <div className={part.contract}>
        <TreeActions />
        {requestBody && <RequestBody page={page} body={requestBody} direction={sent} />}
        <Responses page={page} responses={responses} direction={opposite(sent)} />
        {!webhook &&
          (servers.length > 1 ||
            servers.some(({ url, variables }) => variables.length > 0 || /^ws/i.test(url)) ||
            (servers !== api.servers && servers.some(({ name, description }) => name || description))) && (
            <section>
              <Heading page={page} level={2} text="Servers" />
              <Servers api={api.slug} servers={servers} />
            </section>
          )}
        {callbacks.length > 0 && <Callbacks page={page} callbacks={callbacks} />}
        {history && history.versions.length > 0 && <OwnChanges page={page} versions={history.versions} />}
      </div>
    </div>
  );
}

/** Requests that the API sends during this operation. */
function Callbacks({ page, callbacks }: { page: PageContext; callbacks: Callback[] }) {
  return (
    <section>
      <Heading page={page} level={2} text="Callbacks" />
      <p>Requests that the API sends to you, once this operation has been called.</p>
      {callbacks.map(({ name, operation }) => {
        const prefix = `${page.newId('', `callback-${name}-${operation.method.toLowerCase()}`)}.`;
        const own = { ...page, prefix };
        return (
          <section key={prefix} className="callback">
            <Heading page={page} level={3} text={operation.summary || name} id={prefix.slice(0, -1)} />
            {operation.summary && (
              <p>
                Callback <code>{name}</code>
              </p>
            )}
            <Endpoint operation={operation} />
            {operation.deprecated && <p className="deprecated">Deprecated: do not build on it.</p>}
            <Markdown text={operation.description} under={3} />
            <Parameters page={own} parameters={operation.parameters} />
            {operation.requestBody && <RequestBody page={own} body={operation.requestBody} direction="response" />}
            {operation.responses.length > 0 && (
              <Responses page={own} responses={operation.responses} direction="request" />
            )}
          </section>
        );
      })}
    </section>
  );
}

/** Method and address; path parameters stand out. */
function Endpoint({ operation: { method, path }, server }: { operation: OperationBody; server?: string }) {
  return (
    <p className="endpoint">
      <MethodBadge method={method} />{' '}
      <code>
        {server !== undefined && <span data-server-url={server}>{divided(server)[0]}</span>}
        <UrlPath path={path} />
      </code>
    </p>
  );
}
