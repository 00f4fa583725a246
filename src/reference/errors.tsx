import { contentExamples } from '../openapi/examples/examples';
import {
  answeredBy,
  apiErrors,
  credentialsHelp,
  errorId,
  noBody,
  otherErrors,
  undescribedTitle,
  undescribedWords,
  type ApiError,
  type ErrorAnswer,
} from '../openapi/errors/errors';
import { statusMeaning } from '../openapi/errors/status-meaning';
import { markdownInShort } from '../openapi/model/markdown';
import type { Operation } from '../openapi/model/model';
import { statusText } from '../openapi/model/status-text';
import { schemeId } from '../openapi/samples/security';
import { operationTitle } from '../openapi/schema/view';
import { paths } from '../paths';
import { count } from '../text/count';
import { ExampleChoice } from './schema/example-choice';
import { MediaTypes } from './operation/media-types';
import { Status } from './operation/status';
import { Heading } from './page/heading';
import type { PageContext } from './page/page-context';
import { Markdown } from './text/markdown';

/** The number of operations past which their list is folded. */
const foldedFrom = 12;

/** Every error that the operations of an API describe: its meaning, body and operations, and what a caller does. */
export function Errors({ page }: { page: PageContext }) {
  const errors = apiErrors(page.api);
  return (
    <div className="api-overview">
      <p className="lead">What can go wrong, which operations say so, and what to do.</p>
      {errors.map((error) => (
        <ErrorStatus key={error.status} page={page} error={error} />
      ))}
      <section>
        <Heading page={page} level={2} text="Any other error" id="other" />
        <p className="text">{otherErrors}</p>
      </section>
    </div>
  );
}

function ErrorStatus({ page, error: { status, answers, undescribed } }: { page: PageContext; error: ApiError }) {
  const { meaning, advice } = statusMeaning(status);
  const id = errorId(status);
  return (
    <section>
      <Heading page={page} level={2} text={[status, statusText(status)].filter(Boolean).join(' ')} id={id}>
        <Status status={status} /> {statusText(status)}
      </Heading>
      <Markdown text={`${meaning} **${advice}**`} />
      {status === '401' && <Credentials page={page} />}
      {answers.map((answer, index) => (
        <Answer key={index} page={page} answer={answer} id={index === 0 ? id : `${id}-${index + 1}`} />
      ))}
      {undescribed.length > 0 && (
        <>
          <p className="label">{undescribedTitle}</p>
          <p>{undescribedWords}</p>
          <Operations page={page} operations={undescribed} />
        </>
      )}
    </section>
  );
}

/** Tell how to get credentials, in the API's words. */
function Credentials({ page: { api } }: { page: PageContext }) {
  return (
    <>
      {credentialsHelp(api).map(({ id, description, instead }) => (
        <div key={id}>
          <p className="label">
            How to get <a href={`${paths.apiOverview(api.slug, api.title)}#${schemeId(id)}`}>{id}</a>
          </p>
          <Markdown text={description || instead} under={3} />
        </div>
      ))}
    </>
  );
}

function Answer({
  page,
  answer: { response, given, varies },
  id,
}: {
  page: PageContext;
  answer: ErrorAnswer;
  id: string;
}) {
  const examples = contentExamples(page.api, response.content, 'response');
  return (
    <section className="response">
      {!varies && <Markdown text={response.description} under={3} />}
      {response.content.length > 0 ? (
        <MediaTypes page={page} content={response.content} direction="response" parent={id} />
      ) : (
        <p className="note">{noBody}</p>
      )}
      {examples.length > 0 && <ExampleChoice id={page.newId('', `${id}-example`)} examples={examples} />}
      <p className="label">{answeredBy}</p>
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
          <a href={paths.operation(api.slug, operation.name)}>{operationTitle(operation)}</a>{' '}
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
