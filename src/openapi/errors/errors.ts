/** The errors that an API's operations describe, by status. Pure. */
import type { Api, Operation, Response } from '../model/model';
import { isOptional } from '../samples/security';

/** One status, with all that the contract says of it. */
export interface ApiError {
  /** `404`, `4XX` or `default`. */
  status: string;
  /** The answers with this status, one for each shape of body. Empty where no operation describes it. */
  answers: ErrorAnswer[];
  /** Operations that need credentials and describe no answer without them; for 401 alone. */
  undescribed: Operation[];
}

/** Answers with bodies of one shape. */
export interface ErrorAnswer {
  /** The first of them: its headers, body and examples. */
  response: Response;
  given: { operation: Operation; response: Response }[];
  /** True if their descriptions differ. */
  varies: boolean;
}

/** True for a status that says that a call failed; `default` is for the rest, mostly failures. */
export const isError = (status: string): boolean => /^(?:[45]|default$)/i.test(status);

/** Make the id of a status's section on the page of errors. */
export const errorId = (status: string) => `status-${status.toLowerCase()}`;

/** The words of the link from an operation's answer to that section. */
export const errorLink = (status: string) => `What ${status === 'default' ? 'this' : status} means, and what to do`;

/** True for an operation whose contract says nothing of a call without credentials that it needs. */
function leavesOutUnauthorized({ security, responses }: Operation): boolean {
  return !isOptional(security) && !responses.some(({ status }) => /^(?:401|4XX|default)$/i.test(status));
}

/**
 * List the errors of an API's own operations: exact statuses by number, each class after its members, `default` last. 401 is
 * among them where an operation needs credentials, whether it is described or not.
 */
export function apiErrors({ operations }: Pick<Api, 'operations'>): ApiError[] {
  const given = operations.flatMap((operation) =>
    operation.responses
      .filter(({ status }) => isError(status))
      .map((response) => ({ operation, response, status: response.status })),
  );
  const undescribed = operations.filter(leavesOutUnauthorized);
  const statuses = new Set([...given.map(({ status }) => status), ...(undescribed.length > 0 ? ['401'] : [])]);
  return [...statuses].sort().map((status) => ({
    status,
    answers: byShape(given.filter((one) => one.status === status)),
    undescribed: status === '401' ? undescribed : [],
  }));
}

function byShape(given: ErrorAnswer['given']): ErrorAnswer[] {
  const shapes = new Map<string, ErrorAnswer>();
  for (const one of given) {
    const { response } = one;
    const key = JSON.stringify(
      response.content.map(({ mediaType, schema, sequence }) => [mediaType, schema, sequence]),
    );
    const shape = shapes.get(key) ?? { response, given: [], varies: false };
    shape.given.push(one);
    shape.varies ||= response.description !== shape.response.description;
    shapes.set(key, shape);
  }
  return [...shapes.values()];
}

/** Words for the end of the page; they hold for every operation. */
export const otherErrors =
  'Any operation may fail in a way that the contract does not describe. The first digit then tells whose fault it is: with 4 that of ' +
  'the request, to be changed before you send it again; with 5 that of the server, where it may help to wait. Rely on nothing in the body.';

/** Told of 401 where operations leave it out. */
export const undescribedWords =
  'These operations need credentials too, but the contract does not say what they answer without. Expect 401, and rely on nothing in its body.';
export const undescribedTitle = 'Not described in the contract';

/** Above the operations that give an answer. */
export const answeredBy = 'Operations with this answer';

/** Told where an operation's own answer has no body. */
export const noBody = 'No body is described.';

/** A way to the credentials of a scheme. */
export interface CredentialsHelp {
  id: string;
  /** The author's words, as Markdown; empty where there are none. */
  description: string;
  /** Plain text to show in their place. */
  instead: string;
}

/**
 * List what an API says of how to get the credentials that its operations need; where it says nothing, whom to ask, as far
 * as it names anybody.
 */
export function credentialsHelp({ operations, securitySchemes, contact }: Api): CredentialsHelp[] {
  const needed = new Set(operations.flatMap(({ security }) => security.flat().map(({ scheme }) => scheme)));
  const who = contact?.email ?? contact?.url ?? contact?.name;
  const instead = `The contract does not say how to get one. ${who ? `Ask ${who}.` : 'It names nobody to ask.'}`;
  return securitySchemes
    .filter(({ id }) => needed.has(id))
    .map(({ id, description }) => ({ id, description, instead }));
}
