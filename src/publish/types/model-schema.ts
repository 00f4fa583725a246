/** Write models as JSON Schema. Pure. */
import type { Deployment } from '../../data/source/deployment';
import { modelsOf } from '../../data/pages/api-facts';
import { absoluteUrl, type Output } from '../../data/pages/output';
import { formatJson, type JsonValue } from '../../openapi/model/json';
import type { Api, Schema, SharedSchema } from '../../openapi/model/model';
import { reachedSchemas } from '../../openapi/read/references';
import { jsonSchema } from '../../openapi/schema/json-schema';
import { sharedSchema, viewSchema } from '../../openapi/schema/view';
import { paths } from '../../paths';
import { pointerStep, schemaNames } from './schema-names';

/** Write each schema that has a page, with all that it refers to, as JSON Schema 2020-12 in one file. */
export function modelSchemas(apis: Iterable<Api>, deployment: Deployment): Output[] {
  return [...apis].flatMap((api) =>
    modelsOf(api).map(({ shared, path }) => {
      const file = paths.jsonSchema(path);
      const schema = { $id: absoluteUrl(deployment, file), ...modelSchema(api, shared) };
      return { path: file, content: `${formatJson(schema, 2)}\n` };
    }),
  );
}

/** Convert a shared schema to a JSON Schema that refers to nothing outside itself. */
export function modelSchema(api: Api, shared: SharedSchema): { [keyword: string]: JsonValue } {
  const names = schemaNames(api);
  const refTo = (id: string) => `#/$defs/${pointerStep(names.get(id) ?? id)}`;
  const isOneWay = (property: Schema) => {
    const { readOnly = false, writeOnly = false } = viewSchema(api, property);
    return readOnly || writeOnly;
  };
  const inside = [...reachedSchemas(api, [{ ref: shared.id }])];
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $ref: refTo(shared.id),
    $defs: Object.fromEntries(
      inside.map((id) => [names.get(id) ?? id, jsonSchema(sharedSchema(api, id).schema, { refTo, isOneWay })]),
    ),
  };
}
