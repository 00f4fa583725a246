/** Write one operation as Markdown, with all its schemas. Pure. */
import { escapeMarkdown } from '../../openapi/model/markdown';
import { bodyExamples } from '../../openapi/examples/examples';
import type { ApiHistory } from '../../openapi/changes/history';
import { operationHistory, sinceWords } from '../../openapi/changes/own-history';
import { errorId, errorLink, isError } from '../../openapi/errors/errors';
import { createFieldIds } from '../../openapi/schema/field-id';
import { fieldTree } from '../../openapi/words/field-tree';
import { isTopic } from '../../openapi/read/groups';
import { answering, type Direction } from '../../openapi/schema/problems';
import { encodingWords, howSent } from '../../openapi/words/how-sent';
import { showJson } from '../../openapi/model/json';
import type { Api, Header, MediaType, Operation, OperationBody, Response } from '../../openapi/model/model';
import { operationRequest } from '../../openapi/samples/operation-request';
import { sampleRequest } from '../../openapi/samples/request';
import { curl } from '../../openapi/samples/languages/curl';
import { securityWords } from '../../openapi/samples/security';
import { operationTitle, serverUrl, viewSchema } from '../../openapi/schema/view';
import { namedExamples } from '../../openapi/words/named-examples';
import { bodyWords } from '../../openapi/words/words';
import { paths } from '../../paths';
import { apiLink, requestCode } from './api-links';
import { serverLines } from './api-markdown';
import { ownChangesMarkdown } from './changes-markdown';
import { blocks, codeSpan, fenced, harmless, nestHeadings, oneLine, webLink } from './markdown-text';
import { fieldLines, ruleSentences, treeLines, wordsMarkdown } from './schema-markdown';

/** Write one operation or webhook with everything that its specification says. */
export function operationMarkdown(api: Api, operation: Operation, history: ApiHistory = []): string {
  const past = operationHistory(history, operation);
  const isWebhook = api.webhooks.includes(operation);
  const security = securityWords(api, operation.security, isWebhook);
  return blocks(
    `# ${escapeMarkdown(operationTitle(operation))}`,
    `${isWebhook ? 'Webhook ' : ''}${requestCode(operation)} of the ${apiLink(api)}`,
    operation.deprecated ? '**Deprecated.**' : '',
    past ? sinceWords(past, operation.sunset) : '',
    ...operation.notes,
    api.tags
      .filter((tag) => !isTopic(tag) && operation.tags.includes(tag.name))
      .map(
        ({ displayName, description }) =>
          `- ${escapeMarkdown(displayName)}${description ? `: ${oneLine(description)}` : ''}`,
      ),
    nestHeadings(operation.description, 2),
    operation.externalDocs
      ? webLink(operation.externalDocs.url, operation.externalDocs.description || 'More about this operation')
      : '',
    isWebhook ? '' : blocks('## Servers', operation.servers.flatMap(serverLines)),
    isWebhook && operation.security.length === 0
      ? ''
      : blocks(
          '## Authentication',
          security.lead,
          security.alternatives.map(
            (schemes) =>
              `- ${schemes.map(({ id, how, scopes }) => `${codeSpan(id)}: ${harmless(how)}${scopes.length > 0 ? `, with ${scopes.map(codeSpan).join(', ')}` : ''}`).join('; and ')}`,
          ),
          nestHeadings(security.help, 3),
        ),
    exchangeMarkdown(api, operation, 2, isWebhook ? 'response' : 'request'),
    ...operation.callbacks.map(({ name, operation: called }) =>
      blocks(
        `## Callback ${codeSpan(name)}`,
        escapeMarkdown(called.summary),
        `The API sends ${requestCode(called)}.`,
        nestHeadings(called.description, 3),
        exchangeMarkdown(api, called, 3, 'response'),
      ),
    ),
    ownChangesMarkdown(api, past?.versions ?? []),
    isWebhook ? '' : blocks('## Sample', ...samples(api, operation)),
  );
}

