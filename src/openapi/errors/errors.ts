/** The errors that an API's operations describe, by status. Pure. */
import { grouped } from '../../text/grouped';
import type { Api, Operation, Response } from '../model/model';

/** One status, with all responses that the API describes for it. */
export interface ApiError {
  status: string;
  /** The responses with this status, one for each shape of body. */
  responses: ErrorResponse[];
}

/** Responses whose bodies have the same shape. */
export interface ErrorResponse {
  /** The first such response: its headers, body and examples. */
  response: Response;
  given: { operation: Operation; response: Response }[];
  /** True if their descriptions differ. */
  varies: boolean;
}

/** True for a status of a failed request. `default` is one, because it usually describes failures. */
export const isError = (status: string): boolean => /^(?:[45]|default$)/.test(status);

/** Make the id of a status's section on the page of errors. */
export const errorId = (status: string) => `status-${status.toLowerCase()}`;

/** List the errors of an API's own operations: exact statuses by number, each followed by its class, then `default`. */
export function apiErrors({ operations }: Pick<Api, 'operations'>): ApiError[] {
  const given = operations.flatMap((operation) =>
    operation.responses.filter(({ status }) => isError(status)).map((response) => ({ operation, response })),
  );
  return grouped(given, ({ response }) => response.status)
    .map((same) => ({ status: same[0].response.status, responses: byShape(same) }))
    .sort((a, b) => (a.status < b.status ? -1 : 1));
}

const byShape = (given: ErrorResponse['given']): ErrorResponse[] =>
  grouped(given, ({ response: { content } }) =>
    JSON.stringify(content.map(({ mediaType, schema, sequence }) => [mediaType, schema, sequence])),
  ).map((same) => ({
    response: same[0].response,
    given: same,
    varies: same.some(({ response }) => response.description !== same[0].response.description),
  }));
