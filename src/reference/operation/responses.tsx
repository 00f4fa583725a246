import type { Direction } from '../../openapi/schema/fits';
import { showJson } from '../../openapi/model/json';
import type { Api, Link, Response } from '../../openapi/model/model';
import { operationTitle } from '../../openapi/schema/view';
import { statusText } from '../../openapi/model/status-text';
import { paths } from '../../paths';
import { Heading } from '../page/heading';
import { Markdown } from '../text/markdown';
import { MediaTypes } from './media-types';
import type { PageContext } from '../page/page-context';
import { HeaderFields } from './parameters';

interface ResponsesProps {
  page: PageContext;
  responses: Response[];
  /** `request` where the API is who gets them. */
  direction: Direction;
  /** Before the ids, where the page holds several requests. */
  prefix?: string;
}

export function Responses({ page, responses, direction, prefix = '' }: ResponsesProps) {
  return (
    <section>
      <Heading page={page} level={prefix ? 4 : 2} text="Responses" />
      {responses.map((response) => (
        <ResponseDetails key={response.status} page={page} response={response} direction={direction} prefix={prefix} />
      ))}
    </section>
  );
}

interface ResponseDetailsProps extends Omit<ResponsesProps, 'responses'> {
  response: Response;
  prefix: string;
}

function ResponseDetails({ page, response, direction, prefix }: ResponseDetailsProps) {
  const { status, description, headers, content, links } = response;
  const id = `${prefix}response-${status}`;
  const text = statusText(status);
  const heading = (
    <>
      <Status status={status} /> {text}
    </>
  );
  return (
    <section className="response">
      {prefix ? (
        <p className="label">{heading}</p>
      ) : (
        <Heading page={page} level={3} text={[status, text].filter(Boolean).join(' ')} id={id}>
          {heading}
        </Heading>
      )}
      <Markdown text={description} under={3} />
      {headers.length > 0 && (
        <>
          <p className="label">Headers</p>
          <HeaderFields page={page} parent={`${id}.header`} headers={headers} />
        </>
      )}
      {content.length > 0 ? (
        <MediaTypes page={page} content={content} direction={direction} parent={id} />
      ) : (
        <p className="note">No body.</p>
      )}
      {links.length > 0 && (
        <>
          <p className="label">What to do next</p>
          <ul className="links">
            {links.map((link) => (
              <LinkDetails key={link.name} api={page.api} link={link} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** A status code; its class is told apart by shape as well as colour. */
export function Status({ status }: { status: string }) {
  return (
    <span className="status" data-class={status.charAt(0)}>
      {status}
    </span>
  );
}

function LinkDetails({ api, link }: { api: Api; link: Link }) {
  const { name, description, operation, target, parameters, requestBody } = link;
  const found = api.operations.find((one) => one.name === operation);
  return (
    <li>
      <p>
        <b>{name}</b>:{' '}
        {found ? <a href={paths.operation(api.slug, found.name)}>{operationTitle(found)}</a> : <code>{target}</code>}
        {parameters.length > 0 && ' with '}
        {parameters.map(({ name: parameter, value }, index) => [
          index > 0 && ', ',
          <span key={parameter}>
            <code>{parameter}</code> from <code>{showJson(value)}</code>
          </span>,
        ])}
        {requestBody !== null && (
          <>
            {' '}
            and the body <code>{showJson(requestBody)}</code>
          </>
        )}
      </p>
      <Markdown text={description} />
    </li>
  );
}
