/** Name the parts of an API in Markdown. Pure. */
import { escapeMarkdown } from '../../openapi/model/markdown';
import type { Api, Operation, OperationBody } from '../../openapi/model/model';
import { operationTitle } from '../../openapi/schema/view';
import { paths } from '../../paths';
import { codeSpan, pageLink } from './markdown-text';

/** Name an API with its version, as a link to its operations. */
export const apiLink = ({ slug, title, version }: Api): string =>
  `${pageLink(title, paths.api(slug))} ${escapeMarkdown(version)}`;

export const operationLink = ({ slug }: Api, operation: Operation): string =>
  pageLink(operationTitle(operation), paths.operation(slug, operation.name));

/** Write what is called, as code: `GET /users`. */
export const requestCode = ({ method, path }: Pick<OperationBody, 'method' | 'path'>): string =>
  codeSpan(`${method} ${path}`);
