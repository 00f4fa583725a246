/** Find the schemas that a part of the model refers to. Pure. */
import type { Api, Header, MediaType, Operation, OperationBody, Schema } from '../model/model';
import { remembered } from '../../text/remembered';
import { references } from '../schema/children';
import { sharedSchema } from '../schema/view';

/** List the schemas that are directly in an operation's parameters, bodies, headers and callbacks. */
export function operationSchemas(operation: Operation): Schema[] {
  const bodies: OperationBody[] = [operation, ...operation.callbacks.map((callback) => callback.operation)];
  return bodies.flatMap(({ parameters, requestBody, responses }) => [
    ...Object.values(parameters).flat().flatMap(headerSchemas),
    ...(requestBody?.content ?? []).flatMap(mediaSchemas),
    ...responses.flatMap(({ headers, content }) => [
      ...headers.flatMap(headerSchemas),
      ...content.flatMap(mediaSchemas),
    ]),
  ]);
}

function headerSchemas({ schema, content }: Header): Schema[] {
  return [schema, ...(content ? mediaSchemas(content) : [])];
}

function mediaSchemas({ schema, encoding, parts }: MediaType): Schema[] {
  const headers = [...encoding, ...(parts ?? [])].flatMap((part) => part.headers);
  return [...(schema ? [schema] : []), ...headers.flatMap(headerSchemas)];
}

/** Collect the ids of all shared schemas that these schemas refer to, directly or not, in no order. */
export function reachedSchemas(api: Api, schemas: readonly Schema[]): Set<string> {
  const reached = new Set(schemas.flatMap(references));
  for (const id of reached) for (const inner of ownReferences(sharedSchema(api, id).schema)) reached.add(inner);
  return reached;
}

/** References of shared schemas, cached since a thousand operations may reach one. */
const ownReferences = remembered((schema: Schema) => references(schema));
