/** Leave the optional fields out of examples. Pure. */
import { entriesOf, objectOf } from '../../text/ordered';
import { isMap, isScalar, type JsonValue } from '../model/json';
import type { Api, Schema } from '../model/model';
import { fits, isLeftOut } from '../schema/problems';
import { schemaVariants, viewSchema } from '../schema/view';

/**
 * Leave the optional fields out of a request's body. If the result is empty, which shows nothing, keep the first optional field,
 * or as many as a valid body needs. If no part is valid, keep the complete body.
 * @param isAuthored true for an author's example: none of its fields is kept just to show something
 */
export function requiredPart(api: Api, schema: Schema, value: JsonValue, isAuthored = false): JsonValue {
  const isWrong = !fits(api, schema, value, 'request');
  const isEmpty = (one: JsonValue | undefined) => isMap(one) && Object.keys(one).length === 0;
  const part = (required: string[]) => prune(api, [schema, { required }], value);
  const isUseful = (name: string) => {
    const alone = part([name]);
    return isMap(alone) && !isEmpty(alone[name]);
  };
  const fields = isMap(value) && !isAuthored ? entriesOf(value) : [];
  const names = fields.sort(([, a], [, b]) => Number(isScalar(b)) - Number(isScalar(a))).map(([name]) => name);
  const useful = names.filter(isUseful);
  for (let count = 0; count <= useful.length; count += 1) {
    const least = part(useful.slice(0, count));
    if (!isEmpty(least) && (isWrong || fits(api, schema, least, 'request'))) return least;
  }
  return value;
}

/** Remove all optional fields. @param schemas the schemas that the value must all fit */
export function prune(api: Api, schemas: readonly Schema[], value: JsonValue): JsonValue {
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

/** List the views that apply to a value: the schema, its parts, and the variants that the value fits. */
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
