import { contentExamples } from '../openapi/examples/examples';
import { apiErrors, errorId, type ApiError, type ErrorResponse } from '../openapi/errors/errors';
import { markdownInShort } from '../openapi/model/markdown';
import { apiInText } from '../openapi/schema/view';
import { paths } from '../paths';
import { count } from '../text/count';
import { ExampleChoice } from './schema/example-choice';
import { MediaTypes } from './operation/media-types';
import { Heading } from './page/heading';
import type { PageContext } from './page/page-context';
import { Markdown } from './text/markdown';
import { statusHeading } from './text/status';
import { part } from '../text/reference-parts';

/** A longer list of operations is folded. */
const foldedFrom = 12;

/** Every error status that the operations of an API describe, with its bodies and operations. */
export function Errors({ page }: { page: PageContext }) {
  const errors = apiErrors(page.api);
  return (
    <div className="api-overview">
      <p className="lead">The errors that operations of {apiInText(page.api.title)} respond with, status by status.</p>
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
      <Heading page={page} level={2} id={id} {...statusHeading(status)} />
      {responses.map((response, index) => (
        <OneShape key={index} page={page} error={response} id={index === 0 ? id : `${id}-${index + 1}`} />
      ))}
    </section>
  );
}

/** Responses with bodies of one shape, and their operations; each with its own description if these differ. */
function OneShape({ page, error, id }: { page: PageContext; error: ErrorResponse; id: string }) {
  const { response, given, varies } = error;
  const examples = contentExamples(page.api, response.content, 'response');
  const operations = (
    <ul>
      {given.map(({ operation: { name, title, method, path }, response: { description } }) => (
        <li key={name}>
          <a href={paths.operation(page.api.slug, name)}>{title}</a> <code>{`${method} ${path}`}</code>
          {varies && description && ` ${markdownInShort(description, 80)}`}
        </li>
      ))}
    </ul>
  );
  return (
    <section className="response">
      {!varies && <Markdown text={response.description} under={3} />}
      {response.content.length > 0 ? (
        <MediaTypes page={page} content={response.content} direction="response" parent={id} />
      ) : (
        <p className="note">No body is described.</p>
      )}
      {examples.length > 0 && <ExampleChoice id={page.newId('', `${id}-example`)} examples={examples} />}
      <p className={part.label}>Operations with this response</p>
      {given.length < foldedFrom ? (
        operations
      ) : (
        <details>
          <summary>{count(given.length, 'operation')}</summary>
          {operations}
        </details>
      )}
    </section>
  );
}
