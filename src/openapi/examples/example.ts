/** Choose or make examples of schemas: the author's own, else the first valid one of several candidates. Deterministic and pure. */
import { entriesOf, objectOf } from '../../text/ordered';
import { fits, isLeftOut, type Direction } from '../schema/problems';
import { formatJson, isJsonType, isMap, parseJson, type JsonValue } from '../model/json';
import type { Api, Property, Schema, SchemaType } from '../model/model';
import { encoded, exampleNumber, exampleString } from './example-scalar';
import { omit } from '../schema/children';
import { keywordTypes } from '../schema/keyword-types';
import { textMatching } from '../schema/pattern';
import { xmlDocument } from './xml';
import { fieldSchema, refsOf, schemaVariants, viewSchema, type Variants } from '../schema/view';

interface Context {
  api: Api;
  /** Requests leave out read-only properties, responses write-only ones. */
  direction: Direction;
  /** True to accept an invalid value, and to leave out a required property that has no value. */
  lenient: boolean;
  /** Ids of the shared schemas around this one; none is entered twice. */
  trail: readonly string[];
  /** The number of further levels that show optional properties. */
  levels: number;
  /** The number of an item of an array, so items differ; 0 for the usual value. */
  turn: number;
  /** The number of values after which optional properties are left out. */
  most: number;
  /** The number of values after which no more are made. */
  limit: number;
  /** Shared by all of an example: the number of values made so far, and the ids of the schemas at which they stopped. */
  made: { count: number; stops: string[] };
}

/**
 * The maximum number of levels with optional properties. An example with more values than a reader takes in is made again with one
 * level fewer.
 */
const fullLevels = 4;
const readableSize = 100;
/** The same limit for an example with only one level of optional properties. */
const fullSize = 250;
/** The number of values after which an example of one level ends; one of more levels ends where it is no longer readable. */
const mostValues = 5000;
/** The number of variants that have examples. */
const mostVariants = 20;
/** The maximum number of items or properties that are added to reach a minimum. */
const mostAdded = 100;

/**
 * Make a value for the schema. An author's valid example is used unchanged. Generated values are valid, unless the schema only
 * allows infinite ones: then the example stops where it repeats itself. Undefined if no value exists.
 */
export function exampleValue(api: Api, schema: Schema, { direction }: { direction: Direction }): JsonValue | undefined {
  const value = (lenient: boolean) => readable(api, direction, lenient, (context) => generate(context, schema));
  return value(false) ?? value(true);
}

/** Make an example with as many levels as stay readable. */
function readable<Made>(api: Api, direction: Direction, lenient: boolean, make: (outermost: Context) => Made): Made {
  for (let levels = fullLevels; ; levels--) {
    const most = levels === 1 ? fullSize : readableSize;
    const limit = levels === 1 ? mostValues : most;
    const context = { api, direction, lenient, trail: [], levels, turn: 0, most, limit, made: { count: 0, stops: [] } };
    const made = make(context);
    if (levels === 1 || context.made.count <= most) return made;
  }
}

/** Make a valid value for each variant. Variants that contain the schema itself come first. */
export function variantValues(api: Api, schema: Schema, direction: Direction): { schema: Schema; value: JsonValue }[] {
  const view = viewSchema(api, schema);
  const variants = schemaVariants(view);
  if (!variants) return [];
  const made = variants.items.slice(0, mostVariants).flatMap((item) => {
    const [values, isCircular] = readable(api, direction, false, (outermost) =>
      variantOnce({ ...outermost, trail: refsOf(schema) }, view, variants, item),
    );
    const value =
      values.find((one) => fits(api, view, one, direction)) ??
      values.find((one) => fits(api, view, one, direction, false));
    return value === undefined ? [] : [{ schema: item.schema, value, isCircular }];
  });
  return made.sort((a, b) => Number(a.isCircular) - Number(b.isCircular));
}

const inside = (context: Context): Context => ({ ...context, levels: context.levels - 1 });

