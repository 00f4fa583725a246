/** Write an API's model as an OpenAPI 3.1 document, whatever version it was written in. Pure. */
import { hasTypes } from '../../data/pages/api-facts';
import { formatJson, type JsonValue } from '../../openapi/model/json';
import type { Api, Header, MediaType, Operation, Parameter, Response, Schema } from '../../openapi/model/model';
import { operationSchemas, reachedSchemas } from '../../openapi/read/references';
import { jsonSchema } from '../../openapi/schema/json-schema';
import { sharedSchema } from '../../openapi/schema/view';
import { pointerStep, schemaNames } from './schema-names';

type JsonObject = { [key: string]: JsonValue };

/** Make documents of an API: of any of its operations, with the schemas that they reach. Descriptions and examples stay out. */
export function documentWriter(api: Api): (operations: readonly Operation[]) => JsonObject {
  const names = schemaNames(api);
  const refTo = (id: string) => `#/components/schemas/${pointerStep(names.get(id) ?? id)}`;
  const schema = (one: Schema): JsonValue => jsonSchema(one, { refTo, discriminator: true, told: asText });
  const ids = operationIds(api);
  const writer = partWriter(schema, (operation) => ids.get(operation) ?? '');
  return (operations) => {
    const known = operations.filter(hasTypes);
    const reached = reachedSchemas(api, known.flatMap(operationSchemas));
    const own = known.filter((operation) => !api.webhooks.includes(operation));
    const webhooks = known.filter((operation) => api.webhooks.includes(operation));
    // In the order of the API, so that an edit changes few lines.
    const schemas = Object.keys(api.schemas).filter((id) => reached.has(id));
    return {
      openapi: '3.1.0',
      info: { title: api.title, version: api.version },
      paths: pathItems(own, writer),
      webhooks: pathItems(webhooks, writer),
      components: {
        schemas: Object.fromEntries(schemas.map((id) => [names.get(id) ?? id, schema(sharedSchema(api, id).schema)])),
      },
    };
  };
}

/** Write the values of comments as text: no digit of an integer is lost on its way through JavaScript. */
const asText = (value: JsonValue): JsonValue =>
  typeof value === 'bigint' || (typeof value === 'object' && value !== null) ? formatJson(value, 2) : value;

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
