/** Write schemas of the model as JSON Schema 2020-12. Pure. */
import { oneSchema, wordKeywords } from './children';
import { parseJson, type JsonValue } from '../model/json';
import type { Schema, SchemaType } from '../model/model';
import { expression } from './value-rules';

/** A JSON Schema: an object of keywords, or `true` and `false` for anything and nothing. */
export type JsonSchema = boolean | { [keyword: string]: JsonValue };

export interface JsonSchemaOptions {
  /** Returns the address of a shared schema, for `$ref`. */
  refTo: (id: string) => string;
  /** True to write OpenAPI's `discriminator`, which JSON Schema does not know. */
  discriminator?: boolean;
  /** Returns true for a property that is only in requests or only in responses, and so cannot be required of both. */
  isOneWay?: (property: Schema) => boolean;
  /** Converts an example or a default; by default they stay unchanged. */
  told?: (value: JsonValue) => JsonValue;
}

/** Keywords with the same meaning and values in the model, except those that contain schemas. */
const same = [
  'title',
  'description',
  'deprecated',
  'readOnly',
  'writeOnly',
  'format',
  'contentEncoding',
  'contentMediaType',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'minContains',
  'maxContains',
] as const;
/** Keywords whose value is JSON text. */
const texts = ['const', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'] as const;
const lists = ['prefixItems', 'oneOf', 'anyOf', 'allOf'] as const;

/** Convert a schema with all its rules; the model has already unified the idioms of older versions. */
export function jsonSchema(schema: Schema, options: JsonSchemaOptions): JsonSchema {
  if (schema.never) return false;
  const { nullable, types, properties = [], discriminator, pattern } = schema;
  const write = (part: Schema) => jsonSchema(part, options);
  const { told = (value: JsonValue) => value, isOneWay = () => false } = options;
  const result: { [keyword: string]: JsonValue } = {};
  const set = (keyword: string, value: JsonValue | undefined) => {
    if (value !== undefined) result[keyword] = value;
  };
  const values = schema.enum?.map(({ value }) => parseJson(value));
  if (schema.ref !== undefined) set('$ref', options.refTo(schema.ref));
  for (const keyword of same) set(keyword, schema[keyword]);
  if (types) set('type', typeOf(types, nullable));
  for (const keyword of texts) set(keyword, schema[keyword] === undefined ? undefined : parseJson(schema[keyword]));
  set('enum', values && nullable ? [...values, null] : values);
  if (schema.default !== undefined) set('default', told(parseJson(schema.default)));
  set(
    'examples',
    schema.examples?.map((example) => told(parseJson(example))),
  );
  if (pattern !== undefined) set(isPattern(pattern) ? 'pattern' : '$comment', pattern);
  set(
    'properties',
    record(schema.properties, ({ name, schema: inside }) => [name, write(inside)]),
  );
  const required = [
    ...properties.filter((one) => one.required && !isOneWay(one.schema)).map(({ name }) => name),
    ...(schema.required ?? []),
  ];
  if (required.length > 0) set('required', [...new Set(required)]);
  set(
    'patternProperties',
    record(
      schema.patternProperties?.filter((one) => isPattern(one.pattern)),
      (one) => [one.pattern, write(one.schema)],
    ),
  );
  set(
    'dependentRequired',
    record(schema.dependentRequired, (one) => [one.property, one.required]),
  );
  set(
    'dependentSchemas',
    record(schema.dependentSchemas, (one) => [one.property, write(one.schema)]),
  );
  for (const keyword of oneSchema) set(keyword, schema[keyword] && write(schema[keyword]));
  for (const keyword of lists) set(keyword, schema[keyword]?.map(write));
  if (options.discriminator && discriminator) {
    const mapping = Object.fromEntries(discriminator.mapping.map(({ value, ref }) => [value, options.refTo(ref)]));
    set('discriminator', { propertyName: discriminator.propertyName, mapping });
  }
  return nullable && refusesNull(schema) ? withNull(result) : withoutSiblings(result);
}

/** Put rules beside a reference into a part of their own, since some readers see only the reference. */
function withoutSiblings({ $ref, ...schema }: { [keyword: string]: JsonValue }): JsonSchema {
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
const refusesNull = ({ ref, const: constant, oneOf, anyOf, allOf, not }: Schema): boolean =>
  [ref, constant, oneOf, anyOf, allOf, not].some((part) => part !== undefined);

/** Keywords about the value as a whole. */
const aboutValue = new Set<string>([...wordKeywords, 'readOnly', 'writeOnly']);

function withNull(schema: { [keyword: string]: JsonValue }): JsonSchema {
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

/** True for a regular expression that JSON Schema accepts; those of other languages often are not. */
const isPattern = (pattern: string) => expression(pattern) !== null;
