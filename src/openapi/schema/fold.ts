/** Unify the idioms of schemas: "X or null", an `allOf` with one part, a choice of constants. */
import type { EnumValue, Schema } from '../model/model';
import { wordKeywords } from './children';

/** Keywords that do not change the shape of their schema. */
const annotations = new Set<string>([...wordKeywords, 'readOnly', 'writeOnly', 'nullable']);

export function onlyAnnotations(schema: Schema): boolean {
  return Object.keys(schema).every((key) => annotations.has(key));
}

/** True for null alone. Generators of OpenAPI 3.0, which lacks this type, write `nullable: true` without a type. */
function onlyNull(schema: Schema): boolean {
  return schema.nullable === true && (schema.types?.length === 0 || onlyAnnotations(schema));
}

/** Unify a schema's idioms without changing its meaning. */
export function fold(schema: Schema): Schema {
  return foldAllOf(foldVariants(foldVariants(schema, 'oneOf'), 'anyOf'));
}

/** Fold `oneOf: [X, {type: null}]` to "X or null", and a `oneOf` of constants to an enum. */
function foldVariants(whole: Schema, keyword: 'oneOf' | 'anyOf'): Schema {
  const { [keyword]: all, ...rest } = whole;
  if (!all) return whole;
  const members = all.filter((member) => !onlyNull(member));
  const schema: Schema = members.length < all.length ? { ...rest, nullable: true } : rest;
  const [only] = members;
  if (!only) return all.length > 0 ? { ...schema, types: [] } : schema;
  if (members.length === 1 && !whole.discriminator) return foldInto(only, schema);
  const values = members.map(describedConstant);
  if (values.every((value) => value !== null) && !schema.enum) {
    const types = new Set(members.flatMap((member) => member.types ?? []));
    // An integer is a number.
    if (types.has('number')) types.delete('integer');
    return { ...schema, types: schema.types ?? [...types], enum: values };
  }
  return { ...schema, [keyword]: members };
}

/** Read a constant; older generators write an enum with one value. */
function describedConstant({ types: _, title, description, ...rest }: Schema): EnumValue | null {
  const { const: value = rest.enum?.length === 1 ? rest.enum[0]?.value : undefined } = rest;
  if (value === undefined || Object.keys(rest).length > 1) return null;
  const own = rest.enum?.[0]?.description;
  return { value, description: [title, description, own].filter(Boolean).join(': ') };
}

/** Move annotations from parts of an `allOf` to the schema around them. If one part is left, replace the `allOf` with it. */
function foldAllOf({ allOf, ...schema }: Schema): Schema {
  if (!allOf) return schema;
  const words = allOf.filter((part) => onlyAnnotations(part));
  const parts = allOf.filter((part) => !onlyAnnotations(part));
  // A part with a discriminator for its children also makes the schema around it their base.
  const bases = parts.filter(({ discriminator, oneOf, anyOf }) => discriminator && !oneOf && !anyOf);
  const base = bases[0] && { discriminator: bases[0].discriminator };
  const whole = words.reduceRight<Schema>((rest, word) => ({ ...word, ...rest }), { ...base, ...schema });
  const [only] = parts;
  if (!only) return whole;
  return parts.length === 1 ? foldInto(only, whole) : { ...whole, allOf: parts };
}

/**
 * Merge an only member with the schema around it. A type next to a reference does not change the shape: with `nullable`, or in a
 * list with null, it means "the reference, or null" in OpenAPI 3.0 and 3.1.
 */
function foldInto(member: Schema, around: Schema): Schema {
  const { types, ...others } = around;
  if (onlyAnnotations(types && member.ref !== undefined ? others : around)) return { ...member, ...around };
  if (around.ref === undefined && member.ref === undefined && onlyAnnotations(member)) return { ...member, ...around };
  return { ...around, allOf: [member, ...(around.allOf ?? [])] };
}
