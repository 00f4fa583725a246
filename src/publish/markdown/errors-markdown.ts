/** Write the errors of an API as Markdown. Pure. */
import { apiErrors, givenBy, noBody, type ErrorResponse } from '../../openapi/errors/errors';
import { escapeMarkdown, markdownInShort } from '../../openapi/model/markdown';
import type { Api, Operation } from '../../openapi/model/model';
import { statusText } from '../../openapi/model/status-text';
import { createFieldIds } from '../../openapi/schema/field-id';
import { apiLink, operationLink, requestCode } from './api-links';
import { blocks, nestHeadings } from './markdown-text';
import { mediaMarkdown } from './operation-markdown';

export function errorsMarkdown(api: Api): string {
  return blocks(
    `# Errors of the ${escapeMarkdown(api.title)}`,
    `Of the ${apiLink(api)}.`,
    ...apiErrors(api).map(({ status, responses }) =>
      blocks(
        `## ${[status, statusText(status)].filter(Boolean).join(' ')}`,
        ...responses.map((response) => responseMarkdown(api, status, response)),
      ),
    ),
  );
}

function responseMarkdown(api: Api, status: string, { response, given, varies }: ErrorResponse): string {
  const newId = createFieldIds();
  return blocks(
    varies ? '' : nestHeadings(response.description, 3),
    ...response.content.map((media) => mediaMarkdown(api, media, 'response', newId('', status), newId)),
    response.content.length > 0 ? '' : noBody,
    `${givenBy}:`,
    given.map(
      (one) =>
        operationLine(api, one.operation) +
        (varies ? `: ${escapeMarkdown(markdownInShort(one.response.description, 80))}` : ''),
    ),
  );
}

const operationLine = (api: Api, operation: Operation) =>
  `- ${operationLink(api, operation)}, ${requestCode(operation)}`;