/** Write the author's own samples, else one in curl. */
function samples(api: Api, operation: Operation): string[] {
  const { codeSamples } = operation;
  if (codeSamples.length === 0) return [fenced(curl.print(sampleRequest(operationRequest(api, operation))), 'sh')];
  return codeSamples.map(({ lang, label, source }) =>
    blocks(escapeMarkdown(label), fenced(source, /^[\w+#-]+$/.test(lang) ? lang.toLowerCase() : '')),
  );
}

/** Write the request and the responses. `sent` is the direction of the request body: a webhook's is sent by the API. */
function exchangeMarkdown(api: Api, operation: OperationBody, depth: number, sent: Direction): string {
  const newId = createFieldIds();
  const heading = '#'.repeat(depth);
  const parameters = Object.values(operation.parameters).flat();
  const body = operation.requestBody;
  return blocks(
    parameters.length > 0
      ? blocks(
          `${heading} Parameters`,
          parameters.flatMap((parameter) =>
            headerLines(api, parameter.in, parameter, newId(parameter.in, parameter.name), newId),
          ),
        )
      : '',
    body
      ? blocks(
          `${heading} Request body`,
          body.required ? 'Required.' : 'Optional.',
          nestHeadings(body.description, depth + 1),
          ...body.content.map((media) => mediaMarkdown(api, media, sent, 'body', newId)),
        )
      : '',
    operation.responses.length > 0
      ? blocks(
          `${heading} Responses`,
          ...operation.responses.map((response) => responseMarkdown(api, response, depth + 1, answering(sent), newId)),
        )
      : '',
  );
}

type NewId = (parent: string, name: string) => string;

function headerLines(api: Api, location: string, header: Header, id: string, newId: NewId): string[] {
  const schema = header.content?.schema ?? header.schema;
  const [head, ...rest] = fieldLines(api, { ...header, literal: true, sent: howSent(api, header) }, schema, '');
  const examples = header.examples.flatMap(({ value }) => (value === null ? [] : codeSpan(value)));
  const shown = examples.length > 0 ? ` Example: ${examples.join(', ')}.` : '';
  const named = namedExamples(header).map(
    ({ value, text }) => `  - Example ${codeSpan(value)}${text && `: ${oneLine(text)}`}`,
  );
  return [
    `- ${location}: ${head}${shown}`,
    ...rest,
    ...named,
    ...treeLines(api, fieldTree(api, schema, 'request', id, newId), '  '),
  ];
}

function responseMarkdown(api: Api, response: Response, depth: number, direction: Direction, newId: NewId): string {
  const { status, description, headers, content, links } = response;
  const id = newId('', `response-${status}`);
  return blocks(
    `${'#'.repeat(depth)} ${status}`,
    nestHeadings(description, depth + 1),
    headers.flatMap((header) => headerLines(api, 'header', header, newId(id, header.name), newId)),
    content.length === 0 ? 'No body.' : '',
    ...content.map((media) => mediaMarkdown(api, media, direction, id, newId)),
    direction === 'response' && isError(status)
      ? `[${errorLink(status)}](${paths.errors(api.slug)}#${errorId(status)})`
      : '',
    links.map(({ name, target, description: text, operation, parameters, requestBody, server }) => {
      const to =
        operation === null ? codeSpan(target) : `[${codeSpan(target)}](${paths.operation(api.slug, operation)})`;
      const given = [
        ...parameters.map(({ name: parameter, value }) => `${codeSpan(parameter)} from ${codeSpan(showJson(value))}`),
        ...(requestBody === null ? [] : [`the body ${codeSpan(showJson(requestBody))}`]),
      ];
      const values = given.length > 0 ? ` with ${given.join(', ')}` : '';
      const on = server === null ? '' : ` on ${codeSpan(serverUrl(server))}`;
      return `- link ${codeSpan(name)} to ${to}${on}${values}${text ? `: ${oneLine(text)}` : ''}`;
    }),
  );
}

/** Write one media type of a body: its type, fields and examples. */
export function mediaMarkdown(api: Api, media: MediaType, direction: Direction, id: string, newId: NewId): string {
  const { mediaType, schema } = media;
  const view = schema && viewSchema(api, schema);
  const type = schema ? `: ${wordsMarkdown(api, bodyWords(api, media))}` : '';
  return blocks(
    `${codeSpan(mediaType)}${type}`,
    nestHeadings(view?.description ?? '', 6),
    view ? ruleSentences(api, { ...view, examples: undefined }) : '',
    schema ? treeLines(api, fieldTree(api, schema, direction, id, newId)) : '',
    encodingWords(api, media).map((words) => `- ${wordsMarkdown(api, words)}`),
    ...bodyExamples(api, media, direction).map(({ label, description, text, externalValue, language }) =>
      blocks(
        label ? `Example: ${escapeMarkdown(label)}` : 'Example:',
        oneLine(description),
        text === null ? '' : fenced(text, language),
        externalValue === null ? '' : webLink(externalValue, 'See this example'),
      ),
    ),
  );
}
