/** The errors that an API's operations describe, by status. Pure. */
import type { Api, Operation, Response, SecurityScheme } from '../model/model';
import { flowAddresses, flowNames, isOptional } from '../samples/security';

/** One status, with everything that the API says about it. */
export interface ApiError {
  /** `404`, `4XX` or `default`. */
  status: string;
  /** The responses with this status, one for each shape of body; empty if no operation describes it. */
  answers: ErrorAnswer[];
  /** Operations that need credentials but do not describe 401; only for 401. */
  undescribed: Operation[];
}

/** Responses whose bodies have the same shape. */
export interface ErrorAnswer {
  /** The first one: its headers, body and examples. */
  response: Response;
  given: { operation: Operation; response: Response }[];
  /** True if their descriptions differ. */
  varies: boolean;
}

/** True for a status of a failed call. `default` counts, since it mostly describes failures. */
export const isError = (status: string): boolean => /^(?:[45]|default$)/i.test(status);

/** Make the id of a status's section on the page of errors. */
export const errorId = (status: string) => `status-${status.toLowerCase()}`;

/** The text of the link from an operation's response to that section. */
export const errorLink = (status: string) => `What ${status === 'default' ? 'this' : status} means, and what to do`;

/** True for an operation that needs credentials but does not describe a call without them. */
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

/** The end of the page; applies to every operation. */
export const otherErrors =
  'Any operation may fail in a way that the contract does not describe. The first digit says what to change: ' +
  '4 means the request, so mend it before you send it again; 5 means the server, so waiting may help. Rely on nothing in the body.';

/** For 401, where operations leave it out. */
export const undescribedWords =
  'These operations need credentials too, but the contract does not say what they answer if you send none. Expect 401, and rely on nothing in its body.';
export const undescribedTitle = 'Not described in the contract';

/** Heading above the operations that give a response. */
export const answeredBy = 'Operations with this answer';

/** Shown where an operation's own response has no body. */
export const noBody = 'No body is described.';

/** Say how to get a scheme's credentials. */
export interface CredentialsHelp {
  id: string;
  /** The author's words, as Markdown; empty where there are none. */
  description: string;
  /** Plain text to show instead. */
  instead: string;
}

/** Say where a scheme's flows or its discovery document are; empty for schemes without. */
function addressesOf(scheme: SecurityScheme): string {
  if (scheme.type === 'openIdConnect') return `Its discovery document is ${scheme.openIdConnectUrl}`;
  if (scheme.type !== 'oauth2') return '';
  return scheme.flows
    .map((flow) => {
      const addresses = flowAddresses(flow).map(([name, url]) => `${name.toLowerCase()} ${url}`);
      return [flowNames[flow.flow], ...addresses].join(', ');
    })
    .join('; ');
}

/** List how to get the credentials that an API's operations need; where it does not say, whom to ask, if it names a contact. */
export function credentialsHelp({ operations, securitySchemes, contact }: Api): CredentialsHelp[] {
  const needed = new Set(operations.flatMap(({ security }) => security.flat().map(({ scheme }) => scheme)));
  const who = contact?.email ?? contact?.url ?? contact?.name;
  const instead = `The contract does not say how to get one. ${who ? `Ask ${who}.` : 'It names nobody to ask.'}`;
  return securitySchemes
    .filter(({ id }) => needed.has(id))
    .map((scheme) => ({ id: scheme.id, description: scheme.description, instead: addressesOf(scheme) || instead }));
}
