import type { Callback } from '../../openapi/model/model';
import { Endpoint } from './endpoint';
import { Heading } from '../page/heading';
import { Markdown } from '../text/markdown';
import type { PageContext } from '../page/page-context';
import { Parameters } from './parameters';
import { RequestBody } from './request-body';
import { Responses } from './responses';

/** Requests that the API sends back while it works on this one. */
export function Callbacks({ page, callbacks }: { page: PageContext; callbacks: Callback[] }) {
  return (
    <section>
      <Heading page={page} level={2} text="Callbacks" />
      <p>Requests that the API sends to you, once this operation has been called.</p>
      {callbacks.map(({ name, operation }) => {
        const prefix = `${page.newId('', `callback-${name}-${operation.method.toLowerCase()}`)}.`;
        return (
          <section key={prefix} className="callback">
            <Heading page={page} level={3} text={operation.summary || name} id={prefix.slice(0, -1)} />
            {operation.summary && (
              <p>
                Callback <code>{name}</code>
              </p>
            )}
            <Endpoint operation={operation} />
            <Markdown text={operation.description} under={3} />
            <Parameters page={page} parameters={operation.parameters} prefix={prefix} />
            {operation.requestBody && (
              <RequestBody page={page} body={operation.requestBody} direction="response" prefix={prefix} />
            )}
            {operation.responses.length > 0 && (
              <Responses page={page} responses={operation.responses} direction="request" prefix={prefix} />
            )}
          </section>
        );
      })}
    </section>
  );
}
