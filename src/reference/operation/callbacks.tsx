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
