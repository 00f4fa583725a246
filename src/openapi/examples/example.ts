/** Make examples from schemas: valid, deterministic, the author's own first. Pure. */
import { fits, isLeftOut, type Direction } from '../schema/problems';
import { isType } from '../schema/value-rules';
import { isMap, parseJson, type JsonValue } from '../model/json';
import type { Api, Property, Schema } from '../model/model';
import { exampleNumber, exampleString } from './example-scalar';
import { omit } from '../schema/children';
import { textMatching } from '../schema/pattern';
import { refsOf, schemaVariants, viewSchema, type Variants } from '../schema/view';

interface Context {
  api: Api;
  /** Requests leave out read-only fields, responses write-only ones. */
  direction: Direction;
  /** Ids of the enclosing shared schemas; none is entered twice. */
  trail: readonly string[];
  depth: number;
  /** The number that makes the items of an array differ. */
  turn: number;
  /** Values left before only required properties are generated. */
  budget: { left: number };
  /** True to show an invalid value where there is no valid one, and to leave out a required property without a value. */
  lenient: boolean;
}

/** The depth and number of values beyond which only required properties are shown. */
const fullDepth = 4;
const fullSize = 250;
const mostValues = 5000;

/**
 * Make a value for the schema. The author's example is used unchanged. Generated values are valid, unless the schema only allows
 * infinite ones: then the example stops where it repeats itself. Undefined if no value exists.
 */
export function exampleValue(api: Api, schema: Schema, { direction }: { direction: Direction }): JsonValue | undefined {
  const context = { api, direction, trail: [], depth: 0, turn: 0 };
  return (
    generate({ ...context, budget: { left: fullSize }, lenient: false }, schema) ??
    generate({ ...context, budget: { left: fullSize }, lenient: true }, schema)
  );
}

function generate(context: Context, schema: Schema): JsonValue | undefined {
  const { api, trail, budget } = context;
  const refs = refsOf(schema);
  if (refs.some((id) => trail.includes(id))) return undefined;
  if (budget.left-- < fullSize - mostValues) return undefined;
  const view = viewSchema(api, schema);
  if (view.never || contradicts(view)) return undefined;
  const [example] = view.examples ?? [];
  if (example !== undefined && context.turn === 0) {
    const value = parseJson(example);
    if (!view.types || view.types.some((type) => isType(value, type)) || (value === null && view.nullable))
      return value;
  }
  if (view.const !== undefined) return parseJson(view.const);
  return firstFitting({ ...context, trail: [...trail, ...refs] }, view);
}

/** True for a schema that no value fits, since its parts contradict each other. */
const contradicts = ({ conflicts = [] }: Schema) => conflicts.some(({ keyword }) => keyword !== 'additionalProperties');

/** Try candidates in the order that readers prefer; return the first valid one, else null if valid. */
function firstFitting(context: Context, view: Schema): JsonValue | undefined {
  let fallback: JsonValue | undefined;
  const attempts =
    context.depth < fullDepth || !schemaVariants(view) ? [context] : [context, { ...context, depth: fullDepth - 1 }];
  for (const attempt of attempts) {
    for (const candidate of candidates(attempt, view)) {
      if (candidate === undefined) continue;
      if (fits(context.api, view, candidate, context.direction)) return candidate;
      fallback ??= candidate;
    }
  }
  if (context.lenient && fallback !== undefined) return fallback;
  return view.nullable ? null : undefined;
}

function* candidates(context: Context, view: Schema): Generator<JsonValue | undefined> {
  const { turn } = context;
  if (turn === 0 && view.default !== undefined && view.default !== 'null' && !view.properties)
    yield parseJson(view.default);
  if (view.enum) {
    for (let index = 0; index < view.enum.length; index++) {
      const one = view.enum[(index + turn) % view.enum.length];
      if (one) yield parseJson(one.value);
    }
    return;
  }
  yield* fromVariants(context, view);
  if (view.allOf) yield* fromParts(context, view);
  for (const type of typesOf(view)) yield ofType(context, view, type);
  if (view.then || view.else) {
    for (const branch of [{ allOf: [view.if ?? {}, view.then ?? {}] }, view.else ?? {}])
      yield withPart(context, view, branch);
  }
  for (const { schema } of view.dependentSchemas ?? []) yield withPart(context, view, schema);
  if (view.not || view.types === undefined) yield* ['', 0, false, {}, []];
  if (view.properties) yield ofType({ ...context, depth: fullDepth + 1 }, view, 'object');
}

