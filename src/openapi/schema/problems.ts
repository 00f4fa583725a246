/** Check a value against a schema of the model. Pure; runs in browsers too. */
import { nearest } from '../../text/nearest';
import { formatJson, isMap, isNumber, type JsonValue } from '../model/json';
import type { Schema } from '../model/model';
import {
  either,
  enumMessage,
  equal,
  isType,
  matches,
  numberMessages,
  sizeMessages,
  stringMessages,
  typeMessage,
} from './value-rules';
import { hasParts, refsOf, schemaVariants, viewSchema, type Schemas } from './view';

/** The direction of a value: to the API, or from it. */
export type Direction = 'request' | 'response';

/** Return the direction of the reply. */
export const opposite = (sent: Direction): Direction => (sent === 'request' ? 'response' : 'request');

export interface Problem {
  /** Names and indexes from the top down to the value. */
  path: (string | number)[];
  /** The rest of a sentence that begins with the value's name: `must be an integer, and is text`. */
  message: string;
  /** The name of a missing field. */
  missing?: string;
  /** Set if the complete value is wrong: it has another type, or is not one of the listed values. */
  mismatch?: 'type' | 'constant';
  /** True if the value is valid all the same: the field is ignored, or unknown but not forbidden. */
  isNote?: boolean;
  /** True if the problem is the field's name, not its value. */
  isName?: boolean;
}

interface Place {
  schemas: Schemas;
  direction: Direction;
  path: Problem['path'];
  /** Ids of the shared schemas that this value is being checked against, to stop at cycles. */
  open: readonly string[];
  /** Names of fields that schemas around this one describe for the same value. */
  beside: readonly string[];
  notes: boolean;
  /** True to refuse a value that fits several alternatives of a `oneOf`, which no value can avoid if they overlap. */
  strict: boolean;
}

/**
 * True for a valid value. Formats are not checked. A required property that `direction` leaves out may be missing.
 * @param strict false to accept a value that fits several alternatives of a `oneOf`, as `findProblems` does
 */
export function fits(schemas: Schemas, schema: Schema, value: JsonValue, direction: Direction, strict = true): boolean {
  return isValid({ schemas, direction, path: [], open: [], beside: [], notes: false, strict }, schema, value);
}

/** Find the mistakes and oddities in a value. */
export function findProblems(schemas: Schemas, schema: Schema, value: JsonValue, direction: Direction): Problem[] {
  return [
    ...problems({ schemas, direction, path: [], open: [], beside: [], notes: true, strict: false }, schema, value),
  ];
}

/** Find why an author's example does not fit; undefined if it fits. */
export const misfit = (...example: Parameters<typeof findProblems>): Problem | undefined =>
  findProblems(...example).find(({ isNote }) => !isNote);

function isValid(place: Place, schema: Schema, value: JsonValue): boolean {
  return problems({ ...place, notes: false }, schema, value).next().done === true;
}

function* problems(place: Place, schema: Schema, value: JsonValue): Generator<Problem> {
  const { schemas, path } = place;
  const refs = refsOf(schema);
  const problem = (message: string): Problem => ({ path, message });
  if (refs.some((id) => place.open.includes(id))) {
    yield problem('contains itself without end');
    return;
  }
  const view = viewSchema(schemas, schema);
  const same = {
    ...place,
    open: [...place.open, ...refs],
    beside: [...place.beside, ...describedNames(view)],
  };
  if (view.never) {
    yield problem('must not be there');
    return;
  }
  if (value === null && view.nullable) return;
  const { types } = view;
  if (types && !types.some((type) => isType(value, type))) {
    yield { path, message: typeMessage(types, view, value), mismatch: 'type' };
    return;
  }
  if (view.const !== undefined && !equal(value, view.const))
    yield { path, message: `must be ${view.const}`, mismatch: 'constant' };
  if (view.enum && !view.enum.some((one) => equal(value, one.value)))
    yield { path, message: enumMessage(view, value), mismatch: 'constant' };
  if (typeof value === 'string') yield* stringMessages(view, value).map(problem);
  if (isNumber(value)) yield* numberMessages(view, formatJson(value)).map(problem);
  if (Array.isArray(value)) yield* arrayProblems(place, view, value);
  if (isMap(value)) yield* objectProblems(place, same, view, value);
  for (const part of view.allOf ?? []) yield* problems(same, part, value);
  yield* variantProblems(same, view, value);
  if (view.not && isValid(same, view.not, value)) yield problem('is of the shape that is excluded here');
  if (view.if) {
    const part = isValid(same, view.if, value) ? view.then : view.else;
    if (part) yield* problems(same, part, value);
  }
}

