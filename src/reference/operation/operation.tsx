import { contentExamples, type BodyExample } from '../../openapi/examples/examples';
import { opposite } from '../../openapi/schema/problems';
import { sinceWords, type OperationHistory } from '../../openapi/changes/own-history';
import { isTopic } from '../../openapi/read/groups';
import { markdownToText } from '../../openapi/model/markdown';
import type { Operation as OperationModel } from '../../openapi/model/model';
import { absoluteServer, namesHost, placeholderHost } from '../../openapi/samples/absolute-server';
import { serverUrl } from '../../openapi/schema/view';
import { Authorization } from './authorization';
import { Callbacks } from './callbacks';
import { OwnChanges } from '../changes/own-changes';
import { Endpoint } from './endpoint';
import { ExampleChoice } from '../schema/example-choice';
import { Heading } from '../page/heading';
import { Markdown, MoreDocs } from '../text/markdown';
import type { PageContext } from '../page/page-context';
import { Parameters } from './parameters';
import { RequestBody } from './request-body';
import { responseExamples, ResponseExamples } from './response-examples';
import { Responses } from './responses';
import { Samples } from './samples';
import { Servers } from './servers';
import { part } from '../../text/reference-parts';

interface OperationProps {
  page: PageContext;
  operation: OperationModel;
  /** The operation's changes by version. */
  history?: OperationHistory | null;
}

/** The tags of an operation that are not topics, such as an audience. */
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

/** True for an example of which the author says more than the sample shows. */
const isDescribed = ({ label, description }: BodyExample) => label !== '' || description !== '';

/**
 * One operation: its description beside its samples, which on a phone follow what a request needs. A webhook is a request that
 * the API sends, so it has no samples.
 */
export function Operation({ page, operation, history = null }: OperationProps) {
  const { api } = page;
  const { description, deprecated, servers, security, parameters, requestBody, responses, callbacks, externalDocs } =
    operation;
  const webhook = api.webhooks.includes(operation);
  const sent = webhook ? 'response' : 'request';
  const [server] = servers;
  const since = history ? sinceWords(history, operation.sunset) : '';
  const requests = requestBody ? contentExamples(api, requestBody.content, sent) : [];
  const examples = responseExamples(api, responses, opposite(sent));
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
        {examples.length > 0 && (
          <section>
            <Heading page={page} level={2} text="Response examples" />
            <ResponseExamples page={page} all={examples} />
          </section>
        )}
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
