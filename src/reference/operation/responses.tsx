import type { Direction } from '../../openapi/schema/problems';
import { showJson } from '../../openapi/model/json';
import { markdownInShort } from '../../openapi/model/markdown';
import type { Api, Link, Response } from '../../openapi/model/model';
import { errorId, isError } from '../../openapi/errors/errors';
import { statusText } from '../../openapi/model/status-text';
import { paths } from '../../paths';
import { repeatedBodies } from '../../openapi/words/body-schemas';
import { count } from '../../text/count';
import { Examples } from '../schema/example-choice';
import { Heading, SummaryHeading } from '../page/heading';
import { Markdown } from '../text/markdown';
import { MediaTypes } from './media-types';
import type { PageContext } from '../page/page-context';
import { HeaderFields } from './parameters';
import { statusHeading } from '../text/status';
import { part } from '../../text/reference-parts';

interface ResponsesProps {
  page: PageContext;
  responses: Response[];
  /** `request` if the API receives the responses, as for a webhook. */
  direction: Direction;
}

/** Responses: a success is open; any other status is a closed line. Its id is inside, so a link to it opens it. */
export function Responses({ page, responses, direction }: ResponsesProps) {
  const { prefix } = page;
  const isSuccess = ({ status }: Response) => status.startsWith('2');
  const open = responses.some(isSuccess) ? isSuccess : (response: Response) => response === responses[0];
  const repeated = repeatedBodies(responses);
  return (
    <section>
      <Heading page={page} level={prefix ? 4 : 2} text="Responses" />
      {responses.length === 0 && <p className="note">The contract describes none.</p>}
      {responses.map((response) => {
        const { status } = response;
        const id = `${prefix}response-${status}`;
        const short = markdownInShort(response.description, 80);
        const isDescribed = short === response.description.trim();
        const details = { page, response, direction, id, same: repeated.get(response)?.status };
        const name = status === 'default' && responses.length === 1 ? 'Any status' : statusText(status);
        const heading = statusHeading(status, name);
        if (!open(response)) {
          return (
            <details key={status} className="response">
              <summary>
                {prefix ? heading.children : <SummaryHeading page={page} id={id} {...heading} />}{' '}
                {short !== name && <span data-no-print={isDescribed ? undefined : true}>{short}</span>}
              </summary>
              <div id={id}>
                <ResponseDetails {...details} isDescribed={isDescribed} />
              </div>
            </details>
          );
        }
        return (
          <section key={status} className="response">
            {prefix ? (
              <p className={part.label}>{heading.children}</p>
            ) : (
              <Heading page={page} level={3} id={id} {...heading} />
            )}
            <ResponseDetails {...details} />
          </section>
        );
      })}
    </section>
  );
}

interface ResponseDetailsProps extends Omit<ResponsesProps, 'responses'> {
  response: Response;
  id: string;
  /** Status of an earlier response with the same body. */
  same: string | undefined;
  /** True if the page already shows the description. */
  isDescribed?: boolean;
}

function ResponseDetails({ page, response, direction, id, same, isDescribed = false }: ResponseDetailsProps) {
  const { status, description, headers, content, links } = response;
  return (
    <>
      {!isDescribed && <Markdown text={description} under={3} />}
      {headers.length > 0 && (
        <details>
          <summary>{count(headers.length, 'header')}</summary>
          <HeaderFields page={page} parent={`${id}.header`} headers={headers} />
        </details>
      )}
      {same !== undefined ? (
        <p className="note">
          The body is the same as that of{' '}
          <a className={part.idLink} href={`#${page.prefix}response-${same}`}>
            {same}
          </a>
          .
        </p>
      ) : content.length > 0 ? (
        <MediaTypes page={page} content={content} direction={direction} parent={id} />
      ) : (
        <p className="note">No body.</p>
      )}
      <Examples page={page} content={content} direction={direction} id={`${id}-example`} />
      {direction === 'response' && isError(status) && (
        <p className="note">
          <a href={`${paths.errors(page.api.slug)}#${errorId(status)}`}>
            {`Operations with ${status === 'default' ? 'a default response' : status}`}
          </a>
        </p>
      )}
      {links.length > 0 && (
        <>
          <p className={part.label}>What to do next</p>
          <ul className="links">
            {links.map((link) => (
              <LinkDetails key={link.name} api={page.api} link={link} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Matches a value that comes from the request or its response (OpenAPI 3.1, 4.8.20.4). */
const runtime = /\$(?:request|response|url|method|statusCode)\b/;

function LinkDetails({ api, link }: { api: Api; link: Link }) {
  const { name, description, operation, target, parameters, requestBody } = link;
  const found = api.operations.find((one) => one.name === operation);
  return (
    <li>
      <p>
        <b>{name}</b>:{' '}
        {found ? <a href={paths.operation(api.slug, found.name)}>{found.title}</a> : <code>{target}</code>}
        {parameters.length > 0 && ' with '}
        {parameters.map(({ name: parameter, value }, index) => [
          index > 0 && ', ',
          <span key={parameter}>
            <code>{parameter}</code> {runtime.test(value) ? 'from' : '='} <code>{showJson(value)}</code>
          </span>,
        ])}
        {requestBody !== null && (
          <>
            {parameters.length > 0 ? ' and' : ' with'} the body <code>{showJson(requestBody)}</code>
          </>
        )}
      </p>
      <Markdown text={description} />
    </li>
  );
}