const describedNames = ({ properties = [], required = [], discriminator }: Schema) => [
  ...properties.map(({ name }) => name),
  ...required,
  ...(discriminator ? [discriminator.propertyName] : []),
];

function* arrayProblems(place: Place, view: Schema, value: JsonValue[]): Generator<Problem> {
  const { minItems, maxItems, prefixItems = [], contains } = view;
  // Allow any item if other parts may describe it (Core 11.2).
  const items = view.items ?? (contains || hasParts(view) ? {} : view.unevaluatedItems) ?? {};
  const problem = (message: string): Problem => ({ path: place.path, message });
  yield* sizeMessages(value.length, minItems, maxItems, 'item').map(problem);
  for (const [index, item] of value.entries()) yield* problems(inside(place, index), prefixItems[index] ?? items, item);
  if (contains) {
    const { minContains = 1, maxContains } = view;
    const found = value.filter((item, index) => isValid(inside(place, index), contains, item)).length;
    yield* sizeMessages(found, minContains, maxContains, 'item', ' of a certain shape').map(problem);
  }
  if (view.uniqueItems) {
    const texts = value.map((item) => formatJson(item));
    const again = texts.findIndex((text, index) => texts.indexOf(text) < index);
    if (again >= 0)
      yield {
        path: [...place.path, again],
        message: `is the same as item ${texts.indexOf(texts[again] ?? '')}: each may be there once`,
      };
  }
}

const inside = (place: Place, step: string | number): Place => ({
  ...place,
  path: [...place.path, step],
  open: [],
  beside: [],
});

/** True for a property that this direction leaves out, whether required or not. */
export function isLeftOut(view: Schema, direction: Direction): boolean {
  return Boolean(direction === 'request' ? view.readOnly : view.writeOnly);
}

function* objectProblems(
  place: Place,
  same: Place,
  view: Schema,
  value: { [key: string]: JsonValue },
): Generator<Problem> {
  const { path, direction, schemas } = place;
  const names = Object.keys(value);
  const { properties = [], patternProperties = [], minProperties, maxProperties } = view;
  const known = new Map(properties.map((property) => [property.name, property]));
  // If nothing else describes fields, an unknown field is most likely a mistake.
  const isWhole = known.size > 0 && patternProperties.length === 0 && !view.allOf && !view.anyOf && !view.oneOf;
  const problem = (message: string): Problem => ({ path, message });
  yield* sizeMessages(names.length, minProperties, maxProperties, 'field').map(problem);
  const required = properties
    .filter((one) => one.required && !isLeftOut(viewSchema(schemas, one.schema), direction))
    .map(({ name }) => name);
  for (const name of [...required, ...(view.required ?? [])])
    if (!Object.hasOwn(value, name)) {
      const typed = nearest(
        name,
        names.filter((other) => !known.has(other)),
      );
      yield {
        path,
        message: `needs the field ${JSON.stringify(name)}${typed === undefined ? '' : `: did you mean it by ${JSON.stringify(typed)}?`}`,
        missing: name,
      };
    }
  for (const [name, item] of Object.entries(value)) {
    const at = inside(place, name);
    const own = known.get(name)?.schema;
    const described = [
      ...(own ? [own] : []),
      ...patternProperties.filter(({ pattern }) => matches(pattern, name)).map(({ schema }) => schema),
    ];
    if (own && place.notes && isLeftOut(viewSchema(schemas, own), direction))
      yield {
        path: at.path,
        message:
          direction === 'request' ? 'is read-only: it is ignored in a request' : 'is write-only: no response has it',
        isNote: true,
        isName: true,
      };
    for (const schema of described) yield* problems(at, schema, item);
    if (described.length > 0) continue;
    const others = view.additionalProperties ?? (hasParts(view) ? undefined : view.unevaluatedProperties);
    const near = nearest(
      name,
      [...known.keys()].filter((other) => !names.includes(other)),
    );
    const meant = near === undefined ? '' : `: did you mean ${JSON.stringify(near)}?`;
    if (others?.never) yield { path: at.path, message: `is no field of this object${meant}`, isName: true };
    else if (others) yield* problems(at, others, item);
    else if (place.notes && !view.discriminator && !same.beside.includes(name) && (near !== undefined || isWhole))
      yield { path: at.path, message: `is not in the specification${meant}`, isNote: true, isName: true };
  }
  if (view.propertyNames)
    for (const name of names)
      for (const { message } of problems(inside(place, name), view.propertyNames, name))
        yield { path: [...path, name], message: `has a name that ${message}`, isName: true };
  for (const { property, required: needed } of view.dependentRequired ?? [])
    for (const name of Object.hasOwn(value, property) ? needed : [])
      if (!Object.hasOwn(value, name))
        yield problem(`needs the field ${JSON.stringify(name)}, since it has ${JSON.stringify(property)}`);
  for (const { property, schema } of view.dependentSchemas ?? [])
    if (Object.hasOwn(value, property)) yield* problems(same, schema, value);
}