function generate(context: Context, schema: Schema): JsonValue | undefined {
  const refs = refsOf(schema);
  const stops = refs.filter((id) => context.trail.includes(id));
  context.made.stops.push(...stops);
  if (stops.length > 0) return undefined;
  if (context.made.count++ > context.limit) return undefined;
  const view = viewSchema(context.api, schema);
  // An object can leave out a property that a part forbids; other contradictions leave no value.
  if (view.never || view.conflicts?.some(({ keyword }) => keyword !== 'additionalProperties')) return undefined;
  for (const example of context.turn === 0 ? (view.examples ?? []) : []) {
    const value = parseJson(example);
    if (fits(context.api, view, value, context.direction, false)) return value;
  }
  if (view.const !== undefined) return parseJson(view.const);
  return firstFitting({ ...context, trail: [...context.trail, ...refs] }, view);
}

/** Return the first valid candidate; else the first that fits several alternatives of a `oneOf`; else null if that is valid. */
function firstFitting(context: Context, view: Schema): JsonValue | undefined {
  let first: JsonValue | undefined;
  let nearlyValid: JsonValue | undefined;
  for (const candidate of candidates(context, view)) {
    if (candidate === undefined) continue;
    if (fits(context.api, view, candidate, context.direction)) return candidate;
    if (first === undefined) first = candidate;
    if (nearlyValid === undefined && fits(context.api, view, candidate, context.direction, false))
      nearlyValid = candidate;
  }
  if (nearlyValid !== undefined) return nearlyValid;
  if (context.lenient && first !== undefined) return first;
  return view.nullable ? null : undefined;
}

/** Make values that may fit, those that tell readers most first; undefined if there is no value. */
function* candidates(context: Context, view: Schema): Generator<JsonValue | undefined> {
  yield* usualCandidates(context, view);
  // Variants may differ only in optional properties.
  if (context.levels <= 0 && schemaVariants(view)) yield* usualCandidates({ ...context, levels: 1 }, view);
}

function* usualCandidates(context: Context, view: Schema): Generator<JsonValue | undefined> {
  const { turn } = context;
  if (turn === 0 && view.default !== undefined && view.default !== 'null' && !view.properties)
    yield parseJson(view.default);
  if (view.enum) {
    const start = turn % view.enum.length;
    for (const { value } of [...view.enum.slice(start), ...view.enum.slice(0, start)]) yield parseJson(value);
    return;
  }
  const variants = schemaVariants(view);
  if (variants) {
    const circular: JsonValue[] = [];
    for (const item of variants.items) {
      const [values, isCircular] = variantOnce(context, view, variants, item);
      if (isCircular) circular.push(...values);
      else yield* values;
    }
    yield* circular;
  }
  if (view.allOf) yield* fromParts(context, view, view.allOf);
  for (const type of typesOf(view)) yield ofType(context, view, type);
  for (const schema of conditionalSchemas(view)) yield withPart(context, view, schema);
  if (view.not || view.types === undefined) yield* ['string', '', 0, false, {}, []];
  if (view.properties) yield exampleObject({ ...context, levels: 0 }, view);
}

type Variant = Variants['items'][number];

/** Make a variant's values. `isCircular` is true if they lack the schema itself, so a finite variant tells readers more. */
function variantOnce(context: Context, view: Schema, variants: Variants, item: Variant): [JsonValue[], boolean] {
  const { stops } = context.made;
  const before = stops.length;
  const values = [...fromVariant(context, view, variants, item)];
  return [values, view.ref !== undefined && stops.slice(before).includes(view.ref)];
}

