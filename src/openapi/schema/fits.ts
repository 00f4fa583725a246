/** Check a value against a schema: enough of JSON Schema to choose between generated examples. Pure. */
import { formatJson, parseJson, type JsonValue } from '../model/json';
import type { Api, JsonText, Schema, SchemaType } from '../model/model';
import { refsOf, viewSchema } from './view';

/** The direction of a value: to the API, or from it. */
export type Direction = 'request' | 'response';

/** Return the direction of the reply to what was sent in this one. */
export const answering = (sent: Direction): Direction => (sent === 'request' ? 'response' : 'request');

export const isMap = (value: JsonValue | undefined): value is { [key: string]: JsonValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * True for a valid value. Formats are the caller's concern. A required property that `direction` leaves out may be missing.
 * @param open ids of the shared schemas that this value is already being checked against, so that a recursive one ends
 */
export function fits(
  api: Api,
  schema: Schema,
  value: JsonValue,
  direction: Direction,
  open: readonly string[] = [],
): boolean {
  const refs = refsOf(schema);
  if (refs.some((id) => open.includes(id))) return false;
  const view = viewSchema(api, schema);
  const held = [...open, ...refs];
  const valid = (child: Schema, item: JsonValue) => fits(api, child, item, direction, item === value ? held : []);
  if (view.never) return false;
  if (value === null && view.nullable) return true;
  if (
    view.nullable &&
    !view.types &&
    !view.enum &&
    !view.oneOf &&
    !view.anyOf &&
    !view.properties &&
    view.const === undefined
  )
    return false;
  return (
    (!view.types || view.types.some((type) => isType(value, type))) &&
    (view.const === undefined || equal(value, view.const)) &&
    (!view.enum || view.enum.some((one) => equal(value, one.value))) &&
    (typeof value !== 'string' || fitsString(view, value)) &&
    ((typeof value !== 'number' && typeof value !== 'bigint') || fitsNumber(view, formatJson(value))) &&
    (!Array.isArray(value) || fitsArray(view, value, valid)) &&
    (!isMap(value) || fitsObject(api, view, value, direction, valid)) &&
    (view.allOf ?? []).every((part) => valid(part, value)) &&
    (!view.anyOf || view.anyOf.some((part) => valid(part, value))) &&
    (!view.oneOf || view.oneOf.filter((part) => valid(part, value)).length === 1) &&
    !(view.not && valid(view.not, value)) &&
    (!view.if || valid((valid(view.if, value) ? view.then : view.else) ?? {}, value))
  );
}

export function isType(value: JsonValue, type: SchemaType): boolean {
  switch (type) {
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isMap(value);
    case 'integer':
      return typeof value === 'bigint' || Number.isInteger(value);
    case 'number':
      return typeof value === 'bigint' || typeof value === 'number';
    default:
      return typeof value === type;
  }
}

const equal = (value: JsonValue, text: JsonText) => formatJson(value) === formatJson(parseJson(text));

function fitsString({ minLength = 0, maxLength = Infinity, pattern }: Schema, value: string): boolean {
  const { length } = [...value];
  return length >= minLength && length <= maxLength && (pattern === undefined || matches(pattern, value));
}

function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return true;
  }
}

/** Convert a decimal number's text to an integer over a power of ten: no digit is lost. */
export function decimal(text: JsonText): { digits: bigint; scale: number } {
  const [mantissa = '0', exponent = '0'] = text.toLowerCase().split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
}

/** Scale two numbers to integers of the same unit. */
export function aligned(a: JsonText, b: JsonText): [bigint, bigint] {
  const [x, y] = [decimal(a), decimal(b)];
  const scale = Math.max(x.scale, y.scale);
  return [x.digits * 10n ** BigInt(scale - x.scale), y.digits * 10n ** BigInt(scale - y.scale)];
}

const compare = (a: JsonText, b: JsonText) => {
  const [x, y] = aligned(a, b);
  return x < y ? -1 : x > y ? 1 : 0;
};

function fitsNumber(
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: Schema,
  value: JsonText,
): boolean {
  const isMultiple = (step: JsonText) => {
    const [number, unit] = aligned(value, step);
    return unit === 0n || number % unit === 0n;
  };
  return (
    (minimum === undefined || compare(value, minimum) >= 0) &&
    (maximum === undefined || compare(value, maximum) <= 0) &&
    (exclusiveMinimum === undefined || compare(value, exclusiveMinimum) > 0) &&
    (exclusiveMaximum === undefined || compare(value, exclusiveMaximum) < 0) &&
    (multipleOf === undefined || isMultiple(multipleOf))
  );
}

function fitsArray(view: Schema, value: JsonValue[], valid: (schema: Schema, item: JsonValue) => boolean): boolean {
  const {
    minItems = 0,
    maxItems = Infinity,
    prefixItems = [],
    items = {},
    contains,
    minContains = 1,
    maxContains = Infinity,
  } = view;
  const contained = contains ? value.filter((item) => valid(contains, item)).length : minContains;
  return (
    value.length >= minItems &&
    value.length <= maxItems &&
    value.every((item, index) => valid(prefixItems[index] ?? items, item)) &&
    contained >= minContains &&
    contained <= maxContains &&
    (!view.uniqueItems || new Set(value.map((item) => formatJson(item))).size === value.length)
  );
}

/** True for a property that this direction leaves out, required or not. */
export function isLeftOut(view: Schema, direction: Direction): boolean {
  return Boolean(direction === 'request' ? view.readOnly : view.writeOnly);
}

function fitsObject(
  api: Api,
  view: Schema,
  value: { [key: string]: JsonValue },
  direction: Direction,
  valid: (schema: Schema, item: JsonValue) => boolean,
): boolean {
  const names = Object.keys(value);
  const {
    properties = [],
    patternProperties = [],
    additionalProperties = {},
    minProperties = 0,
    maxProperties = Infinity,
  } = view;
  const known = new Map(properties.map((property) => [property.name, property]));
  return (
    names.length >= minProperties &&
    names.length <= maxProperties &&
    properties.every(
      ({ name, required, schema }) =>
        !required || Object.hasOwn(value, name) || isLeftOut(viewSchema(api, schema), direction),
    ) &&
    (view.required ?? []).every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, item]) => {
      const schemas = [
        known.get(name)?.schema,
        ...patternProperties.filter(({ pattern }) => matches(pattern, name)).map(({ schema }) => schema),
      ];
      const described = schemas.filter((schema) => schema !== undefined);
      return (described.length > 0 ? described : [additionalProperties]).every((schema) => valid(schema, item));
    }) &&
    (!view.propertyNames || names.every((name) => valid(view.propertyNames ?? {}, name))) &&
    (view.dependentRequired ?? []).every(
      (rule) => !Object.hasOwn(value, rule.property) || rule.required.every((name) => Object.hasOwn(value, name)),
    ) &&
    (view.dependentSchemas ?? []).every((rule) => !Object.hasOwn(value, rule.property) || valid(rule.schema, value))
  );
}