/** The maximum number of variants that get examples. */
const mostVariants = 20;

/** Make a valid value for each variant, in order; none if the author gives an example of the whole schema. */
export function variantValues(api: Api, schema: Schema, direction: Direction): { variant: Schema; value: JsonValue }[] {
  const view = viewSchema(api, schema);
  const variants = schemaVariants(view);
  if (!variants || view.examples) return [];
  const context = { api, direction, trail: refsOf(schema), depth: 0, turn: 0, lenient: false };
  return variants.items.slice(0, mostVariants).flatMap((item) => {
    const all = fromVariants({ ...context, budget: { left: fullSize } }, view, { ...variants, items: [item] });
    const made = [...all].filter((value) => value !== undefined);
    // With a discriminator, only its value decides, although other variants may also fit.
    const value =
      made.find((one) => fits(api, view, one, direction)) ??
      (view.discriminator && made.find((one) => fits(api, item.schema, one, direction)));
    return value === undefined ? [] : [{ variant: item.schema, value }];
  });
}

/** Combine the schema's own part with one of its variants. */
function* fromVariants(
  context: Context,
  view: Schema,
  variants: Variants | null = schemaVariants(view),
): Generator<JsonValue | undefined> {
  if (!variants) return;
  const own = omit(view, ['oneOf', 'anyOf', 'discriminator', 'examples', 'ref']);
  const rest = variants.kind === 'oneOf' && view.anyOf ? { ...own, anyOf: view.anyOf } : own;
  for (const { schema, values } of variants.items) {
    const bare = Object.keys(rest).every(
      (key) => !['types', 'properties', 'items', 'required', 'allOf', 'anyOf'].includes(key),
    );
    const value =
      bare || variants.kind === 'discriminator' ? generate(context, schema) : withPart(context, rest, schema);
    const { propertyName } = variants;
    if (isMap(value) && propertyName !== null && values[0] !== undefined && Object.hasOwn(value, propertyName)) {
      yield { ...value, [propertyName]: values[0] };
    }
    yield value;
    if (variants.kind === 'oneOf' && isMap(value)) yield withoutOthers(context, value, view, schema);
  }
}

/** Leave out the names that belong only to other variants. */
function withoutOthers({ api }: Context, value: { [key: string]: JsonValue }, view: Schema, chosen: Schema): JsonValue {
  const namesOf = (schema: Schema) => {
    const { properties = [], required = [] } = viewSchema(api, schema);
    return [...required, ...properties.map(({ name }) => name)];
  };
  const own = new Set(namesOf(chosen));
  const others = new Set((view.oneOf ?? []).filter((schema) => schema !== chosen).flatMap(namesOf));
  return Object.fromEntries(Object.entries(value).filter(([name]) => own.has(name) || !others.has(name)));
}

/** Combine the schema with the parts that could not be merged into it. */
function* fromParts(context: Context, view: Schema): Generator<JsonValue | undefined> {
  const { allOf = [], ref: _, ...own } = view;
  const shapes = allOf.filter((part) => part.oneOf ?? part.anyOf);
  const values = [own, ...shapes]
    .map((part) => generate({ ...context, depth: context.depth + 1 }, part))
    .filter((value) => isMap(value));
  if (values.length > 0) yield Object.assign({}, ...values) as JsonValue;
  for (const part of allOf) {
    const variants = schemaVariants(part);
    if (variants) for (const { schema } of variants.items) yield withPart(context, own, schema);
    else yield withPart(context, omit(own, Object.keys(part) as (keyof Schema)[]), part);
  }
}

function withPart(context: Context, own: Schema, part: Schema): JsonValue | undefined {
  const rest = omit(own, ['if', 'then', 'else', 'dependentSchemas', 'allOf', 'ref']);
  return generate(context, { allOf: [rest, part] });
}

const keywordTypes = [
  ['object', ['properties', 'required', 'additionalProperties', 'patternProperties', 'minProperties']],
  ['array', ['items', 'prefixItems', 'minItems', 'contains', 'uniqueItems']],
  ['string', ['pattern', 'minLength', 'maxLength', 'contentMediaType', 'contentEncoding']],
  ['number', ['minimum', 'maximum', 'multipleOf', 'exclusiveMinimum', 'exclusiveMaximum']],
] as const;