/** Make values of a schema with one of its variants: with the variant's name in the discriminator's property, then without it. */
function* fromVariant(context: Context, view: Schema, variants: Variants, variant: Variant): Generator<JsonValue> {
  const { kind, propertyName } = variants;
  const [name] = variant.values;
  const own = omit(view, [kind === 'anyOf' ? 'anyOf' : 'oneOf', 'discriminator', 'examples', 'ref']);
  const isWhole = kind === 'discriminator' || !shapeKeywords.some((keyword) => Object.hasOwn(own, keyword));
  const value = isWhole ? generate(context, variant.schema) : withPart(context, own, variant.schema);
  if (value === undefined) return;
  if (isMap(value) && propertyName !== null && name !== undefined)
    yield objectOf([...entriesOf(value), [propertyName, name]]);
  yield value;
  if (kind !== 'oneOf' || !isMap(value)) return;
  const others = namesOfOthers(context.api, variants, variant);
  yield objectOf(entriesOf(value).filter(([key]) => !others.includes(key)));
}

/** Keywords next to `oneOf` and `anyOf` that are combined with each variant. */
const shapeKeywords = ['types', 'properties', 'items', 'required', 'allOf', 'anyOf'];

/** List the names of properties that belong only to other variants. */
function namesOfOthers(api: Api, { items }: Variants, variant: Variant): string[] {
  const namesOf = ({ schema }: Variant) => {
    const { properties = [], required = [] } = viewSchema(api, schema);
    return [...required, ...properties.map(({ name }) => name)];
  };
  const own = namesOf(variant);
  const others = items.filter((item) => item !== variant).flatMap(namesOf);
  return others.filter((name) => !own.includes(name));
}

/** Combine the schema with the parts that could not be merged into it: first with all their variants at once, then with one. */
function* fromParts(context: Context, view: Schema, allOf: readonly Schema[]): Generator<JsonValue | undefined> {
  const own = omit(view, ['allOf', 'ref']);
  const values = [own, ...allOf.filter((part) => part.oneOf ?? part.anyOf)]
    .map((part) => generate(inside(context), part))
    .filter((value) => isMap(value));
  if (values.length > 0) yield objectOf(values.flatMap((value) => entriesOf(value)));
  for (const part of allOf) {
    const variants = schemaVariants(part);
    if (variants) for (const { schema } of variants.items) yield withPart(context, own, schema);
    else yield withPart(context, omit(own, Object.keys(part) as (keyof Schema)[]), part);
  }
}

/** List the schemas that apply under a condition: any of them may make a value valid. */
const conditionalSchemas = ({ if: condition = {}, then, else: otherwise, dependentSchemas = [] }: Schema): Schema[] => [
  ...(then || otherwise ? [{ allOf: [condition, then ?? {}] }, otherwise ?? {}] : []),
  ...dependentSchemas.map(({ schema }) => schema),
];

function withPart(context: Context, own: Schema, part: Schema): JsonValue | undefined {
  const rest = omit(own, ['if', 'then', 'else', 'dependentSchemas', 'allOf', 'ref']);
  return generate(context, { allOf: [rest, part] });
}

/** List the types to try: the schema's own, else the types to which its keywords apply. */
function typesOf(view: Schema): readonly SchemaType[] {
  if (view.types) return view.types;
  if (view.nullable && Object.keys(view).every((key) => ['nullable', 'description', 'title'].includes(key))) return [];
  const meant = keywordTypes.filter(([, keywords]) => keywords.some((keyword) => view[keyword] !== undefined));
  if (meant.length === 0 && view.format !== undefined) return ['string'];
  return meant.flatMap(([[type]]) => type ?? []);
}

