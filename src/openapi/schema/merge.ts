/** Merge `allOf` into one schema as far as possible. */
import { showJson } from '../model/json';
import { compareNumbers } from './decimal';
import { onlyAnnotations } from './fold';
import { matches } from './value-rules';
import type { Conflict, EnumValue, JsonText, Property, Schema, SchemaType } from '../model/model';

/** Keywords that cannot be combined: a second value stays in `allOf`. */
const separate = [
  'oneOf',
  'anyOf',
  'not',
  'if',
  'pattern',
  'contains',
  'prefixItems',
  'multipleOf',
] as const satisfies (keyof Schema)[];
const atLeast = ['minLength', 'minItems', 'minProperties', 'minContains'] as const;
const atMost = ['maxLength', 'maxItems', 'maxProperties', 'maxContains'] as const;
/** Keywords that limit a size. */
export const sizeKeywords = [...atLeast, ...atMost];
const children = ['items', 'propertyNames', 'unevaluatedProperties', 'unevaluatedItems', 'contentSchema'] as const;
const lists = ['patternProperties', 'dependentRequired', 'dependentSchemas'] as const;

/**
 * Merge `parts` into one flat schema that says the same. If texts differ, the later one wins; limits are narrowed; a property of
 * several parts must fit all of them. `conflicts` lists contradictions, in which the first part wins. What one schema cannot
 * express stays in `allOf`. Parts must not hold `ref`.
 */
export function mergeSchemas(parts: readonly Schema[]): Schema {
  const [first = {}, ...rest] = parts;
  const merged = rest.reduce(merge, first);
  const last = parts.at(-1);
  const typed = parts.filter((part) => part.types ?? part.enum ?? part.const);
  const nullable = last?.nullable === true || (typed.length > 0 && typed.every((part) => part.nullable));
  const { nullable: _, ...result } = merged;
  return compact({ ...result, ...(nullable ? { nullable } : {}) });
}

function merge(a: Schema, b: Schema): Schema {
  const conflicts: Conflict[] = [...(a.conflicts ?? []), ...(b.conflicts ?? [])];
  const result: Schema = { ...a, ...b };
  const leftover: Schema[] = [...(a.allOf ?? []), ...(b.allOf ?? [])];

  for (const keyword of separate) {
    if (a[keyword] === undefined || b[keyword] === undefined || same(a[keyword], b[keyword])) continue;
    const companions = keyword === 'if' ? ['then', 'else'] : keyword.endsWith('Of') ? ['discriminator'] : [];
    const together = [keyword, ...companions] as (keyof Schema)[];
    leftover.push(compact(Object.fromEntries(together.map((one) => [one, b[one]]))));
    for (const one of together) Object.assign(result, { [one]: a[one] });
  }
  for (const keyword of atLeast) result[keyword] = tighter(a[keyword], b[keyword], 1);
  for (const keyword of atMost) result[keyword] = tighter(a[keyword], b[keyword], -1);
  for (const keyword of ['minimum', 'exclusiveMinimum'] as const) result[keyword] = tighter(a[keyword], b[keyword], 1);
  for (const keyword of ['maximum', 'exclusiveMaximum'] as const) result[keyword] = tighter(a[keyword], b[keyword], -1);
  for (const keyword of children) result[keyword] = both(a[keyword], b[keyword]);
  for (const keyword of lists)
    if (a[keyword] && b[keyword]) Object.assign(result, { [keyword]: [...a[keyword], ...b[keyword]] });
  result.uniqueItems = a.uniqueItems || b.uniqueItems;

  result.types = meetTypes(a.types, b.types);
  if (result.types?.length === 0) {
    conflicts.push({ keyword: 'types', message: `No value can be both ${words(a.types)} and ${words(b.types)}.` });
    result.types = a.types;
  }
  const values = (one: Schema, other: Schema) =>
    one.enum ?? (one.const !== undefined && other.enum ? [{ value: one.const, description: '' }] : undefined);
  result.enum = meetEnums(values(a, b), values(b, a));
  if (result.enum?.length === 0) {
    conflicts.push({ keyword: 'enum', message: 'Two lists of allowed values have no value in common.' });
    result.enum = a.enum;
  }
  for (const keyword of ['const', 'format'] as const) {
    const [one, other] = [a[keyword], b[keyword]];
    if (one === undefined || other === undefined || one === other) continue;
    result[keyword] = one;
    const [x, y] = keyword === 'const' ? [showJson(one), showJson(other)] : [one, other];
    conflicts.push({ keyword, message: `No value can be both ${x} and ${y}.` });
  }
  const { minimum, maximum } = result;
  if (minimum !== undefined && maximum !== undefined && compareNumbers(minimum, maximum) > 0)
    conflicts.push({ keyword: 'minimum', message: `No value is at least ${minimum} and at most ${maximum}.` });

  Object.assign(result, mergeProperties(a, b));
  result.additionalProperties = both(a.additionalProperties, b.additionalProperties);
  conflicts.push(...forbidden(a, b), ...forbidden(b, a));

  result.allOf = leftover.length > 0 ? leftover : undefined;
  result.conflicts = conflicts.length > 0 ? conflicts : undefined;
  return result;
}

