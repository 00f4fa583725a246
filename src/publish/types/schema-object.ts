/** Write schemas of the model as Schema Objects of OpenAPI 3.1, with the keywords that decide their TypeScript types. Pure. */
import { isScalar, parseJson, type JsonValue } from '../../openapi/model/json';
import type { Schema, SchemaType } from '../../openapi/model/model';
import { wordKeywords } from '../../openapi/schema/children';

/** An object of keywords, or false for what no value fits. */
type SchemaObject = false | { [keyword: string]: JsonValue };

interface Options {
  /** Returns the address of a shared schema, for `$ref`. */
  refTo: (id: string) => string;
  /** Converts an example or a default for a comment. */
  inComment: (value: JsonValue) => JsonValue;
}

/** Keywords with the same meaning and values in the model, except those that contain schemas. */
const same = ['title', 'description', 'deprecated', 'readOnly', 'writeOnly', 'format'] as const;
const oneSchema = ['additionalProperties', 'items'] as const;
const lists = ['prefixItems', 'oneOf', 'anyOf', 'allOf'] as const;

/** Convert a schema; the model has already unified the idioms of older versions. */
export function schemaObject(schema: Schema, options: Options): SchemaObject {
  if (schema.never) return false;
  const { nullable, types, properties = [], discriminator } = schema;
  const write = (part: Schema) => schemaObject(part, options);
  const result: { [keyword: string]: JsonValue } = {};
  const set = (keyword: string, value: JsonValue | undefined) => {
    if (value !== undefined) result[keyword] = value;
  };
  const allowed = schema.enum?.map(({ value }) => parseJson(value));
  // TypeScript has no literals of objects; of texts that are called objects, the library takes the type at its word.
  const values = allowed?.every(isScalar) ? allowed : undefined;
  if (schema.ref !== undefined) set('$ref', options.refTo(schema.ref));
  for (const keyword of same) set(keyword, schema[keyword]);
  if (types && !(values && types.includes('object'))) set('type', typeOf(types, nullable));
  if (schema.const !== undefined) set('const', parseJson(schema.const));
  set('enum', values && nullable ? [...values, null] : values);
  if (schema.default !== undefined) set('default', options.inComment(parseJson(schema.default)));
  set(
    'examples',
    schema.examples?.map((example) => options.inComment(parseJson(example))),
  );
  set(
    'properties',
    record(schema.properties, ({ name, schema: inside }) => [name, write(inside)]),
  );
  const required = [...properties.filter((one) => one.required).map(({ name }) => name), ...(schema.required ?? [])];
  if (required.length > 0) set('required', [...new Set(required)]);
  set(
    'patternProperties',
    record(schema.patternProperties, (one) => [one.pattern, write(one.schema)]),
  );
  for (const keyword of oneSchema) set(keyword, schema[keyword] && write(schema[keyword]));
  for (const keyword of lists) set(keyword, schema[keyword]?.map(write));
  if (discriminator) {
    const mapping = Object.fromEntries(discriminator.mapping.map(({ value, ref }) => [value, options.refTo(ref)]));
    set('discriminator', { propertyName: discriminator.propertyName, mapping });
  }
  return nullable && refusesNull(schema) ? withNull(result) : withoutSiblings(result);
}

/** Put rules beside a reference into a part of their own: the library writes only the reference. */
function withoutSiblings({ $ref, ...schema }: { [keyword: string]: JsonValue }): SchemaObject {
  if ($ref === undefined) return schema;
  const { about, rules } = divided(schema);
  if (Object.keys(rules).length === 0) return { $ref, ...schema };
  const { allOf = [], ...others } = rules;
  return { ...about, allOf: [{ $ref }, others, ...(allOf as JsonValue[])] };
}

/** Make an object of entries; `__proto__` is an ordinary name. */
function record<T>(items: readonly T[] | undefined, entry: (item: T) => [string, JsonValue]): JsonValue | undefined {
  return items && Object.fromEntries(items.map(entry));
}

function typeOf(types: readonly SchemaType[], nullable = false): JsonValue {
  const all = nullable || types.length === 0 ? [...types, 'null'] : [...types];
  return all.length === 1 ? (all[0] ?? null) : all;
}

/** True for a schema with a part, other than `types` and `enum`, that null does not fit. */
const refusesNull = ({ ref, const: constant, oneOf, anyOf, allOf }: Schema): boolean =>
  [ref, constant, oneOf, anyOf, allOf].some((part) => part !== undefined);

/** Keywords about the value as a whole. */
const aboutValue = new Set<string>([...wordKeywords, 'readOnly', 'writeOnly']);

function withNull(schema: { [keyword: string]: JsonValue }): SchemaObject {
  const { about, rules } = divided(schema);
  return { ...about, anyOf: [withoutSiblings(rules), { type: 'null' }] };
}

/** Divide what describes a value from what limits it. */
function divided(schema: {
  [keyword: string]: JsonValue;
}): Record<'about' | 'rules', { [keyword: string]: JsonValue }> {
  const parts = Object.entries(schema);
  return {
    about: Object.fromEntries(parts.filter(([keyword]) => aboutValue.has(keyword))),
    rules: Object.fromEntries(parts.filter(([keyword]) => !aboutValue.has(keyword))),
  };
}