/** List the types to try: the schema's own, else those that its keywords apply to. */
function typesOf(view: Schema): readonly (typeof keywordTypes)[number][0][] | NonNullable<Schema['types']> {
  if (view.types) return view.types;
  if (view.nullable && Object.keys(view).every((key) => ['nullable', 'description', 'title'].includes(key))) return [];
  const meant = keywordTypes
    .filter(([, keywords]) => keywords.some((keyword) => view[keyword] !== undefined))
    .map(([type]) => type);
  return meant.length > 0 ? meant : view.format !== undefined ? ['string'] : [];
}

function ofType(context: Context, view: Schema, type: NonNullable<Schema['types']>[number]): JsonValue | undefined {
  switch (type) {
    case 'string':
      return exampleString(view, context.turn);
    case 'integer':
    case 'number':
      return exampleNumber(view, type, context.turn);
    case 'boolean':
      return context.turn % 2 === 0;
    case 'array':
      return exampleArray(context, view);
    case 'object':
      return exampleObject(context, view);
  }
}

function exampleArray(context: Context, view: Schema): JsonValue[] | undefined {
  const { prefixItems = [], items = {}, contains, minItems = 0, maxItems = Infinity, minContains = 1 } = view;
  const inner = { ...context, depth: context.depth + 1 };
  const least = Math.min(Math.max(minItems, view.items && prefixItems.length === 0 ? 1 : 0), maxItems);
  const result: JsonValue[] = [];
  const add = (schema: Schema, turn: number) => {
    const value = generate({ ...inner, turn: view.uniqueItems && turn > 0 ? turn : context.turn }, schema);
    if (value !== undefined) result.push(value);
    return value !== undefined;
  };
  for (const schema of prefixItems.slice(0, maxItems)) if (!add(schema, 0)) break;
  if (contains) for (let count = 0; count < minContains && result.length < maxItems; count++) add(contains, count);
  const enough = Math.min(Math.max(least, view.uniqueItems && minItems > 1 ? minItems : least), 100);
  for (let count = result.length; count < enough; count++) if (!add(prefixItems[count] ?? items, count)) break;
  return result.length >= minItems || minItems === 0 ? result : undefined;
}

function exampleObject(context: Context, view: Schema): JsonValue | undefined {
  const { api, direction, depth, budget, lenient } = context;
  const inner = { ...context, depth: depth + 1 };
  const result: { [key: string]: JsonValue } = {};
  const put = (name: string, schema: Schema): boolean => {
    const value = generate(inner, schema);
    if (value === undefined) return false;
    // Plain assignment to `__proto__` would set the prototype.
    Object.defineProperty(result, name, { value, enumerable: true, writable: true, configurable: true });
    return true;
  };
  const { properties = [], maxProperties = Infinity, minProperties = 0 } = view;
  const forbidden = new Set(view.conflicts?.flatMap((conflict) => conflict.properties ?? []));
  const needed = (property: Property) => property.required || (view.required ?? []).includes(property.name);
  const shown = properties.filter(
    (property) =>
      (needed(property) || !forbidden.has(property.name)) && !isLeftOut(viewSchema(api, property.schema), direction),
  );
  const room = maxProperties - shown.filter(needed).length;
  let optional = 0;
  for (const property of shown) {
    if (
      !needed(property) &&
      (depth >= fullDepth || budget.left < 0 || optional >= room || viewSchema(api, property.schema).never)
    )
      continue;
    const done = put(property.name, property.schema);
    if (!done && needed(property) && !lenient) return undefined;
    if (!needed(property) && done) optional++;
  }
  for (const name of view.required ?? []) {
    if (Object.hasOwn(result, name) || properties.some((property) => property.name === name)) continue;
    if (!put(name, additional(view)) && !lenient) return undefined;
  }
  for (const { pattern, schema } of view.patternProperties ?? []) {
    const name = textMatching(pattern);
    if (name && !Object.hasOwn(result, name) && Object.keys(result).length < maxProperties) put(name, schema);
  }
  const open = view.additionalProperties;
  const wanted = Math.max(minProperties, open && !open.never && properties.length === 0 && maxProperties > 0 ? 1 : 0);
  for (let count = 0; Object.keys(result).length < wanted && count < 100; count++) {
    const name = view.propertyNames
      ? generate({ ...inner, turn: count }, { types: ['string'], ...viewSchema(api, view.propertyNames) })
      : `key${count || ''}`;
    if (typeof name !== 'string' || !put(name, additional(view))) break;
  }
  return result;
}

const additional = ({ additionalProperties }: Schema): Schema =>
  additionalProperties && Object.keys(additionalProperties).length > 0 ? additionalProperties : { types: ['string'] };
