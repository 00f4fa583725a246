/** Write an API's model as an OpenAPI 3.1 document, whatever version it was written in. Pure. */
import { isLong, isScalar, formatJson, type JsonValue } from '../../openapi/model/json';
import type { Api, Header, MediaType, Operation, Parameter, Response, Schema } from '../../openapi/model/model';
import { operationSchemas, reachedSchemas } from '../../openapi/read/references';
import { sharedSchema } from '../../openapi/schema/view';
import { freeName } from '../../text/free-name';
import { schemaObject } from './schema-object';

type JsonObject = { [key: string]: JsonValue };

/** Methods that OpenAPI 3.1 has a place for (4.8.9), and so the library that writes types. */
const methods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'];

/** Write the operations and webhooks whose method OpenAPI 3.1 knows, and the schemas that they reach. Examples of bodies stay out. */
export function modelDocument(api: Api): JsonObject {
  const names = schemaNames(api);
  const refTo = (id: string) => `#/components/schemas/${pointerStep(names.get(id) ?? id)}`;
  const schema = (one: Schema): JsonValue => schemaObject(one, { refTo, inComment: asText });
  const ids = operationIds(api);
  const write = partWriter(schema, (operation) => ids.get(operation) ?? '');
  const [operations, webhooks] = [api.operations, api.webhooks].map((all) =>
    all.filter(({ method }) => methods.includes(method)),
  ) as [Operation[], Operation[]];
  const reached = reachedSchemas(api, [...operations, ...webhooks].flatMap(operationSchemas));
  // In the order of the API, so that an edit changes few lines.
  const schemas = Object.keys(api.schemas).filter((id) => reached.has(id));
  return {
    openapi: '3.1.0',
    info: { title: api.title, version: api.version },
    paths: pathItems(operations, write),
    webhooks: pathItems(webhooks, write),
    components: {
      schemas: Object.fromEntries(schemas.map((id) => [names.get(id) ?? id, schema(sharedSchema(api, id).schema)])),
    },
  };
}

/** Name shared schemas by their display name, with a number where two have the same. @returns names by id */
function schemaNames({ schemas }: Api): Map<string, string> {
  const taken = new Set<string>();
  return new Map(Object.values(schemas).map(({ id, name }) => [id, freeName(name, taken, '')]));
}

/** Write a name as a step of a JSON pointer in a reference (RFC 6901, 6). */
const pointerStep = (name: string): string => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Write the values of comments as text: no digit of an integer is lost on its way through JavaScript. */
const asText = (value: JsonValue): JsonValue => (isScalar(value) && !isLong(value) ? value : formatJson(value, 2));

function pathItems(operations: readonly Operation[], write: (operation: Operation) => JsonObject): JsonObject {
  const items = new Map<string, JsonObject>();
  for (const operation of operations)
    items.set(operation.path, { ...items.get(operation.path), [operation.method.toLowerCase()]: write(operation) });
  return Object.fromEntries(items);
}

function partWriter(
  schema: (one: Schema) => JsonValue,
  idOf: (operation: Operation) => string,
): (operation: Operation) => JsonObject {
  const content = (media: readonly MediaType[]): JsonObject =>
    Object.fromEntries(
      media.map(({ mediaType, schema: inside, sequence }): [string, JsonObject] => [
        mediaType,
        // A sequence of items is no array: it is read as text, item by item.
        inside === null ? {} : { schema: sequence ? { type: 'string' } : schema(inside) },
      ]),
    );
  const value = ({ description, required, deprecated, schema: own, content: document }: Header): JsonObject => ({
    ...(description && { description }),
    ...(deprecated && { deprecated }),
    required,
    ...(document ? { content: content([document]) } : { schema: schema(own) }),
  });
  const parameter = (one: Parameter): JsonObject => ({ name: one.name, in: one.in, ...value(one) });
  const response = ({ description, headers, content: bodies }: Response): JsonObject => ({
    description,
    ...(headers.length > 0 && { headers: Object.fromEntries(headers.map((one) => [one.name, value(one)])) }),
    ...(bodies.length > 0 && { content: content(bodies) }),
  });
  return (operation) => {
    const { summary, description, deprecated, parameters, requestBody, responses } = operation;
    return {
      operationId: idOf(operation),
      ...(summary && { summary }),
      ...(description && { description }),
      ...(deprecated && { deprecated }),
      parameters: Object.values(parameters)
        .flat()
        // The whole query as one document has no place in OpenAPI 3.1.
        .filter((one) => one.in !== 'querystring')
        .map(parameter),
      ...(requestBody && {
        requestBody: {
          ...(requestBody.description && { description: requestBody.description }),
          required: requestBody.required,
          content: content(requestBody.content),
        },
      }),
      responses: Object.fromEntries(responses.map((one) => [one.status, response(one)])),
    };
  };
}

/** Give each operation an id of its own; method and path, if the source gives no id, or one that is taken. */
function operationIds({ operations, webhooks }: Api): Map<Operation, string> {
  const taken = new Set<string>();
  return new Map(
    [...operations, ...webhooks].map((operation) => {
      const { operationId, method, path } = operation;
      const id = operationId === null || taken.has(operationId) ? `${method} ${path}` : operationId;
      taken.add(id);
      return [operation, id];
    }),
  );
}
