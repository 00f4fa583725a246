/** A schema's direct children, and the shared schemas that it refers to. Pure. */
import type { Schema } from '../model/model';

/** Keywords that describe a value to readers, without limiting it. */
export const wordKeywords = [
  'title',
  'description',
  'deprecated',
  'sunset',
  'default',
  'examples',
  'externalDocs',
  'xml',
] as const satisfies (keyof Schema)[];

/** Keywords that hold one schema. */
export const schemaKeywords = [
  'contentSchema',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'items',
  'unevaluatedItems',
  'contains',
  'not',
  'if',
  'then',
  'else',
] as const satisfies (keyof Schema)[];

/** Copy a schema without some of its keywords. */
export const omit = (schema: Schema, keywords: readonly (keyof Schema)[]): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !(keywords as readonly string[]).includes(keyword)));

/** List the direct children of a schema. */
export function childSchemas(schema: Schema): Schema[] {
  const { properties = [], patternProperties = [], dependentSchemas = [] } = schema;
  return [
    ...(schema.allOf ?? []),
    ...[...properties, ...patternProperties, ...dependentSchemas].map((holder) => holder.schema),
    ...(schema.prefixItems ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
    ...schemaKeywords.flatMap((keyword) => schema[keyword] ?? []),
  ];
}

/** List the ids of the shared schemas that a schema, or another part of the model, names at any depth. */
export const references = (part: object): string[] =>
  Object.entries(part).flatMap(([key, inside]: [string, unknown]) => {
    if (key === 'ref') return String(inside);
    return typeof inside === 'object' && inside !== null ? references(inside) : [];
  });