/** Choose the variant that the author meant: by its discriminator, else the one with the fewest problems. */
function* variantProblems(place: Place, view: Schema, value: JsonValue): Generator<Problem> {
  for (const kind of ['anyOf', 'oneOf'] as const) {
    const variants = view[kind];
    if (!variants) continue;
    const chosen = chosenVariant(view, value);
    if (chosen) {
      yield* problems(place, chosen, value);
      continue;
    }
    const valid = variants.filter((variant) => isValid(place, variant, value));
    if (kind === 'anyOf' ? valid.length > 0 : valid.length === 1) {
      if (place.notes && valid[0]) yield* problems(place, valid[0], value);
      continue;
    }
    if (valid.length > 1) {
      const message = `fits ${valid.length} of the shapes to choose from, and must fit only one`;
      if (place.strict || place.notes) yield { path: place.path, message, ...(!place.strict && { isNote: true }) };
      continue;
    }
    // Skip the reasons if only validity counts.
    if (!place.notes) {
      yield { path: place.path, message: 'fits none of the shapes to choose from' };
      continue;
    }
    yield* meantVariant(place, view, variants, value);
  }
}

/** Return the variant that the discriminator's property names; undefined if it names none. */
function chosenVariant(view: Schema, value: JsonValue): Schema | undefined {
  if (!view.discriminator || !isMap(value)) return undefined;
  const given = value[view.discriminator.propertyName];
  return schemaVariants(view)?.items.find(({ values }) => typeof given === 'string' && values.includes(given))?.schema;
}

function meantVariant(place: Place, view: Schema, variants: readonly Schema[], value: JsonValue): Problem[] {
  const { discriminator } = view;
  const chosen = schemaVariants(view);
  if (discriminator && chosen && isMap(value)) {
    const { propertyName } = discriminator;
    const given = value[propertyName];
    const values = chosen.items.flatMap((each) => each.values).map((each) => JSON.stringify(each));
    if (values.length > 0 && !discriminator.otherwise)
      return given === undefined
        ? [
            {
              path: place.path,
              message: `needs the field ${JSON.stringify(propertyName)}, which chooses its shape: ${either(values)}`,
            },
          ]
        : [{ path: [...place.path, propertyName], message: `chooses the shape, and must be ${either(values)}` }];
  }
  const found = variants.map((variant) => [...problems(place, variant, value)]);
  // If all variants only lack fields, no variant is more likely than another.
  const isLack = ({ path, missing }: Problem) => missing !== undefined && path.length === place.path.length;
  const needs = found.map((list) => list.map(({ missing }) => JSON.stringify(missing)).join(' and '));
  if (new Set(needs).size > 1 && needs.length <= 4 && found.flat().every(isLack))
    return [{ path: place.path, message: `needs the field ${either([...new Set(needs)])}` }];
  const weight = (list: Problem[]) =>
    // A value with another type or constant probably belongs to another variant.
    list.reduce(
      (sum, { path, isNote, mismatch }) =>
        sum + (isNote ? 0.1 : mismatch && path.length === place.path.length ? 50 : mismatch === 'constant' ? 10 : 1),
      0,
    );
  return found.reduce((best, list) => (weight(list) < weight(best) ? list : best), found[0] ?? []);
}
