/** Leave the optional fields out of examples. Pure. */
import { entriesOf, objectOf } from '../../text/ordered';
import { isMap, type JsonValue } from '../model/json';
import type { Api, Schema } from '../model/model';
import { fits, isLeftOut } from '../schema/problems';
import { schemaVariants, viewSchema } from '../schema/view';

/**
 * Leave the optional fields out of a request's body. Keep the body if no field is required, so that the sample shows something,
 * or if the rest would be invalid.
 */
export function requiredPart(api: Api, schema: Schema, value: JsonValue): JsonValue {
  const part = prune(api, [schema], value);
  const isEmpty = isMap(part) && Object.keys(part).length === 0;
  return isEmpty || (fits(api, schema, value, 'request') && !fits(api, schema, part, 'request')) ? value : part;
}

/** @param schemas that the value must fit, all of them */
function prune(api: Api, schemas: readonly Schema[], value: JsonValue): JsonValue {
  const views = schemas.flatMap((schema) => partsOf(api, schema, value));
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      prune(
        api,
        views.flatMap(({ prefixItems, items }) => prefixItems?.[index] ?? items ?? []),
        item,
      ),
    );
  }
  if (!isMap(value)) return value;
  const properties = views.flatMap((view) => view.properties ?? []);
  // A map has no fixed names, so keep an entry to show its values.
  if (properties.length === 0) return value;
  const needed = new Set(
    views.flatMap(({ required = [], discriminator }) => [...required, discriminator?.propertyName]),
  );
  for (const { name, required, schema } of properties)
    if (required && !isLeftOut(viewSchema(api, schema), 'request')) needed.add(name);
  for (const { property, required } of views.flatMap((view) => view.dependentRequired ?? []))
    if (needed.has(property)) for (const name of required) needed.add(name);
  const kept = entriesOf(value).filter(([name]) => needed.has(name));
  return objectOf(
    kept.map(([name, inner]) => {
      const own = properties.filter((property) => property.name === name).map(({ schema }) => schema);
      return [name, prune(api, own, inner)] as const;
    }),
  );
}

/** List the views that apply to a value: the schema's own, its parts', and those of the variants that it fits. */
function partsOf(api: Api, schema: Schema, value: JsonValue, depth = 0): Schema[] {
  // A schema that is one of its own variants would recurse forever.
  if (depth > 8) return [];
  const view = viewSchema(api, schema);
  const chosen = (schemaVariants(view)?.items ?? []).filter((item) => fits(api, item.schema, value, 'request'));
  return [
    view,
    ...[...(view.allOf ?? []), ...chosen.map((item) => item.schema)].flatMap((part) =>
      partsOf(api, part, value, depth + 1),
    ),
  ];
}
