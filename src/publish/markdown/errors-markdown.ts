/** Write the errors of an API as Markdown. Pure. */
import { apiInText } from '../../openapi/schema/view';
import {
  answeredBy,
  apiErrors,
  credentialsHelp,
  noBody,
  otherErrors,
  undescribedTitle,
  undescribedWords,
  type ErrorAnswer,
} from '../../openapi/errors/errors';
import { statusMeaning } from '../../openapi/errors/status-meaning';
import { escapeMarkdown, markdownInShort } from '../../openapi/model/markdown';
import type { Api, Operation } from '../../openapi/model/model';
import { statusText } from '../../openapi/model/status-text';
import { createFieldIds } from '../../openapi/schema/field-id';
import { apiLink, operationLink, requestCode } from './api-links';
import { blocks, codeSpan, nestHeadings, oneLine } from './markdown-text';
import { mediaMarkdown } from './operation-markdown';

export function errorsMarkdown(api: Api): string {
  return blocks(
    `# Errors of ${escapeMarkdown(apiInText(api.title))}`,
    `Of the ${apiLink(api)}.`,
    ...apiErrors(api).map(({ status, answers, undescribed }) => {
      const { meaning, advice } = statusMeaning(status);
      return blocks(
        `## ${[status, statusText(status)].filter(Boolean).join(' ')}`,
        `${meaning} ${advice}`,
        status === '401'
          ? credentialsHelp(api).map(
              ({ id, description, instead }) =>
                `- How to get ${codeSpan(id)}: ${description ? oneLine(description) : escapeMarkdown(instead)}`,
            )
          : '',
        ...answers.map((answer) => answerMarkdown(api, status, answer)),
        undescribed.length > 0
          ? blocks(
              `${undescribedTitle}. ${undescribedWords}`,
              undescribed.map((operation) => operationLine(api, operation)),
            )
          : '',
      );
    }),
    blocks('## Any other error', otherErrors),
  );
}

function answerMarkdown(api: Api, status: string, { response, given, varies }: ErrorAnswer): string {
  const newId = createFieldIds();
  return blocks(
    varies ? '' : nestHeadings(response.description, 3),
    ...response.content.map((media) => mediaMarkdown(api, media, 'response', newId('', status), newId)),
    response.content.length > 0 ? '' : noBody,
    `${answeredBy}:`,
    given.map(
      (one) =>
        operationLine(api, one.operation) +
        (varies ? `: ${escapeMarkdown(markdownInShort(one.response.description, 80))}` : ''),
    ),
  );
}

const operationLine = (api: Api, operation: Operation) =>
  `- ${operationLink(api, operation)}, ${requestCode(operation)}`;