function mergeProperties(a: Schema, b: Schema): Pick<Schema, 'properties' | 'required'> {
  const required = new Set(
    [a, b].flatMap((s) => [
      ...(s.required ?? []),
      ...(s.properties ?? []).filter((p) => p.required).map((p) => p.name),
    ]),
  );
  const byName = new Map<string, Property>();
  for (const { name, schema } of [...(a.properties ?? []), ...(b.properties ?? [])]) {
    byName.set(name, { name, schema: both(byName.get(name)?.schema, schema) ?? schema, required: required.has(name) });
  }
  const elsewhere = [...required].filter((name) => !byName.has(name));
  return {
    properties: byName.size > 0 ? [...byName.values()] : undefined,
    required: elsewhere.length > 0 ? elsewhere : undefined,
  };
}

/** List the properties that a closed schema forbids: its `additionalProperties: false` does not know the properties of other parts. */
function forbidden(closed: Schema, other: Schema): Conflict[] {
  if (!closed.additionalProperties?.never) return [];
  const allowed = new Set(closed.properties?.map(({ name }) => name));
  const properties = (other.properties ?? [])
    .map(({ name }) => name)
    .filter((name) => !allowed.has(name) && !closed.patternProperties?.some(({ pattern }) => matches(pattern, name)));
  if (properties.length === 0) return [];
  const message = `One part of this schema allows no other properties than its own, which forbids ${properties.join(', ')}.`;
  return [{ keyword: 'additionalProperties', message, properties }];
}

/** Merge a child that two parts describe. */
function both(a: Schema | undefined, b: Schema | undefined): Schema | undefined {
  if (!a || !b) return a ?? b;
  if (a.never || b.never) return { never: true };
  if (Object.keys(a).length === 0 || same(a, b)) return b;
  if (Object.keys(b).length === 0) return a;
  const [named, other] = isName(a) ? [a, b] : [b, a];
  // The keywords next to the reference describe the child; the reference is not its base.
  return isName(named) && other.ref === undefined && !other.allOf ? { ...named, ...other } : { allOf: [a, b] };
}

const isName = ({ ref, ...others }: Schema) => ref !== undefined && onlyAnnotations(others);

function meetTypes(a?: SchemaType[], b?: SchemaType[]): SchemaType[] | undefined {
  if (!a || !b) return a ?? b;
  const within = (type: SchemaType, types: SchemaType[]) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  return [...new Set([...a.filter((type) => within(type, b)), ...b.filter((type) => within(type, a))])];
}

function meetEnums(a?: EnumValue[], b?: EnumValue[]): EnumValue[] | undefined {
  if (!a || !b) return a ?? b;
  return a.flatMap((one) => {
    const other = b.find(({ value }) => value === one.value);
    return other ? [{ ...one, description: other.description || one.description }] : [];
  });
}

/** Return the limit that allows less. @param sign 1 if it is the larger one, -1 if it is the smaller one */
function tighter<Limit extends number | JsonText>(
  a: Limit | undefined,
  b: Limit | undefined,
  sign: 1 | -1,
): Limit | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return sign * compareNumbers(String(a), String(b)) >= 0 ? a : b;
}

const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

const words = (types: SchemaType[] = []) => types.join(' or ');

/** Remove keys whose value is undefined or false. */
export function compact<Parts extends object>(parts: Parts): Parts {
  return Object.fromEntries(
    Object.entries(parts).filter(([, value]) => value !== undefined && value !== false),
  ) as Parts;
}
