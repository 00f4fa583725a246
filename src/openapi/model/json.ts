/** JSON with exact numbers: a number that JavaScript would round, or write differently, keeps its text. */
import { entriesOf, objectOf } from '../../text/ordered';
import type { JsonText, SchemaType } from './model';

/** A number such as 9007199254740993, 0.92233720368547758 or 1e400. */
export class LongNumber {
  /** @param source the number as its author wrote it, such as `0x1F` */
  constructor(
    readonly text: JsonText,
    readonly source: string = text,
    /** The closest number. */
    readonly value = Number(text),
  ) {}

  /** Return the closest number, for code that writes other formats. */
  toJSON(): number {
    return this.value;
  }
}

export type JsonScalar = null | boolean | number | LongNumber | string;
export type JsonValue = JsonScalar | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}

export const isLong = (value: JsonValue | undefined): value is LongNumber => value instanceof LongNumber;

export const isNumber = (value: JsonValue | undefined): value is number | LongNumber =>
  typeof value === 'number' || isLong(value);

/** True for a value that is neither an object nor a list. */
export const isScalar = (value: JsonValue): value is JsonScalar =>
  typeof value !== 'object' || value === null || isLong(value);

/** True for a media type of one JSON value, such as `application/problem+json`; false for sequences of values. */
export const isJsonType = (mediaType: string): boolean => /[/+]json(?![\w-])/i.test(mediaType);

/** True for an object that is not a list. */
export const isMap = (value: JsonValue | undefined): value is JsonObject =>
  value !== undefined && !isScalar(value) && !Array.isArray(value);

/** Write `value` as JSON text, indented by `indent` spaces per level; compact by default. */
export function formatJson(value: JsonValue, indent = 0): JsonText {
  return write(value, indent === 0 ? '' : '\n', ' '.repeat(indent));
}

function write(value: JsonValue, newline: string, step: string): string {
  if (isLong(value)) return value.text;
  if (isScalar(value)) return JSON.stringify(value);
  const inner = newline + (newline && step);
  const colon = newline ? ': ' : ':';
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((item) => write(item, inner, step))
    : entriesOf(value).map(([key, item]) => `${JSON.stringify(key)}${colon}${write(item, inner, step)}`);
  return parts.length === 0 ? `${open}${close}` : `${open}${inner}${parts.join(`,${inner}`)}${newline}${close}`;
}

const token = /"(?:[^"\\]|\\.)*"(?:\s*:)?|-?\d[\d.eE+-]*/g;

/** List the significant digits of a number. */
const digitsOf = (number: string) =>
  number
    .replace(/e.*/i, '')
    .replace(/\D/g, '')
    .replace(/^0+|0+$/g, '');

/** Parse JSON text without rounding a number. Throws `SyntaxError` on invalid JSON. */
export function parseJson(text: JsonText): JsonValue {
  // Numbers that would be rounded, and names that look like integers, pass through JSON.parse as strings that begin with NUL. A string
  // that begins with NUL itself gets one more.
  const marked = text.replace(token, (part) => {
    if (part.startsWith('"')) return /^"(?:\d+"\s*:$|\\u0000)/.test(part) ? `"\\u0000${part.slice(1)}` : part;
    const number = Number(part);
    const isExact = /^-?\d+$/.test(part) ? Number.isSafeInteger(number) : digitsOf(part) === digitsOf(String(number));
    return isExact || Number.isNaN(number) ? part : `"\\u0000${part}"`;
  });
  return JSON.parse(marked, marked === text ? undefined : revive) as JsonValue;
}

/** Parse JSON text; return undefined for invalid JSON. */
export function tryJson(text: string): JsonValue | undefined {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

function revive(_key: string, value: JsonValue): JsonValue {
  if (isMap(value) && Object.keys(value).some((name) => name.startsWith('\0')))
    return objectOf(Object.entries(value).map(([name, item]) => [name.replace(/^\0(?=\d+$|\0)/, ''), item]));
  if (typeof value !== 'string' || !value.startsWith('\0')) return value;
  const inside = value.slice(1);
  return inside.startsWith('\0') ? inside : new LongNumber(inside);
}

/** Write a JSON value for running text: a string without its quotes, anything else as JSON. */
export function showJson(text: JsonText): string {
  const value = parseJson(text);
  return typeof value === 'string' ? value : text;
}

/** Return the type of a JSON value; null for null. */
export function typeOf(value: JsonText): SchemaType | null {
  const first = value[0] ?? '';
  if (first === '"') return 'string';
  if (first === '{') return 'object';
  if (first === '[') return 'array';
  if (value === 'true' || value === 'false') return 'boolean';
  return value === 'null' ? null : /^-?\d+$/.test(value) ? 'integer' : 'number';
}
