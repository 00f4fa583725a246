import { contentExamples } from '../openapi/examples/examples';
import { apiErrors, errorId, type ApiError, type ErrorResponse } from '../openapi/errors/errors';
import { markdownInShort } from '../openapi/model/markdown';
import type { Operation } from '../openapi/model/model';
import { statusText } from '../openapi/model/status-text';
import { apiInText } from '../openapi/schema/view';
import { paths } from '../paths';
import { count } from '../text/count';
import { ExampleChoice } from './schema/example-choice';
import { MediaTypes } from './operation/media-types';
import { Status } from '../components/base/status';
import { Heading } from './page/heading';
import type { PageContext } from './page/page-context';
import { Markdown } from './text/markdown';

/** The number of operations past which their list is folded. */
const foldedFrom = 12;

/** Every error status that the operations of an API describe, with its bodies and operations. */
export function Errors({ page }: { page: PageContext }) {
  const errors = apiErrors(page.api);
  return (
    <div className="api-overview">
      <p className="lead">The error statuses that operations of {apiInText(page.api.title)} describe.</p>
      {errors.map((error) => (
        <ErrorStatus key={error.status} page={page} error={error} />
      ))}
    </div>
  );
}

function ErrorStatus({ page, error: { status, responses } }: { page: PageContext; error: ApiError }) {
  const id = errorId(status);
  return (
    <section>
      <Heading page={page} level={2} text={[status, statusText(status)].filter(Boolean).join(' ')} id={id}>
        <Status status={status} /> {statusText(status)}
      </Heading>
      {responses.map((response, index) => (
        <OneShape key={index} page={page} error={response} id={index === 0 ? id : `${id}-${index + 1}`} />
      ))}
    </section>
  );
}

interface OneShapeProps {
  page: PageContext;
  error: ErrorResponse;
  id: string;
}

/** Responses whose bodies have one shape. */
function OneShape({ page, error: { response, given, varies }, id }: OneShapeProps) {
  const examples = contentExamples(page.api, response.content, 'response');
  return (
    <section className="response">
      {!varies && <Markdown text={response.description} under={3} />}
      {response.content.length > 0 ? (
        <MediaTypes page={page} content={response.content} direction="response" parent={id} />
      ) : (
        <p className="note">No body is described.</p>
      )}
      {examples.length > 0 && <ExampleChoice id={page.newId('', `${id}-example`)} examples={examples} />}
      <p className="label">Operations with this response</p>
      <Operations
        page={page}
        operations={given.map(({ operation }) => operation)}
        descriptions={varies ? given.map((one) => markdownInShort(one.response.description, 80)) : []}
      />
    </section>
  );
}

interface OperationsProps {
  page: PageContext;
  operations: readonly Operation[];
  /** The description of the status by each operation, if they differ. */
  descriptions?: readonly string[];
}

function Operations({ page: { api }, operations, descriptions = [] }: OperationsProps) {
  const list = (
    <ul>
      {operations.map((operation, index) => (
        <li key={operation.name}>
          <a href={paths.operation(api.slug, operation.name)}>{operation.title}</a>{' '}
          <code>{`${operation.method} ${operation.path}`}</code>
          {descriptions[index] && ` ${descriptions[index]}`}
        </li>
      ))}
    </ul>
  );
  if (operations.length < foldedFrom) return list;
  return (
    <details>
      <summary>{count(operations.length, 'operation')}</summary>
      {list}
    </details>
  );
}
