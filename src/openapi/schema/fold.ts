/** The many idioms of schemas as one: "X or null", a lone `allOf`, constants with descriptions. */
import type { EnumValue, Schema } from '../model/model';

/** What a schema may say beside a reference without changing the shape. */
const annotations = new Set<keyof Schema>([
  'title',
  'description',
  'deprecated',
  'sunset',
  'readOnly',
  'writeOnly',
  'default',
  'examples',
  'externalDocs',
  'nullable',
  'xml',
]);

export function onlyAnnotations(schema: Schema): boolean {
  return Object.keys(schema).every((key) => annotations.has(key as keyof Schema));
}

export function onlyNull(schema: Schema): boolean {
  return schema.types?.length === 0 && schema.nullable === true;
}

/** The schema with its idioms folded; the meaning stays. */
export function fold(schema: Schema): Schema {
  return foldAllOf(foldVariants(foldVariants(schema, 'oneOf'), 'anyOf'));
}

/** `oneOf: [X, {type: null}]` is X, or null. `oneOf` of constants is an enum whose values are described. */
function foldVariants(whole: Schema, keyword: 'oneOf' | 'anyOf'): Schema {
  const { [keyword]: all, ...rest } = whole;
  if (!all) return whole;
  const members = all.filter((member) => !onlyNull(member));
  const schema: Schema = members.length < all.length ? { ...rest, nullable: true } : rest;
  const [only] = members;
  if (!only) return all.length > 0 ? { ...schema, types: [] } : schema;
  if (members.length === 1) return foldInto(only, schema);
  const values = members.map(describedConstant);
  if (values.every((value) => value !== null) && values.some(({ description }) => description) && !schema.enum) {
    return { ...schema, types: schema.types ?? members.find(({ types }) => types)?.types, enum: values };
  }
  return { ...schema, [keyword]: members };
}

function describedConstant({ const: value, types: _, title, description, ...rest }: Schema): EnumValue | null {
  if (value === undefined || Object.keys(rest).length > 0) return null;
  return { value, description: [title, description].filter(Boolean).join(': ') };
}

/** Parts of an `allOf` that only say something in words say it of the whole; one part that is left is the whole. */
function foldAllOf({ allOf, ...schema }: Schema): Schema {
  if (!allOf) return schema;
  const words = allOf.filter((part) => onlyAnnotations(part));
  const parts = allOf.filter((part) => !onlyAnnotations(part));
  const whole = words.reduceRight<Schema>((rest, word) => ({ ...word, ...rest }), schema);
  const [only] = parts;
  if (!only) return whole;
  return parts.length === 1 ? foldInto(only, whole) : { ...whole, allOf: parts };
}

/**
 * One schema out of a lone member and what stands around it. A type beside a reference changes no shape: with `nullable`, or as a
 * list with null, it is how "that, or null" is written in OpenAPI 3.0 and 3.1.
 */
function foldInto(member: Schema, around: Schema): Schema {
  const { types, ...others } = around;
  if (onlyAnnotations(types && member.ref !== undefined ? others : around)) return { ...member, ...around };
  if (around.ref === undefined && member.ref === undefined && onlyAnnotations(member)) return { ...member, ...around };
  return { ...around, allOf: [member, ...(around.allOf ?? [])] };
}