function ofType(context: Context, view: Schema, type: SchemaType): JsonValue | undefined {
  switch (type) {
    case 'string':
      if (view.contentSchema) {
        const { contentSchema, contentMediaType = '', contentEncoding } = view;
        const content = generate(inside(context), contentSchema);
        const isXml = /[/+]xml\b/.test(contentMediaType);
        if (content !== undefined && (isXml || isJsonType(contentMediaType)))
          return encoded(
            isXml ? xmlDocument(context.api, contentSchema, content) : formatJson(content),
            contentEncoding,
          );
      }
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
  const { prefixItems = [], items, contains, uniqueItems, minItems = 0, maxItems = Infinity, minContains = 1 } = view;
  const result: JsonValue[] = [];
  const add = (schema: Schema, turn: number) => {
    const value = generate({ ...inside(context), turn: uniqueItems && turn > 0 ? turn : context.turn }, schema);
    if (value !== undefined) result.push(value);
    return value !== undefined;
  };
  for (const schema of prefixItems.slice(0, maxItems)) if (!add(schema, 0)) break;
  const found = contains ? result.filter((item) => fits(context.api, contains, item, context.direction)).length : 0;
  if (contains) for (let count = found; count < minContains && result.length < maxItems; count++) add(contains, count);
  const least = items && prefixItems.length === 0 ? 1 : 0;
  // If the limits contradict each other, unique items still reach the minimum.
  const most = uniqueItems && minItems > 1 ? Infinity : maxItems;
  const enough = Math.min(Math.max(minItems, least), most, mostAdded);
  for (let count = result.length; count < enough; count++) if (!add(prefixItems[count] ?? items ?? {}, count)) break;
  return result.length >= minItems ? result : undefined;
}

function exampleObject(context: Context, view: Schema): JsonValue | undefined {
  const { propertyNames, minProperties = 0, maxProperties = Infinity } = view;
  const others = fieldSchema(view);
  // In a map, unlike in an object, `__proto__` is an ordinary name.
  const result = new Map<string, JsonValue>();
  const add = (name: string, schema: Schema, required = false) => {
    const made = generate(inside(context), schema);
    // If a value would contain itself, null ends it.
    const value = made === undefined && required && viewSchema(context.api, schema).nullable ? null : made;
    if (value !== undefined) result.set(name, value);
    return value !== undefined;
  };
  const properties = describedProperties(context, view);
  let room = maxProperties - properties.filter(({ required }) => required).length;
  for (const { name, schema, required } of [...properties, ...undescribedProperties(view)]) {
    if (!required && (room <= 0 || context.levels <= 0 || context.made.count > context.most)) continue;
    const isAdded = add(name, schema, required);
    if (required && !isAdded && !context.lenient) return undefined;
    if (!required && isAdded) room--;
  }
  for (const { pattern, schema } of view.patternProperties ?? []) {
    const name = textMatching(pattern);
    const isPossible = name && !(propertyNames && !fits(context.api, propertyNames, name, context.direction));
    if (isPossible && !result.has(name) && result.size < maxProperties) add(name, schema);
  }
  const names: Schema | undefined = propertyNames && { types: ['string'], ...viewSchema(context.api, propertyNames) };
  const isOpen = others && !others.never && !view.properties?.length && maxProperties > 0;
  const wanted = Math.max(minProperties, isOpen ? 1 : 0);
  for (let turn = 0; result.size < wanted && turn < mostAdded; turn++) {
    const name = names ? generate({ ...inside(context), turn }, names) : `key${turn || ''}`;
    if (typeof name !== 'string' || !add(name, otherSchema(view))) break;
  }
  return objectOf(result);
}

/** List the described properties that may be sent in this direction, each `required` or not. */
function describedProperties({ api, direction }: Context, view: Schema): Property[] {
  const { properties = [], required: names = [], conflicts = [] } = view;
  const forbidden = new Set(conflicts.flatMap((conflict) => conflict.properties ?? []));
  return properties.flatMap((property) => {
    const inner = viewSchema(api, property.schema);
    const required = property.required || names.includes(property.name);
    const isPossible = required || !(inner.never || forbidden.has(property.name));
    return isPossible && !isLeftOut(inner, direction) ? [{ ...property, required }] : [];
  });
}

/** List the required properties that only `additionalProperties` or `unevaluatedProperties` describes. */
const undescribedProperties = (view: Schema): Property[] =>
  (view.required ?? [])
    .filter((name) => !view.properties?.some((property) => property.name === name))
    .map((name) => ({ name, schema: otherSchema(view), required: true }));

function otherSchema(view: Schema): Schema {
  const others = fieldSchema(view);
  return others && Object.keys(others).length > 0 ? others : { types: ['string'] };
}
